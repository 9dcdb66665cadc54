/** The components of Mystery of the Abbey, drawn. Pure functions from what is shown to SVG; no rules, no words of their own. */
import "../css/art.css";
import "../css/art-tokens.css";
import "../css/art-plan.css";

export * from "./plan.ts";
export {
  cardBack,
  PORTRAIT,
  type PortraitOptions,
  portrait,
  portraitCard,
} from "./portrait.ts";
export { accusation, caught, culprit, mass, SCENE, silence } from "./scenes.ts";
export { sign, traitSign } from "./signs.ts";
export * from "./tokens.ts";

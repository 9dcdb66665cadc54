/** By licence, everything the app is made of. See licences.ts beside vite.config.ts. */
declare module "virtual:licences" {
  const licences: readonly (readonly [licence: string, parts: readonly string[]])[];
  export default licences;
}

declare module "virtual:licence-texts" {
  const texts: string;
  export default texts;
}

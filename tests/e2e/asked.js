// What the page asks of whoever sits before it: something to press, something to wait for, or nothing more.
const seen = (which) => eyes.all(which);
const thing = (found) => ({ name: eyes.name(found), at: eyes.point(found) });
const among = (things) => things.map(thing).filter(({ at }) => at !== null);
// Where nobody's own things lie, whoever is asked may look at theirs first.
const open = document.querySelector("[data-action='look']") !== null;
const answer = (what, things = []) => ({ what, things: among(things), open });

if (document.querySelector(".t-ending")) return answer("over");
if (document.querySelector("[data-fresh]")) return answer("wait");
// A reason that came up under the finger leads to its rule.
if (document.querySelector(".ruled")) return answer("press", seen(".back"));
if (document.querySelector(".t-door")) return answer("door", seen(".t-latch, .t-pin input"));
if (seen(".t-pass").length > 0) return answer("press", seen(".t-pass .primary"));
if (seen(".t-recap").length > 0) return answer("press", seen(".t-recap .t-recap-buttons button").slice(0, 1));
const primary = seen(".t-primary");
if (seen(".m-ghost").length > 0) return answer("press", primary);
const slip = seen(".t-remark .t-close, .t-card .t-close");
if (slip.length > 0) return answer("press", slip);
const answers = seen(".t-slips .t-answer").filter((found) => found.dataset.answer !== "go-on");
if (answers.length > 0) return answer("press", answers);
const places = seen(".m-legal");
if (places.length > 0) return answer("press", places);
const steps = seen(".m-to-box, .m-reach");
if (steps.length > 0) return answer("press", steps);
if (seen(".m-hand-tile[aria-pressed='true'], .t-offer[aria-pressed='true']").length > 0) return answer("press", primary);
// A letter that is to be switched waits for another.
const chosen = seen(".m-chosen[role='button'], .m-walker.m-chosen").filter((found) => !found.closest(".m-cell:not(.m-offered)"));
if (chosen.length > 0) return answer("press", chosen);
const offered = seen(".m-hand-tile.offered, .m-walker, .t-offer, .m-cell.m-offered .m-press, .m-cell.m-offered.m-press");
if (among(offered).length > 0) return { ...answer("may", offered), primary: among(primary)[0] ?? null };
if (primary.length > 0) return answer("press", primary);
return answer("wait");

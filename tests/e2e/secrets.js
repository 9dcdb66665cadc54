// Everything that gives away a secret of Mystery of the Abbey where nobody looks: in the page as a person, a screen reader
// or a script could find it, in what it keeps, and in what the shell has answered since the last look.
// Asked with: what nobody may read here, the names of all suspects as the engine writes them.
const [words, suspects] = arguments;
const stored = (shelf) => Object.entries({ ...shelf }).flat();
const places = {
  page: document.documentElement.outerHTML,
  title: document.title,
  address: location.href,
  state: JSON.stringify(history.state ?? null),
  fields: [...document.querySelectorAll("input, textarea")].map(({ value }) => value).join("\n"),
  kept: [...stored(localStorage), ...stored(sessionStorage), document.cookie ?? "", window.name].join("\n"),
};
const found = Object.entries(places).flatMap(([place, text]) =>
  words.filter((word) => text.includes(word)).map((word) => `${place}: ${word}`));

const heard = (window.overheard ?? []).map(({ command, told }) => ({ command, told: JSON.parse(told) }));
const isScreen = ({ told }) => typeof told === "object" && told !== null && "handoff" in told && "view" in told;
const looked = heard.findLastIndex((one) => isScreen(one) && one.told.seat !== null);
const closed = heard.findIndex((one, n) => n > looked && isScreen(one) && one.told.seat === null);
const since = closed < 0 ? [] : heard.slice(closed);
const exposed = since.findLast(isScreen)?.told.view.exposed ?? [];
const OWN = ["hand", "kept", "ear", "sheet", "chosen"];

/** What an answer lets somebody see that not everybody has seen. */
const seen = (told, within = "") => {
  if (typeof told !== "object" || told === null) return [];
  return Object.entries(told).flatMap(([key, value]) => {
    const inside = seen(value, `${within}.${key}`);
    const own = OWN.includes(key) && /\.seats\.\d+$/.test(within) && value !== "hidden";
    const cards = key === "seen" ? suspects.filter((one) => !exposed.includes(one) && JSON.stringify(value).includes(`"${one}"`)) : [];
    const noted = key === "notes" && Object.keys(value ?? {}).length > 0;
    return [...inside, ...(own || noted ? [`${within}.${key}`] : []), ...cards.map((one) => `${within}.${key} ${one}`)];
  });
};
for (const { command, told } of since) {
  const text = JSON.stringify(told);
  const secret = words.filter((word) => word.startsWith("my secret") && text.includes(word));
  found.push(...[...seen(told), ...secret].map((what) => `the answer to ${command}: ${what}`));
}
// What was heard before the last look has been searched.
window.overheard = window.overheard?.slice(Math.max(looked, 0));
return { found, answers: since.length };

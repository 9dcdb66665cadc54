// Which chapter tells about a tile. The keys of rules are anchors themselves.

const CHAPTERS: Readonly<Record<string, string>> = {
  "path-straight": "groups",
  "path-corner": "groups",
  field: "groups",
  garden: "groups",
  beehive: "features",
  "carp-pond": "features",
  dovecote: "features",
  garderobes: "dual-purpose",
  infirmary: "dual-purpose",
  refectory: "dual-purpose",
  "secret-way-red": "secret-ways",
  "secret-way-blue": "secret-ways",
  "secret-way-green": "secret-ways",
  "secret-way-yellow": "secret-ways",
  abbey: "tiles",
  cloisters: "tiles",
  dormitory: "tiles",
  "chapter-house": "tiles",
  sacristy: "tiles",
  parlour: "tiles",
  vestry: "tiles",
  "warming-house": "tiles",
  kitchen: "tiles",
  bakehouse: "tiles",
  forge: "tiles",
  mill: "tiles",
  barn: "tiles",
};

/** The anchor for a rule's key or a tile's. Icon tiles and the Prison Cell have their own chapter. */
export function anchorOf(key: string): string {
  return CHAPTERS[key] ?? key;
}

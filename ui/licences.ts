// What the app is made of, read at build from the two lists that say it: the crates that cargo resolves for the app,
// and the packages of the UI. The page "About" imports `virtual:licences`, the names, and `virtual:licence-texts`, all
// the texts, when somebody wants to see them. Installed packages carry the texts as a file, `gen/licences.txt`.

import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const OWN = ["LICENSE-MIT", "LICENSE-APACHE"];

interface Crates {
  readonly packages: readonly {
    id: string;
    name: string;
    version: string;
    license: string | null;
    manifest_path: string;
  }[];
  readonly resolve: {
    readonly nodes: readonly {
      id: string;
      deps: readonly { pkg: string; dep_kinds: readonly { kind: string | null }[] }[];
    }[];
  };
}

interface Part {
  readonly name: string;
  readonly licence: string;
  /** Where its own licence texts lie. */
  readonly folder: string;
}

/** Everything that is linked into the app on this platform: neither what only builds nor what only tests it. */
function crates(): readonly Part[] {
  const run = (program: string, ...args: string[]): string =>
    execFileSync(program, args, { cwd: ROOT, encoding: "utf8", maxBuffer: 2 ** 27 });
  const host = /^host: (.*)$/m.exec(run("rustc", "-vV"))?.[1] ?? "";
  const args = ["metadata", "--locked", "--format-version", "1", "--filter-platform", host];
  const { packages, resolve } = JSON.parse(run("cargo", ...args)) as Crates;
  const nodes = new Map(resolve.nodes.map((node) => [node.id, node]));
  const ours = packages.filter(({ id }) => id.startsWith("path+")).map(({ id }) => id);
  const app = packages.find(({ id, name }) => name === "cloister" && ours.includes(id));
  const linked = new Set<string>();
  const visit = (id: string): void => {
    if (linked.has(id)) return;
    linked.add(id);
    for (const { pkg, dep_kinds } of nodes.get(id)?.deps ?? []) {
      if (dep_kinds.some(({ kind }) => kind === null)) visit(pkg);
    }
  };
  if (app) visit(app.id);
  return packages
    .filter(({ id }) => linked.has(id) && !ours.includes(id))
    .map(({ name, version, license, manifest_path }) => ({
      name: `${name} ${version}`,
      licence: license ?? "?",
      folder: dirname(manifest_path),
    }));
}

/** What the UI itself brings along. */
function packages(): readonly Part[] {
  const read = (folder: string) => JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const ui = fileURLToPath(new URL(".", import.meta.url));
  return Object.keys(read(ui).dependencies ?? {}).map((name) => {
    const folder = join(ui, "node_modules", name);
    const { version, license } = read(folder) as { version: string; license: string };
    return { name: `${name} ${version}`, licence: license, folder };
  });
}

/** By licence, the commonest first. `A/B` and `B OR A` are the same. */
export function byLicence(
  all: readonly Pick<Part, "name" | "licence">[],
): readonly (readonly [string, readonly string[]])[] {
  const groups = new Map<string, string[]>();
  for (const { name, licence } of all) {
    const key = licence
      .split(/\s*\/\s*|\s+OR\s+/)
      .sort()
      .join(" OR ");
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  return [...groups]
    .map(([licence, parts]) => [licence, parts.sort()] as const)
    .sort(([, one], [, other]) => other.length - one.length);
}

/** Every licence text once, under the names of the parts that carry it. */
function texts(all: readonly Part[]): string {
  const carriers = new Map<string, string[]>();
  const carry = (name: string, path: string): void => {
    const text = readFileSync(path, "utf8")
      .replace(/\r/g, "")
      .replace(/[ \t]+$/gm, "")
      .trim();
    carriers.set(text, [...(carriers.get(text) ?? []), name]);
  };
  for (const own of OWN) carry("Cloister", join(ROOT, own));
  for (const { name, folder } of all) {
    const files = readdirSync(folder, { withFileTypes: true });
    for (const file of files) {
      if (file.isFile() && /^(un)?licen[cs]e|^copying|^notice/i.test(file.name))
        carry(name, join(folder, file.name));
    }
  }
  const rule = "=".repeat(80);
  return [...carriers]
    .map(([text, names]) => `${rule}\n${names.join(", ")}\n${rule}\n\n${text}\n`)
    .join("\n");
}

export function licences(): Plugin {
  let known: readonly Part[] | undefined;
  const all = (): readonly Part[] => {
    known ??= [...packages(), ...crates()];
    return known;
  };
  const answers: Readonly<Record<string, () => unknown>> = {
    "\0virtual:licences": () => byLicence(all()),
    "\0virtual:licence-texts": () => texts(all()),
  };
  return {
    name: "licences",
    resolveId: (id) => (`\0${id}` in answers ? `\0${id}` : undefined),
    load: (id) => (id in answers ? `export default ${JSON.stringify(answers[id]?.())}` : undefined),
    writeBundle: () => {
      mkdirSync(join(ROOT, "gen"), { recursive: true });
      writeFileSync(join(ROOT, "gen", "licences.txt"), texts(all()));
    },
  };
}

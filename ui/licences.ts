// What the app is made of, read at build from the two lists that say it: the crates that cargo resolves for the app,
// and the packages of the UI. The page "About" imports it as `virtual:licences`, when somebody wants to see it.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const NAME = "virtual:licences";
const ROOT = fileURLToPath(new URL("..", import.meta.url));

interface Crates {
  readonly packages: readonly {
    id: string;
    name: string;
    version: string;
    license: string | null;
  }[];
  readonly resolve: {
    readonly nodes: readonly {
      id: string;
      deps: readonly { pkg: string; dep_kinds: readonly { kind: string | null }[] }[];
    }[];
  };
}

type Part = readonly [name: string, licence: string];

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
    .map(({ name, version, license }) => [`${name} ${version}`, license ?? "?"]);
}

/** What the UI itself brings along. */
function packages(): readonly Part[] {
  const read = (path: string): Record<string, never> =>
    JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
  return Object.keys(read("./package.json").dependencies ?? {}).map((name) => {
    const { version, license } = read(`./node_modules/${name}/package.json`) as unknown as {
      version: string;
      license: string;
    };
    return [`${name} ${version}`, license];
  });
}

/** By licence, the commonest first. `A/B` and `B OR A` are the same. */
export function byLicence(all: readonly Part[]): readonly (readonly [string, readonly string[]])[] {
  const groups = new Map<string, string[]>();
  for (const [part, licence] of all) {
    const name = licence
      .split(/\s*\/\s*|\s+OR\s+/)
      .sort()
      .join(" OR ");
    groups.set(name, [...(groups.get(name) ?? []), part]);
  }
  return [...groups]
    .map(([licence, parts]) => [licence, parts.sort()] as const)
    .sort(([, one], [, other]) => other.length - one.length);
}

export function licences(): Plugin {
  return {
    name: "licences",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) =>
      id === `\0${NAME}`
        ? `export default ${JSON.stringify(byLicence([...packages(), ...crates()]))}`
        : undefined,
  };
}

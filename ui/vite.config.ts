import { existsSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { licences } from "./licences.ts";

/** The game to which a file of ours belongs, if it belongs to one. */
const gameOf = (path: string): string | undefined => {
  const folder = /\/(?:src|data|locales\/\w+)\/(\w+)\//.exec(path)?.[1];
  return folder !== undefined && existsSync(`locales/en/${folder}`) ? folder : undefined;
};

export default defineConfig({
  plugins: [licences()],
  build: {
    // WebKitGTK 2.40 and later, and every webview of the same age.
    target: "es2022",
    // The page may only load what lies beside it: nothing becomes a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The licence texts are long, and read by few.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        // The lesser pages come together: alone, each would bring again what all of them need.
        // What the first page needs of them stays with it, or their styles would come before its own.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: "pages",
              test: /\/src\/(about|new-game|replay|rules|saved|settings|statistics)\/(?!draft|rematch|start|words)/,
            },
          ],
        },
        // What only one game needs says so, for whoever counts what a game loads.
        chunkFileNames: ({ name, moduleIds }) => {
          const [game, ...others] = new Set(moduleIds.map(gameOf));
          const one = game !== undefined && others.length === 0;
          return `assets/${one ? `${game}-` : ""}${name}-[hash].js`;
        },
      },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    // A busy machine is slow, not wrong.
    testTimeout: 30_000,
  },
});

import { defineConfig } from "vitest/config";
import { licences } from "./licences.ts";

export default defineConfig({
  plugins: [licences()],
  build: {
    // WebKitGTK 2.40 and later, and every webview of the same age.
    target: "es2022",
    // The page may only load what lies beside it: nothing becomes a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    // A busy machine is slow, not wrong.
    testTimeout: 30_000,
  },
});

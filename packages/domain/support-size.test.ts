import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";
import { expect, it } from "vitest";

it("AST-08 the check is at most 15 kB for a browser to load", async () => {
  const bundle = await rolldown({
    input: join(import.meta.dirname, "src/assistant/support/claims.ts"),
    platform: "browser",
    logLevel: "silent",
  });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  await bundle.close();
  expect(output).toHaveLength(1);
  expect(gzipSync(output[0].code).byteLength).toBeLessThanOrEqual(15_000);
});

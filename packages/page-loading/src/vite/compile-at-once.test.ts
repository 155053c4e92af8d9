import { SourceMap } from "node:module";
import { build, type Rollup } from "vite";
import { expect, test } from "vitest";
import { compileAtOnce } from "./compile-at-once.ts";

test("keeps the places that a source map names, below the line that it adds", async () => {
  const { output } = (await build({
    configFile: false,
    logLevel: "error",
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === "entry.js" ? id : undefined),
        load: (id) => (id === "entry.js" ? "\n\nconsole.log('here');" : undefined),
      },
      compileAtOnce(),
    ],
    build: { write: false, sourcemap: true, rolldownOptions: { input: "entry.js" } },
  })) as Rollup.RollupOutput;
  const [{ code }] = output;
  const map = output.find(({ fileName }) => fileName.endsWith(".js.map"));
  const lines = code.split("\n");
  const line = lines.findIndex((text) => text.includes("console.log"));
  expect(lines[0]).toBe("//# allFunctionsCalledOnLoad");
  const source = map?.type === "asset" ? String(map.source) : "{}";
  const entry = new SourceMap(JSON.parse(source)).findEntry(line, lines[line]?.indexOf("console") ?? 0);
  expect(entry).toMatchObject({
    generatedLine: line,
    originalSource: expect.stringContaining("entry.js"),
    originalLine: 2,
  });
});

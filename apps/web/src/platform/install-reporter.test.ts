import { fileURLToPath } from "node:url";
import { build, type Rollup } from "vite";
import { expect, test } from "vitest";

const toFile = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds a one-line app that installs the reporter, or one that does not. @returns the files, by name */
async function buildApp(reportUrl: string, { isInstalled = true } = {}): Promise<Record<string, string>> {
  const call = `import { installReporter } from ${JSON.stringify(toFile("install-reporter.ts"))}; installReporter(String);`;
  const built = (await build({
    root: toFile("."),
    configFile: false,
    logLevel: "silent",
    define: { "import.meta.env.VITE_REPORT_URL": JSON.stringify(reportUrl) },
    plugins: [
      {
        name: "app",
        resolveId: (id) => (id === "app" ? id : undefined),
        load: (id) => (id === "app" ? `${isInstalled ? call : ""} document.title = "app";` : undefined),
      },
    ],
    build: { write: false, target: "baseline-widely-available", rolldownOptions: { input: "app" } },
  })) as Rollup.RollupOutput;
  return Object.fromEntries(built.output.map((file) => [file.fileName, "code" in file ? file.code : ""]));
}

test("OPS-03 a build without an address for reports contains nothing of the reporter", async () => {
  expect(await buildApp("")).toEqual(await buildApp("", { isInstalled: false }));
});

test("OPS-03 a build with an address contains the reporter, and loads the measuring code separately", async () => {
  const files = await buildApp("https://reports.test/browser");
  const all = Object.values(files).join("\n");
  expect(all).toContain("https://reports.test/browser");
  expect(all).toContain("unhandledrejection");
  expect(Object.keys(files).filter((name) => name.includes("measure-vitals"))).toHaveLength(1);
});

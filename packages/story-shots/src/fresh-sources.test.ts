import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { createServer, type Plugin, type ViteDevServer } from "vite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { refuseStaleServer } from "./dev-server.ts";
import { freshSources } from "./fresh-sources.ts";

/** Beside this module, so that the styles can resolve vanilla-extract. */
let work: string;
let styles: string;
let server: ViteDevServer | undefined;

const toSource = (color: string): string =>
  `import { style } from "@vanilla-extract/css";\nexport const badge = style({ color: "${color}" });\n`;

beforeEach(() => {
  work = mkdtempSync(join(import.meta.dirname, "planted-"));
  for (const folder of ["app", "ui"]) {
    mkdirSync(join(work, folder));
    writeFileSync(join(work, folder, "package.json"), JSON.stringify({ name: folder, type: "module" }));
  }
  styles = join(work, "ui/Badge.css.ts");
  writeFileSync(styles, toSource("red"));
});
afterEach(async () => {
  await server?.close();
  rmSync(work, { recursive: true, force: true });
});

/** A module without a file, like Storybook's page. */
const virtual: Plugin = {
  name: "virtual",
  resolveId: (id) => (id === "/virtual.js" ? "\0/virtual.js" : undefined),
  load: (id) => (id === "\0/virtual.js" ? "export default 1;" : undefined),
};

/** Starts a development server whose styles are outside of its root, like Storybook's. */
async function start(watched: readonly string[]): Promise<string> {
  const sources = freshSources(watched);
  server = await createServer({
    root: join(work, "app"),
    configFile: false,
    logLevel: "error",
    cacheDir: join(tmpdir(), `story-shots-${process.pid}`),
    server: { port: 0, host: "127.0.0.1", fs: { strict: false } },
    plugins: [vanillaExtractPlugin({ unstable_pluginFilter: ({ name }) => name === sources.name }), sources, virtual],
  });
  await server.listen();
  return new URL(server.resolvedUrls?.local[0] ?? "").origin;
}

/** Reads the colour that the server serves, with the requests that a page sends. */
async function readColor(origin: string): Promise<string | undefined> {
  await (await fetch(`${origin}/@fs${styles}`)).text();
  const css = await fetch(`${origin}/@fs${styles}.vanilla.css`, { headers: { accept: "text/css" } });
  return /color: ?(\w+)/.exec(await css.text())?.[1];
}

function writeInPlace(color: string): void {
  writeFileSync(styles, toSource(color));
}
/** Replaces a file the way that `git checkout`, `sed -i` and most editors do. */
function replaceByRename(color: string): void {
  writeFileSync(`${styles}.new`, toSource(color));
  renameSync(`${styles}.new`, styles);
}

it("QAS-03 serves each version of a style sheet that is replaced by rename", { timeout: 180_000 }, async () => {
  const origin = await start([join(work, "ui")]);
  expect(await readColor(origin)).toBe("red");
  for (const [write, color] of [
    [replaceByRename, "green"],
    [writeInPlace, "pink"],
    [replaceByRename, "gold"],
    [replaceByRename, "navy"],
    [writeInPlace, "teal"],
  ] as const) {
    write(color);
    // oxlint-disable-next-line no-await-in-loop -- one version after the other
    await expect.poll(() => readColor(origin), { timeout: 30_000, interval: 600 }).toBe(color);
  }
});

it("QAS-03 leaves modules without a file alone", { timeout: 60_000 }, async () => {
  const origin = await start([join(work, "ui")]);
  const { status } = await fetch(`${origin}/virtual.js`);
  expect(status).toBe(200);
});

it("QAS-03 survives a change of a module without a file", { timeout: 60_000 }, async () => {
  const origin = await start([join(work, "ui")]);
  await readColor(origin);
  // This is how Storybook reports a changed list of stories after a story file is added.
  expect(() => server?.watcher.emit("change", "\0/virtual.js")).not.toThrow();
  replaceByRename("green");
  await expect.poll(() => readColor(origin), { timeout: 30_000, interval: 600 }).toBe("green");
});

it("QAS-03 accepts a server that noticed every edit", { timeout: 60_000 }, async () => {
  const origin = await start([join(work, "ui")]);
  await readColor(origin);
  replaceByRename("green");
  await wait(500);
  await readColor(origin);
  replaceByRename("gold");
  await expect(refuseStaleServer(origin, work)).resolves.toBeUndefined();
});

it("QAS-03 refuses a server that serves an earlier version, and names the file", { timeout: 60_000 }, async () => {
  const origin = await start([join(work, "ui")]);
  await readColor(origin);
  // An edit that a watcher misses.
  server?.watcher.removeAllListeners("change");
  replaceByRename("green");
  await wait(500);
  await readColor(origin);
  await expect(refuseStaleServer(origin, work)).rejects.toThrow("serves earlier contents of ui/Badge.css.ts");
});

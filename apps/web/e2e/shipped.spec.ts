import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "./lectern.ts";

const root = join(import.meta.dirname, "../../..");
const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), "utf8"));

/** The modules of all chunks, by their path in the repository. */
const modules: readonly string[] = Object.values<object>(readJson("apps/web/dist/.vite/modules.json")).flatMap(
  Object.keys,
);
const packages = new Set(modules.flatMap((id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []));

/**
 * Dependencies that leave no code in a build: their own dependencies do, they only run during the build, or the build
 * doesn't use them.
 */
const leaveNothing = ["@tanstack/react-virtual", "@vanilla-extract/css", "radix-ui", "react-router-dom", "web-vitals"];

test("OPS-02 the notices of a build name every package in its scripts, and each font, colour and drawing", async ({
  request,
}) => {
  const notices = await (await request.get("/THIRD-PARTY-NOTICES.txt")).text();
  const named = Array.from(notices.matchAll(/^(\S+) \d[\w.-]* \((.+)\)$/gm), ([, name, license]) => [name, license]);
  const licenses = new Map(named as [string, string][]);
  expect(packages.size).toBeGreaterThan(50);
  expect([...packages].filter((name) => !licenses.has(name))).toEqual([]);
  const workspaces = ["ui", "machines", "data", "device", "export", "browser", "domain"].map(
    (name) => `packages/${name}`,
  );
  const dependencies = ["apps/web", ...workspaces].flatMap((workspace) =>
    Object.keys(readJson(`${workspace}/package.json`).dependencies ?? {}),
  );
  const unnamed = dependencies.filter((name) => !name.startsWith("@lectern/") && !licenses.has(name));
  expect([...new Set(unnamed)].toSorted()).toEqual(leaveNothing);
  expect([licenses.get("@fontsource-variable/newsreader"), licenses.get("Lucide")]).toEqual(["OFL-1.1", "ISC AND MIT"]);
  expect(notices).toContain("SIL OPEN FONT LICENSE Version 1.1");

  const bill = await (await request.get("/sbom.cdx.json")).json();
  expect(bill.components.map(({ name }: { name: string }) => name)).toEqual(
    named.map(([name]) => name).toSorted(byCode),
  );
});

const byCode = (a = "", b = "") => (a < b ? -1 : Number(a > b));

test("OPS-03 a build without an address for reports contains nothing of the reporter", () => {
  expect(modules.filter((id) => /reporter|web-vitals/.test(id))).toEqual([]);
  expect(modules.filter((id) => id.endsWith("browser/src/report.ts"))).toHaveLength(1);
});

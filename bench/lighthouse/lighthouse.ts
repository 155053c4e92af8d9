/**
 * `npm run lighthouse`: Lighthouse's four scores for the public pages and the signed-in dashboard, on a phone with slow
 * 4G, and what lowers each score. Installs Lighthouse on the first run.
 *
 *   --only=landing,login   these pages
 *   --runs=1               runs of each; the median of each score counts
 *   --dist=<folder>        another build
 *   --json=<folder>        Lighthouse's own reports, one a page
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { findChromium } from "@lectern/scripts/chromium";
import { npmCommand } from "@lectern/scripts/commands";
import { browserFlags } from "../shared/browser/launch.ts";
import { waitForIdle } from "../shared/browser/machine.ts";
import { listBlemishes, categories, type Launcher, type Lighthouse, type Report, getScore } from "./report.ts";
import { toFigure, table } from "../shared/figures.ts";
import { BUILT } from "../shared/built.ts";
import { openStage } from "../shared/stage.ts";

const { values: options } = parseArgs({
  options: {
    only: { type: "string" },
    runs: { type: "string", default: "1" },
    dist: { type: "string", default: BUILT },
    json: { type: "string" },
  },
});

const pages = {
  landing: { path: "/", signedIn: false },
  pricing: { path: "/pricing", signedIn: false },
  login: { path: "/login", signedIn: false },
  dashboard: { path: "/dashboard", signedIn: true },
  recordings: { path: "/dashboard/library/recordings", signedIn: true },
} as const;
const chosen = Object.entries(pages).filter(([page]) => options.only?.split(",").includes(page) ?? true);
const RECORDINGS = 100;

const home = import.meta.dirname;
const installed = (file: string) => pathToFileURL(join(home, "node_modules", file)).href;
if (!existsSync(join(home, "node_modules/lighthouse/package.json"))) {
  console.log("Installing Lighthouse");
  const { status } = spawnSync(...npmCommand(["ci", "--no-audit", "--no-fund", "--loglevel=error"]), {
    cwd: home,
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("Lighthouse could not be installed");
}
const { default: lighthouse } = (await import(installed("lighthouse/core/index.js"))) as { default: Lighthouse };
const puppeteer = (await import(installed("puppeteer-core/lib/puppeteer/puppeteer-core.js"))) as Launcher;

const stage = await openStage(options.dist, RECORDINGS);
const { origin } = stage.edge;
const reports = new Map<string, Report[]>();
try {
  for (const [name, { path, signedIn }] of chosen) {
    const session = signedIn ? Object.entries(await stage.library.openSession()) : [];
    for (let run = 0; run < Number(options.runs); run += 1) {
      await waitForIdle();
      const browser = await puppeteer.launch({
        executablePath: await findChromium(),
        args: browserFlags(stage.certificate.fingerprint),
      });
      const page = await browser.newPage();
      await page.goto(`${origin}/robots.txt`);
      await page.evaluate((kept) => {
        for (const [key, value] of kept) localStorage.setItem(key, value);
      }, session);
      const flags = { disableStorageReset: true, onlyCategories: Object.keys(categories), logLevel: "error" };
      const result = await lighthouse(origin + path, flags, undefined, page);
      await browser.close();
      if (result === undefined) throw new Error(`Lighthouse said nothing of ${name}`);
      reports.set(name, [...(reports.get(name) ?? []), result.lhr]);
    }
  }
} finally {
  await stage.close();
}

const medianScore = (of: readonly Report[], category: keyof typeof categories) =>
  toFigure(of.map((report) => getScore(report, category)))?.median ?? 0;
console.log(
  `\n${table([
    ["", ...Object.values(categories), "FCP", "LCP", "TBT", "CLS"],
    ...[...reports].map(([name, all]) => {
      const last = all.at(-1);
      const metric = (id: string) => last?.audits[id]?.displayValue ?? "";
      return [
        name,
        ...(Object.keys(categories) as (keyof typeof categories)[]).map((category) =>
          String(medianScore(all, category)),
        ),
        metric("first-contentful-paint"),
        metric("largest-contentful-paint"),
        metric("total-blocking-time"),
        metric("cumulative-layout-shift"),
      ];
    }),
  ])}\n`,
);
for (const [name, all] of reports) {
  const last = all.at(-1);
  if (last === undefined) continue;
  for (const line of listBlemishes(last)) console.log(`${name}: ${line}`);
  if (options.json !== undefined) {
    mkdirSync(options.json, { recursive: true });
    writeFileSync(join(options.json, `${name}.json`), JSON.stringify(last));
  }
}
process.exit();

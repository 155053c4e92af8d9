/**
 * `npm run bench:pages`: loads the built pages as a slow phone on slow 4G would, beside pages that do nothing on the
 * same libraries, and says which goals hold (docs/speed.md).
 *
 *   --only=landing,library   these pages, with the floors their goals are told from
 *   --runs=5                 measured runs of each, after one that fills the caches of the edge
 *                            "library keeping" and "recording keeping", those "again" where lectures are kept, are only run by name
 *   --again                  the second visit instead of the first, of every page; "library again" is one by itself
 *   --calm=0.1               measures again, three times at most, what ran while others used more of the cores than this
 *   --slowdown=6             how many times slower the processor is; 4 by default
 *   --dist=<folder>          another build
 */
import { loadavg } from "node:os";
import { CPU_SLOWDOWN, launchBrowser } from "../shared/browser/launch.ts";
import { serve } from "@lectern/story-shots/serve";
import { startEdge } from "../shared/edge/edge.ts";
import { buildFloors, type Floor, floors } from "./floors/build-floors.ts";
import { floorsFor, judge } from "./goals.ts";
import { type Load, type LoadOptions, measureLoad, type Target } from "./measure-load.ts";
import { isAgain, isKeeping, pageNames, pages, type PageName } from "./pages.ts";
import { summarise } from "./summary.ts";
import { goalTable, loadTable } from "./table.ts";
import { BUILT, buildApp } from "../shared/built.ts";
import { readNumber, readOptions } from "../shared/options.ts";
import { openStage } from "../shared/stage.ts";

const { values: options } = readOptions({
  only: { type: "string" },
  runs: { type: "string", default: "5" },
  again: { type: "boolean", default: false },
  dist: { type: "string", default: BUILT },
  calm: { type: "string", default: "1" },
  slowdown: { type: "string", default: String(CPU_SLOWDOWN) },
});
const selectedPages = pageNames.filter((page) => options.only?.split(",").includes(page) ?? !isKeeping(page));
if (selectedPages.length === 0) {
  console.error(`--only takes ${pageNames.join(", ")}.`);
  process.exit(2);
}
const runs = readNumber("runs", options.runs);
const slowdown = readNumber("slowdown", options.slowdown);
const calm = readNumber("calm", options.calm);
buildApp(options.dist);
const chosenFloors = options.only === undefined ? (Object.keys(floors) as Floor[]) : floorsFor(selectedPages);
const say = (line: string) => process.stderr.write(`${line}\n`);
const RECORDINGS = 10_000;

const stage = await openStage(options.dist, selectedPages.some((page) => pages[page].signedIn) ? RECORDINGS : 0);
const { library, edge, certificate } = stage;
const built = await buildFloors();
const floorServer = await serve(built.folder);
const floorEdge = await startEdge(floorServer.origin, certificate);
const browser = await launchBrowser(certificate.fingerprint);

const openTarget = async (page: PageName): Promise<Target> => {
  const { path, ready, signedIn } = pages[page];
  if (!signedIn) return { edge, path: path(library), ready };
  const session = await library.openSession();
  const { user } = JSON.parse(session["lectern-session"] ?? "null");
  return {
    edge,
    path: path(library),
    ready,
    localStorage: isKeeping(page) ? { ...session, "lectern-keeping": user.id } : session,
  };
};
const subjects = [
  ...chosenFloors.map((floor) => ({
    name: floor,
    again: options.again,
    target: async (): Promise<Target> => ({ edge: floorEdge, path: `/${floor}/`, ready: "h1" }),
  })),
  ...selectedPages.map((page) => ({
    name: page,
    again: options.again || isAgain(page),
    target: () => openTarget(page),
  })),
];
const loads = new Map<string, Load[]>(subjects.map(({ name }) => [name, []]));

/** One load; again when others worked too much beside it, and then the calmest. */
async function measureCalmLoad(target: Target, loadOptions: LoadOptions): Promise<Load> {
  const tried: Load[] = [];
  while (tried.length < 3 && !tried.some(({ foreignCpu }) => foreignCpu <= calm)) {
    tried.push(await measureLoad(browser, target, loadOptions));
  }
  return tried.reduce((calmest, load) => (load.foreignCpu < calmest.foreignCpu ? load : calmest));
}

try {
  for (const { target } of subjects) await measureLoad(browser, await target(), { unthrottled: true });
  for (let run = 1; run <= runs; run += 1) {
    for (const { name, again, target } of subjects) {
      const load = await measureCalmLoad(await target(), { again, slowdown });
      loads.get(name)?.push(load);
      const times = `ready ${Math.round(load.ready ?? 0)} ms, foreign CPU ${Math.round(load.foreignCpu * 100)} %`;
      say(`run ${run} of ${runs}  ${name.padEnd(15)} ${times}`);
    }
  }
} finally {
  await browser.close();
  for (const server of [floorEdge, floorServer]) server.close();
  built.remove();
  await stage.close();
}

const floorSummaries = chosenFloors.map((floor) => [floor, summarise(floors[floor], loads.get(floor) ?? [])] as const);
const pageSummaries = selectedPages.map((page) => [page, summarise(page, loads.get(page) ?? [])] as const);
const verdicts = judge(new Map(pageSummaries), new Map(floorSummaries));
const summaries = [...floorSummaries, ...pageSummaries].map(([, summary]) => summary);
const visit = options.again ? "second visit" : "cold cache";
console.log(`\n${visit}, CPU ${slowdown}x slower, slow 4G, HTTP/2, brotli; medians of ${runs} [smallest-largest]`);
console.log(`Chromium ${browser.version()}, load ${loadavg()[0]?.toFixed(1)}\n`);
console.log(`${loadTable(summaries)}\n`);
for (const summary of summaries) {
  if (summary.lcpElement !== "") console.log(`${summary.name}: the largest paint is ${summary.lcpElement}`);
  if (summary.moved.length > 0) console.log(`${summary.name}: what shifted: ${summary.moved.join(", ")}`);
  for (const error of summary.errors) console.log(`${summary.name}: ${error}`);
}
if (options.again) process.exit();
console.log(`\n${goalTable(verdicts)}`);
process.exit(verdicts.every(({ met }) => met) ? 0 : 1);

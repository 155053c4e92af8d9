/**
 * `npm run bench:use`: measures how the app responds at a quarter of this machine's speed, with 10,000 recordings:
 * typing in the search by name, a walk through cards, menus, dialogs, tabs, the sidebar and the palette, and typing in
 * the full-text search (docs/speed.md).
 *
 *   --rounds=3        how often; each in a fresh browser
 *   --memory=30       instead: the memory of one tab through this many walks, at full speed
 *   --dist=<folder>   another build
 */
import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import { CPU_SLOWDOWN, launchBrowser, openContext } from "../shared/browser/launch.ts";
import { waitForIdle, watchForeignCpu } from "../shared/browser/machine.ts";
import { toFigure, formatFigure, table } from "../shared/figures.ts";
import { BUILT, buildApp } from "../shared/built.ts";
import { readNumber, readOptions } from "../shared/options.ts";
import { openStage, type Stage } from "../shared/stage.ts";
import { type Action, measure } from "./act.ts";
import { measureMemory } from "./measure-memory.ts";
import { searching, typing, walk } from "./walk.ts";
import { type Answer, watchUse } from "./watch.ts";

const { values: options } = readOptions({
  rounds: { type: "string", default: "3" },
  dist: { type: "string", default: BUILT },
  memory: { type: "string" },
});
const rounds = readNumber("rounds", options.rounds);
const walks = options.memory === undefined ? undefined : readNumber("memory", options.memory);
buildApp(options.dist);
const RECORDINGS = 10_000;
const KEY_MS = 50;
const SEARCHING_KEY_MS = 64;
const CLICK_MS = 100;
const LONG_TASK_MS = 50;
const MEMORY_GROWTH = 1.1;

interface Row extends Pick<Action, "name" | "input"> {
  readonly of: "typing" | "walk" | "searching";
  readonly answers: Answer[];
}

/** Waits for two seconds without a request. Then the whole list is loaded. */
async function settled(page: Page): Promise<void> {
  let last = Date.now();
  const note = () => {
    last = Date.now();
  };
  page.on("request", note);
  page.on("requestfinished", note);
  while (Date.now() - last < 2000) {
    await sleep(200);
  }
  page.off("request", note);
  page.off("requestfinished", note);
}

async function openLibrary(browser: Browser, { edge, library }: Stage): Promise<Page> {
  const context = await openContext(browser, await library.openSession());
  await context.addInitScript(watchUse);
  const page = await context.newPage();
  await page.goto(`${edge.origin}/dashboard/library/recordings`);
  await page.getByRole("article").first().waitFor();
  await settled(page);
  return page;
}

const stage = await openStage(options.dist, RECORDINGS);
const browser = await launchBrowser(stage.certificate.fingerprint);
const actions = { typing, walk, searching };
const rows: Row[] = Object.entries(actions).flatMap(([of, some]) =>
  some.map(({ name, input }) => ({ name, input, of: of as Row["of"], answers: [] })),
);
const foreignShares: number[] = [];
try {
  if (walks !== undefined) {
    const { rows, grew } = await measureMemory(await openLibrary(browser, stage), walks);
    console.log(`\nChromium ${browser.version()}, load ${loadavg()[0]?.toFixed(1)}\n\n${table(rows)}`);
    console.log(`\nheap after the last walk ÷ after the second: ${grew.toFixed(3)} (goal ${MEMORY_GROWTH})`);
    process.exit(grew <= MEMORY_GROWTH ? 0 : 1);
  }
  for (let round = 1; round <= rounds; round += 1) {
    const page = await openLibrary(browser, stage);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await waitForIdle();
    const foreignCpu = watchForeignCpu();
    await page.getByRole("searchbox").click();
    await settled(page);
    for (const [index, action] of Object.values(actions).flat().entries()) {
      rows[index]?.answers.push(await measure(page, action));
    }
    foreignShares.push(foreignCpu());
    process.stderr.write(
      `round ${round} of ${rounds}, foreign CPU ${Math.round((foreignShares.at(-1) ?? 0) * 100)} %\n`,
    );
    await page.context().close();
  }
} finally {
  await browser.close();
  await stage.close();
}

const max = (numbers: readonly number[]) => Math.max(0, ...numbers);
/** The median over the rounds of each round's worst response. */
const findMedianWorst = (chosen: readonly Row[], pick: (answer: Answer) => number): number =>
  toFigure(
    Array.from({ length: rounds }, (_, round) => max(chosen.flatMap(({ answers }) => answers[round] ?? []).map(pick))),
  )?.median ?? 0;
const longest = ({ longTasks }: Answer) => max(longTasks);
const frameTime = ({ frame }: Answer) => frame;
const goals: readonly (readonly [goal: string, of: Row["of"], pick: (answer: Answer) => number, most: number])[] = [
  ["search of 10,000: worst key", "typing", frameTime, KEY_MS],
  ["search of 10,000: longest task", "typing", longest, LONG_TASK_MS],
  ["any click: worst frame", "walk", frameTime, CLICK_MS],
  ["search in what was said: worst key while answers arrive", "searching", frameTime, SEARCHING_KEY_MS],
];
const verdicts = goals.map(([goal, of, pick, most]) => {
  const chosen = rows.filter((row) => row.of === of);
  return { goal, reached: findMedianWorst(chosen, pick), most };
});

console.log(
  `\nCPU 4x slower; medians of ${rounds} [smallest-largest] in ms; Chromium ${browser.version()}, load ${loadavg()[0]?.toFixed(1)}\n`,
);
console.log(
  table([
    ["", "next frame", "shown", "long tasks"],
    ...rows.map(({ name, answers }) => [
      name,
      formatFigure(toFigure(answers.map(({ frame }) => frame))),
      answers.some(({ shown }) => shown !== null) ? formatFigure(toFigure(answers.map(({ shown }) => shown))) : "",
      max(answers.map(longest)) === 0 ? "" : formatFigure(toFigure(answers.map(longest))),
    ]),
  ]),
);
console.log(
  `\n${table([
    ["goal", "reached", "at most", ""],
    ...verdicts.map(({ goal, reached, most }) => [
      goal,
      `${Math.round(reached)} ms`,
      `${most} ms`,
      reached <= most ? "met" : "MISSED",
    ]),
  ])}`,
);
process.exit(verdicts.every(({ reached, most }) => reached <= most) ? 0 : 1);

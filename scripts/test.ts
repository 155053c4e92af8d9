/**
 * Runs everything that CI runs: the checks, every workspace's tests, the stories in Chromium and the journeys against
 * the real server. Tests of a workspace whose inputs have not changed since they passed come from Turborepo's cache; in
 * CI and in the long run all tests run. Prints a line when a step ends, then the failures, then `N passed, N failed, N
 * skipped`. `.reports/<step>.log` has a step's output.
 *
 *   --only=<step>   only this step; can be repeated
 *   --fresh         all tests, even unchanged ones
 *   --soak          the long run
 *   --shard=2/3     the second of three parts, for CI with several machines
 */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { constants } from "node:os";
import { join, relative } from "node:path";
import { clearLine, cursorTo } from "node:readline";
import { parseArgs, styleText } from "node:util";
import { preparedImage } from "@lectern/local-backend/prepared-image";
import { prepareDataDirectory } from "@lectern/local-backend/testing/migrated-database";
import { findChromium } from "./chromium.ts";
import { toOutcome } from "./outcome.ts";
import { onStop, runCommand, stopCommands } from "./processes.ts";
import { schedule, takeShard } from "./schedule.ts";
import { listSteps, logFile, reports, root, type Step } from "./steps.ts";
import { formatEnd, formatFailures, formatRunning, formatStep, type StepResult } from "./test-output.ts";

/** Each step waits a quarter of its time, so with two, a CI runner's two cores would be idle that long. */
const AT_A_TIME = 3;

function refuse(reason: string): never {
  console.error(reason);
  process.exit(1);
}

function parseOptions() {
  const options = {
    only: { type: "string", multiple: true, default: [] as string[] },
    fresh: { type: "boolean", default: Boolean(process.env["CI"]) },
    soak: { type: "boolean", default: false },
    shard: { type: "string", default: "1/1" },
  } as const;
  try {
    const { values } = parseArgs({ options });
    return { ...values, fresh: values.fresh || values.soak };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return refuse(`${reason}. The options are --only=<step>, --fresh, --soak and --shard=1/3.`);
  }
}

const options = parseOptions();
const all = listSteps(options);
const names = all.map(({ name }) => name);
const unknown = options.only.filter((name) => !names.includes(name));
if (unknown.length > 0) refuse(`No step is called ${unknown.join(" or ")}. The steps are ${names.join(", ")}.`);
const [shard = 0, shards = 0] = (/^([1-9])\/([1-9])$/.exec(options.shard) ?? []).slice(1).map(Number);
if (shard === 0 || shard > shards) refuse(`--shard=${options.shard} is none: the first of three is --shard=1/3.`);
const steps = takeShard(
  all.filter(({ name }) => options.only.length === 0 || options.only.includes(name)),
  shard,
  shards,
);

const startedAt = performance.now();
const secondsSince = (start: number): number => (performance.now() - start) / 1000;
const results: StepResult[] = [];
const listFailed = (): StepResult[] => results.filter(({ failures }) => failures.length > 0);
/** The running steps, with the time at which they started. */
const running = new Map<string, number>();
let waiting = steps.length;
let isStopping = false;

/** Shows the running steps in the last line of a terminal. A log has no such line. */
function drawRunning(): void {
  if (!process.stdout.isTTY || running.size === 0) return;
  eraseRunning();
  const seconds = new Map([...running].map(([name, start]) => [name, secondsSince(start)]));
  process.stdout.write(formatRunning(seconds, waiting, process.stdout.columns || 80));
}
function eraseRunning(): void {
  if (!process.stdout.isTTY) return;
  cursorTo(process.stdout, 0);
  clearLine(process.stdout, 0);
}
function print(text: string): void {
  eraseRunning();
  console.log(text);
  drawRunning();
}

onStop((signal) => {
  if (isStopping) return;
  isStopping = true;
  const interrupted = [...running.keys()].join(" and ") || "no step";
  running.clear();
  void stopCommands(signal).then(() => {
    print(["", ...listFailed().map((result) => `${formatFailures(result)}\n`)].join("\n"));
    print(`Stopped by ${signal} while ${interrupted} ran.`);
    process.exit(128 + constants.signals[signal]);
  });
});

function readReport(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

async function takeStep({ name, command, env, report, needsBuild }: Step): Promise<void> {
  waiting -= 1;
  if (needsBuild && listFailed().some((result) => result.name === "build")) {
    print(`not run ${name}, since build failed`);
    return;
  }
  const start = performance.now();
  running.set(name, start);
  drawRunning();
  if (report) rmSync(report.file, { force: true });
  const ending = await runCommand(command, {
    cwd: root,
    env: {
      ...process.env,
      // A run starts dozens of Node processes, which mostly compile the same modules.
      NODE_COMPILE_CACHE: join(root, "node_modules/.cache/node"),
      // A model on a developer's machine changes no test.
      LECTERN_FIND_MODEL: "off",
      ...(options.soak ? { LECTERN_SOAK: "1" } : {}),
      ...env,
    },
    log: logFile(name),
  });
  if (isStopping) return;
  running.delete(name);
  const isCached = ending.lastLines.some((line) => line.includes(">>> FULL TURBO"));
  const outcome = toOutcome(ending, report && { text: readReport(report.file), parse: report.parse });
  const note = isCached && report ? { note: "Nothing that these tests read has changed since they passed." } : {};
  const result = { ...note, ...outcome, name, seconds: secondsSince(start), log: relative(root, logFile(name)) };
  results.push(result);
  print(outcome.failures.length === 0 ? formatStep(result) : styleText("red", formatStep(result)));
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
process.env.CHROMIUM_PATH = await findChromium();
setInterval(drawRunning, 1000).unref();
// Otherwise the first servers would all create them, at the busiest moment.
const databases = steps.length > 1 ? Promise.allSettled([preparedImage(), prepareDataDirectory()]) : undefined;
await schedule(steps, AT_A_TIME, async (step) => {
  if (isStopping) return;
  if (step.report) await databases;
  await takeStep(step);
});
if (!isStopping) {
  running.clear();
  print(formatEnd(results, secondsSince(startedAt)));
  process.exitCode = listFailed().length === 0 && results.some(({ passed }) => passed > 0) ? 0 : 1;
}

/**
 * Everything CI runs, in one command: the checks, every workspace's tests, the stories in Chromium and the journeys
 * against the real server. Builds may come from Turborepo's cache; test results never do. After the build two steps run
 * at a time, longest first, since each spends part of its time waiting; what a step prints appears when it ends,
 * and what failed is named again at the end.
 * `--only=<name>` runs one step (see the lists below), `--soak` takes the long way. The last line counts the whole:
 * `N passed, N failed`.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { preparedImage } from "@lectern/local-backend/prepared-image";
import { findChromium } from "./chromium.ts";
import { type Outcome, playwrightOutcome, visualOutcome, vitestOutcome } from "./outcome.ts";

const root = join(import.meta.dirname, "..");
const reports = join(root, ".reports");
const soak = process.argv.includes("--soak");
const only = process.argv.find((argument) => argument.startsWith("--only="))?.slice("--only=".length);

type Reader = (report: string) => Outcome;
interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** How to read the step's report file; without it the step counts as one check. */
  readonly read?: Reader;
}

const reportOf = (name: string) => join(reports, `${name}.json`);
const vitest = (name: string, workspace: string, ...args: string[]): Step => ({
  name,
  command: [
    "npm",
    "test",
    "--silent",
    `--workspace=${workspace}`,
    "--",
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${reportOf(name)}`,
    ...args,
  ],
  read: vitestOutcome,
});

/** What the others stand on, one after another. The scripts' tests plant files in every room, so nobody else may be in. */
const foundations: Step[] = [
  { name: "lint", command: ["npm", "run", "--silent", "lint"] },
  { name: "typecheck", command: ["npx", "turbo", "run", "typecheck", "--output-logs=errors-only"] },
  { name: "build", command: ["npx", "turbo", "run", "build", "--output-logs=errors-only"] },
  { name: "budgets", command: ["npm", "run", "--silent", "budgets"] },
  vitest("scripts", "@lectern/scripts"),
];

/** Longest first, so that the last to end is a short one. */
const suites: Step[] = [
  {
    name: "journeys",
    command: ["npm", "run", "--silent", "journeys", "--workspace=@lectern/web"],
    read: playwrightOutcome,
  },
  ...(soak
    ? [
        {
          name: "engines",
          command: ["npm", "run", "--silent", "journeys:engines", "--workspace=@lectern/web"],
          read: playwrightOutcome,
        },
      ]
    : []),
  // Every story with its play function and axe, and each state of a gallery, where its pictures are taken; the long run asks Storybook's own runner too.
  {
    name: "visual",
    command: ["npm", "run", "--silent", "visual", "--workspace=@lectern/storybook", "--", "--examine"],
    read: visualOutcome,
  },
  vitest("storybook", "@lectern/storybook", ...(soak ? [] : ["--project=tools"])),
  vitest("supabase", "@lectern/supabase-tests"),
  vitest("local-backend", "@lectern/local-backend"),
  vitest("data", "@lectern/data"),
  vitest("ui", "@lectern/ui"),
  vitest("web", "@lectern/web"),
  vitest("machines", "@lectern/machines"),
  vitest("domain", "@lectern/domain"),
  { name: "states", command: ["npm", "run", "--silent", "states"] },
  { name: "requirements", command: ["npm", "run", "--silent", "requirements", "--", "--quiet"] },
];
const AT_A_TIME = 2;

/** The step's exit status, and all that it printed. */
function run(step: Step): Promise<{ status: number; output: string }> {
  const [command = "", ...args] = step.command;
  return new Promise((resolve) => {
    const printed: Buffer[] = [];
    const end = (status: number) => resolve({ status, output: Buffer.concat(printed).toString() });
    const child = spawn(command, args, {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        TURBO_TELEMETRY_DISABLED: "1",
        // Dozens of Node processes start in a run, and most compile what another has compiled.
        NODE_COMPILE_CACHE: join(root, "node_modules/.cache/node"),
        ...(soak ? { LECTERN_SOAK: "1" } : {}),
      },
    });
    child.stdout.on("data", (chunk: Buffer) => printed.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => printed.push(chunk));
    child.on("error", () => end(1));
    child.on("close", (status) => end(status ?? 1));
  });
}

function outcomeOf(step: Step, status: number): Outcome {
  const broken = `${step.name} ended with exit status ${status}`;
  if (!step.read) return status === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [broken] };
  const file = reportOf(step.name);
  if (!existsSync(file)) return { passed: 0, failures: [`${broken} and wrote no report`] };
  const outcome = step.read(readFileSync(file, "utf8"));
  // A runner that fails without a failed test (an unhandled rejection, a broken teardown) has failed.
  return status !== 0 && outcome.failures.length === 0 ? { ...outcome, failures: [broken] } : outcome;
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
process.env.CHROMIUM_PATH = await findChromium();

let passed = 0;
const failed: string[] = [];
const summary: string[] = [];

async function take(step: Step): Promise<void> {
  if (only !== undefined && step.name !== only) return;
  console.log(`── ${step.name} …`);
  const started = performance.now();
  const { status, output } = await run(step);
  const outcome = outcomeOf(step, status);
  passed += outcome.passed;
  failed.push(...outcome.failures.map((failure) => `${step.name}: ${failure}`));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`\n── ${step.name}\n${output}`);
  const { length } = outcome.failures;
  summary.push(
    `${length === 0 ? "ok    " : "FAILED"} ${step.name.padEnd(14)} ${String(outcome.passed).padStart(5)} passed ${String(length).padStart(3)} failed ${seconds.padStart(7)} s`,
  );
}

/** Takes step after step of what is left, until nothing is. */
async function work(left: Step[]): Promise<void> {
  for (let step = left.shift(); step !== undefined; step = left.shift()) {
    // oxlint-disable-next-line no-await-in-loop -- one after another is the point
    await take(step);
  }
}

// Beside the checks, which leave a core idle now and then: else the first two servers would each make it, at the busiest moment.
const database = preparedImage().catch(() => undefined);
await work([...foundations]);
await database;
const left = [...suites];
await Promise.all(Array.from({ length: AT_A_TIME }, () => work(left)));
console.log(`\n${summary.join("\n")}\n`);
if (failed.length > 0) console.log(`${failed.join("\n")}\n`);
console.log(`${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 && passed > 0 ? 0 : 1;

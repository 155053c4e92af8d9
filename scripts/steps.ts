/** The steps of `npm test`: each one's command, and how its report is read. */
import { join } from "node:path";
import { type Command, npmCommand, packageCommand } from "./commands.ts";
import { type Outcome, parsePlaywrightReport, parseVisualReport, parseVitestReport } from "./outcome.ts";

export const root = join(import.meta.dirname, "..");
export const reports = join(root, ".reports");

export interface Step {
  readonly name: string;
  readonly command: Command;
  readonly env?: NodeJS.ProcessEnv;
  /** The file that the step writes, and its parser. A step without a report counts as one check. */
  readonly report?: { readonly file: string; readonly parse: (text: string) => Outcome };
  /** Whether it tests the result of `build`. */
  readonly needsBuild?: boolean;
}

export interface StepOptions {
  /** Whether this is the long run. */
  readonly soak: boolean;
  /** Runs every test, even if nothing has changed since it passed. */
  readonly fresh: boolean;
}

export const logFile = (name: string): string => join(reports, `${name}.log`);

interface Script {
  readonly workspace?: string;
  readonly args?: readonly string[];
}
/** Runs a script of the root's package.json, or of a workspace's. */
function script(name: string, { workspace, args = [] }: Script = {}): Command {
  const place = workspace === undefined ? [] : [`--workspace=${workspace}`];
  return npmCommand(["run", name, "--silent", ...place, ...(args.length === 0 ? [] : ["--", ...args])]);
}

const turboEnv = { TURBO_TELEMETRY_DISABLED: "1", TURBO_NO_UPDATE_NOTIFIER: "1", npm_config_loglevel: "silent" };
const toTurboCommand = (...args: string[]): Command => packageCommand("turbo", ["run", ...args], import.meta.url);

/**
 * Checks all sources in one program, which reads each once. The long run checks each workspace with its own options.
 */
function typecheck({ soak, fresh }: StepOptions): Step {
  const incremental = ["--incremental", "--tsBuildInfoFile", "node_modules/.cache/typecheck.tsbuildinfo"];
  const args = ["--noEmit", "-p", "tsconfig.all.json", ...(fresh ? [] : incremental)];
  const command = soak ? script("typecheck") : packageCommand("typescript", args, import.meta.url);
  return { name: "typecheck", command, env: turboEnv };
}

/**
 * Builds every workspace. If one fails, those that don't depend on it are still built, so that all errors show at once.
 */
const build: Step = {
  name: "build",
  command: toTurboCommand("build", "--output-logs=errors-only", "--continue=dependencies-successful"),
  env: turboEnv,
};

interface Suite {
  /** The workspace's folder, from the root. */
  readonly workspace: string;
  readonly task: string;
  readonly args: readonly string[];
  readonly parse: (text: string) => Outcome;
  readonly env?: NodeJS.ProcessEnv;
}

/**
 * Runs the tests of one workspace. Their report is inside the workspace, so that Turborepo caches it with the result.
 */
function suite(name: string, { workspace, task, args, parse, env }: Suite, { fresh }: StepOptions): Step {
  return {
    name,
    command: fresh
      ? script(task, { workspace, args })
      : toTurboCommand(task, `--filter=./${workspace}`, "--output-logs=full", "--log-prefix=none", "--", ...args),
    env: { ...(fresh ? {} : turboEnv), ...env },
    report: { file: join(root, workspace, toReportPath(name)), parse },
  };
}
const toReportPath = (name: string): string => `.reports/${name}.json`;

/** Outside the long run a failed test is tried once more and named, as a journey is. */
function vitest(name: string, workspace: string, options: StepOptions, ...more: string[]): Step {
  const args = [
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${toReportPath(name)}`,
    ...(options.soak ? [] : ["--retry=1"]),
    ...more,
  ];
  return suite(name, { workspace, task: "test", args, parse: parseVitestReport }, options);
}

function playwright(name: string, task: string, options: StepOptions): Step {
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: toReportPath(name) };
  const args = ["--reporter=list,json"];
  return {
    ...suite(name, { workspace: "apps/web", task, args, parse: parsePlaywrightReport, env }, options),
    needsBuild: true,
  };
}

/** Compares every story with its baseline, in the Storybook that the step `build` made. */
function visual(name: string, ...args: string[]): Step {
  return {
    name,
    command: script("visual", { workspace: "apps/storybook", args: ["--storybook", "storybook-static", ...args] }),
    report: { file: join(reports, `${name}.json`), parse: parseVisualReport },
    needsBuild: true,
  };
}

/** Compares the stories with forced colours, more contrast, large text and the rare widths. */
const rareVariants = visual("rare-variants", "--variant", "rare", "--report", join(reports, "rare-variants"));

/** Lists the steps in the order in which they start, several at a time. Steps that need the build wait for it. */
export function listSteps(options: StepOptions): readonly Step[] {
  const { soak } = options;
  return [
    // First, because the longest steps need it.
    build,
    typecheck(options),
    { name: "lint", command: script("lint") },
    // Longest first, so that the run ends with short steps.
    playwright("journeys", "journeys", options),
    // Every story with its play function and axe, and each state of a gallery, when its screenshots are taken. The long
    // run also uses Storybook's own runner.
    visual("visual", "--examine"),
    // A student's journey in Firefox and in WebKit.
    ...(soak ? [rareVariants, playwright("engines", "journeys:engines", options)] : []),
    vitest("supabase", "supabase/tests", options),
    {
      ...vitest("storybook", "apps/storybook", options, ...(soak ? [] : ["--project=tools"])),
      needsBuild: true,
    },
    vitest("local-backend", "apps/local-backend", options),
    vitest("assistant", "packages/assistant", options),
    vitest("transcript", "packages/transcript", options),
    vitest("data", "packages/data", options),
    vitest("device", "packages/device", options),
    vitest("export", "packages/export", options),
    vitest("ui", "packages/ui", options),
    vitest("story-shots", "packages/story-shots", options),
    // They read the whole repository.
    vitest("scripts", "scripts", { ...options, fresh: true }),
    vitest("web", "apps/web", options),
    vitest("machines", "packages/machines", options),
    vitest("domain", "packages/domain", options),
    vitest("practice", "packages/practice", options),
    vitest("page-loading", "packages/page-loading", options),
    vitest("browser", "packages/browser", options),
    vitest("bench", "bench", options),
    { name: "states", command: script("states") },
    { name: "requirements", command: script("requirements", { args: ["--quiet"] }) },
    { name: "budgets", command: script("budgets"), needsBuild: true },
  ];
}

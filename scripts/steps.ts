/** The steps of `npm test`: what each runs, and how its report is read. */
import { join } from "node:path";
import { type Command, npmCommand, packageCommand } from "./commands.ts";
import { type Outcome, parsePlaywrightReport, parseVisualReport, parseVitestReport } from "./outcome.ts";

export const root = join(import.meta.dirname, "..");
export const reports = join(root, ".reports");

export interface Step {
  readonly name: string;
  readonly command: Command;
  readonly env?: NodeJS.ProcessEnv;
  /** The file that the step writes, and how it is read; without it the step counts as one check. */
  readonly report?: { readonly file: string; readonly parse: (text: string) => Outcome };
  /** It tests what `build` wrote. */
  readonly needsBuild?: boolean;
}

export interface StepOptions {
  /** The long run. */
  readonly soak: boolean;
  /** Runs every test, also where nothing that it reads has changed since it passed. */
  readonly fresh: boolean;
}

export const logFile = (name: string): string => join(reports, `${name}.log`);

interface Script {
  readonly workspace?: string;
  readonly args?: readonly string[];
}
/** A script of the root's package.json, or of a workspace's. */
function script(name: string, { workspace, args = [] }: Script = {}): Command {
  const place = workspace === undefined ? [] : [`--workspace=${workspace}`];
  return npmCommand(["run", name, "--silent", ...place, ...(args.length === 0 ? [] : ["--", ...args])]);
}

const turboEnv = { TURBO_TELEMETRY_DISABLED: "1", TURBO_NO_UPDATE_NOTIFIER: "1", npm_config_loglevel: "silent" };
const turbo = (...args: string[]): Command => packageCommand("turbo", ["run", ...args], import.meta.url);

const typecheck: Step = { name: "typecheck", command: script("typecheck"), env: turboEnv };

/** Builds every workspace. One that fails leaves those that don't need it to go on, so that all errors are seen at once. */
const build: Step = {
  name: "build",
  command: turbo("build", "--output-logs=errors-only", "--continue=dependencies-successful"),
  env: turboEnv,
};

interface Suite {
  /** Its folder, from the root. */
  readonly workspace: string;
  readonly task: string;
  readonly args: readonly string[];
  readonly parse: (text: string) => Outcome;
  readonly env?: NodeJS.ProcessEnv;
}

/** The tests of one workspace, with their report in the workspace, where Turborepo keeps it with the result. */
function suite(name: string, { workspace, task, args, parse, env }: Suite, { fresh }: StepOptions): Step {
  return {
    name,
    command: fresh
      ? script(task, { workspace, args })
      : turbo(task, `--filter=./${workspace}`, "--output-logs=full", "--log-prefix=none", "--", ...args),
    env: { ...(fresh ? {} : turboEnv), ...env },
    report: { file: join(root, workspace, reportOf(name)), parse },
  };
}
const reportOf = (name: string): string => `.reports/${name}.json`;

function vitest(name: string, workspace: string, options: StepOptions, ...more: string[]): Step {
  const args = ["--reporter=default", "--reporter=json", `--outputFile.json=${reportOf(name)}`, ...more];
  return suite(name, { workspace, task: "test", args, parse: parseVitestReport }, options);
}

function playwright(name: string, task: string, options: StepOptions): Step {
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name) };
  const args = ["--reporter=list,json"];
  return {
    ...suite(name, { workspace: "apps/web", task, args, parse: parsePlaywrightReport, env }, options),
    needsBuild: true,
  };
}

/** Every story compared with its baseline, from Storybook as the step `build` left it. */
function visual(name: string, ...args: string[]): Step {
  return {
    name,
    command: script("visual", { workspace: "apps/storybook", args: ["--storybook", "storybook-static", ...args] }),
    report: { file: join(reports, `${name}.json`), parse: parseVisualReport },
    needsBuild: true,
  };
}

/** The stories under forced colours, more contrast, large text and the rare widths. */
const rareVariants = visual("rare-variants", "--variant", "rare", "--report", join(reports, "rare-variants"));

/** The steps in the order in which they start, some at a time. One that needs the build waits for it. */
export function listSteps(options: StepOptions): readonly Step[] {
  const { soak } = options;
  return [
    // The longest steps need it.
    build,
    typecheck,
    { name: "lint", command: script("lint") },
    // Longest first, so that the last to end is a short one.
    playwright("journeys", "journeys", options),
    // Every story with its play function and axe, and each state of a gallery, where its screenshots are taken; the long run asks Storybook's own runner too.
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
    vitest("data", "packages/data", options),
    vitest("ui", "packages/ui", options),
    vitest("story-shots", "packages/story-shots", options),
    // They read all of the repository.
    vitest("scripts", "scripts", { ...options, fresh: true }),
    vitest("web", "apps/web", options),
    vitest("machines", "packages/machines", options),
    vitest("domain", "packages/domain", options),
    vitest("practice", "packages/practice", options),
    vitest("documents", "packages/documents", options),
    vitest("inspector", "packages/inspector", options),
    vitest("bench", "bench", options),
    { name: "states", command: script("states") },
    { name: "requirements", command: script("requirements", { args: ["--quiet"] }) },
    { name: "budgets", command: script("budgets"), needsBuild: true },
  ];
}

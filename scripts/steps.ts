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
  /** How to read the report that the step writes; without it the step counts as one check. */
  readonly parse?: (report: string) => Outcome;
  /** It tests what `build` wrote. */
  readonly needsBuild?: boolean;
}

export const reportFile = (name: string): string => join(reports, `${name}.json`);
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

/** A task of every workspace that has it. One that fails leaves the others to go on, so that all errors are seen at once. */
function turbo(task: string): Step {
  const args = ["run", task, "--output-logs=errors-only", "--continue=dependencies-successful"];
  const env = { TURBO_TELEMETRY_DISABLED: "1", TURBO_NO_UPDATE_NOTIFIER: "1", npm_config_loglevel: "silent" };
  return { name: task, command: packageCommand("turbo", args, import.meta.url), env };
}

function vitest(name: string, workspace: string, ...options: string[]): Step {
  const args = ["--reporter=default", "--reporter=json", `--outputFile.json=${reportFile(name)}`, ...options];
  return { name, command: script("test", { workspace, args }), parse: parseVitestReport };
}

/** Storybook as the step `build` left it. */
const built = ["--storybook", "storybook-static"];

/** The stories under forced colours, more contrast, large text and the rare widths. */
const rareVariants: Step = {
  name: "rare-variants",
  command: script("visual", {
    workspace: "@lectern/storybook",
    args: [...built, "--variant", "rare", "--report", join(reports, "rare-variants")],
  }),
  parse: parseVisualReport,
  needsBuild: true,
};

/** A student's journey in Firefox and in WebKit. */
const engines: Step = {
  name: "engines",
  command: script("journeys:engines", { workspace: "@lectern/web", args: ["--reporter=list,json"] }),
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile("engines") },
  parse: parsePlaywrightReport,
  needsBuild: true,
};

/**
 * The steps in phases: a phase begins when the one before has ended, and its steps run two at a time in their order.
 *
 * @param soak the long way
 */
export function listPhases(soak: boolean): readonly (readonly Step[])[] {
  const checks: Step[] = [{ name: "lint", command: script("lint") }, turbo("typecheck"), turbo("build")];
  // Its tests plant files in every room, which no other step may meet.
  const alone: Step[] = [vitest("scripts", "@lectern/scripts")];
  // Longest first, so that the last to end is a short one.
  const suites: Step[] = [
    {
      name: "journeys",
      command: script("journeys", { workspace: "@lectern/web", args: ["--reporter=list,json"] }),
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile("journeys") },
      parse: parsePlaywrightReport,
      needsBuild: true,
    },
    // Every story with its play function and axe, and each state of a gallery, where its screenshots are taken; the long run asks Storybook's own runner too.
    {
      name: "visual",
      command: script("visual", { workspace: "@lectern/storybook", args: [...built, "--examine"] }),
      parse: parseVisualReport,
      needsBuild: true,
    },
    ...(soak ? [rareVariants, engines] : []),
    { ...vitest("storybook", "@lectern/storybook", ...(soak ? [] : ["--project=tools"])), needsBuild: true },
    vitest("supabase", "@lectern/supabase-tests"),
    vitest("local-backend", "@lectern/local-backend"),
    vitest("data", "@lectern/data"),
    vitest("ui", "@lectern/ui"),
    vitest("web", "@lectern/web"),
    vitest("machines", "@lectern/machines"),
    vitest("domain", "@lectern/domain"),
    vitest("documents", "@lectern/documents"),
    vitest("story-shots", "@lectern/story-shots"),
    vitest("inspector", "@lectern/inspector"),
    vitest("bench", "@lectern/bench"),
    { name: "states", command: script("states") },
    { name: "requirements", command: script("requirements", { args: ["--quiet"] }) },
    { name: "budgets", command: script("budgets"), needsBuild: true },
  ];
  return [checks, alone, suites];
}

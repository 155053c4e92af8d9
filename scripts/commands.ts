/**
 * Commands that can be spawned on every platform. On Windows `npm`, `npx` and all of `node_modules/.bin` are `.cmd`
 * files. Node starts these only through a shell (CVE-2024-27980), which would interpret spaces and quotes in the
 * arguments. Since each of them only starts Node with a script, this module runs the script with Node directly.
 */
import { existsSync, readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname, join, posix, win32 } from "node:path";

/** The first two arguments of `spawn`, `spawnSync` and `execFileSync`. */
export type Command = [file: string, args: string[]];

interface Machine {
  readonly platform?: NodeJS.Platform;
  readonly env?: Readonly<NodeJS.ProcessEnv>;
  readonly exists?: (file: string) => boolean;
}

/** The places of npm beside `npm.cmd`: of Node's installer for Windows, and of npm's update of itself. */
const besideNpmCmd = ["node_modules", "npm", "bin", "npm-cli.js"];

/**
 * Returns the command that runs npm: the npm that started this process, otherwise the one on the PATH.
 *
 * @throws Error on Windows if neither exists
 * @example spawnSync(...npmCommand(["ci", "--no-audit"]), { cwd })
 */
export function npmCommand(
  args: readonly string[],
  { platform = process.platform, env = process.env, exists = existsSync }: Machine = {},
): Command {
  const path = platform === "win32" ? win32 : posix;
  const parent = env["npm_execpath"];
  // Yarn and pnpm set this variable too.
  if (parent !== undefined && path.basename(parent) === "npm-cli.js") return [process.execPath, [parent, ...args]];
  if (platform !== "win32") return ["npm", [...args]];
  const folders = (env["PATH"] ?? "").split(path.delimiter).filter((folder) => folder !== "");
  const file = folders.map((folder) => path.join(folder, ...besideNpmCmd)).find(exists);
  if (file === undefined) throw new Error("npm is not on the PATH: install Node.js with npm");
  return [process.execPath, [file, ...args]];
}

interface Manifest {
  readonly bin: string | Readonly<Record<string, string>>;
}

/**
 * Returns the command that runs an installed package's binary: the one with the package's name, otherwise its first.
 *
 * @param from the module that depends on the package: a path, or `import.meta.url`
 * @throws Error if the package is not installed
 * @example execFileSync(...packageCommand("typescript", ["--noEmit"], import.meta.url), { cwd })
 */
export function packageCommand(name: string, args: readonly string[], from: string): Command {
  const file = findPackageJSON(name, from);
  if (file === undefined) throw new Error(`${name} is not installed`);
  const { bin } = JSON.parse(readFileSync(file, "utf8")) as Manifest;
  const script = typeof bin === "string" ? bin : (bin[name] ?? Object.values(bin)[0] ?? "");
  return [process.execPath, [join(dirname(file), script), ...args]];
}

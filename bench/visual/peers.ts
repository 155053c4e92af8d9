import { spawn } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromiumArgs, findChromium } from "@lectern/scripts/chromium";
import { packageCommand } from "@lectern/scripts/commands";

/** The folder of the tools that ours is compared with. */
export const folder = join(import.meta.dirname, "peers");

/** The result of one tool. */
export interface Pace {
  readonly name: string;
  readonly seconds: number;
  /** How many files it wrote. */
  readonly pictures: number;
  readonly note: string;
}

const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(join(folder, "node_modules", name, "package.json"), "utf8")) as { version: string }).version;

async function time(
  peer: string,
  args: (pictures: string) => readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Pace> {
  const pictures = mkdtempSync(join(tmpdir(), "bench-visual-"));
  const name = `${peer} ${versionOf(peer)}`;
  const started = performance.now();
  let output = "";
  const status = await new Promise<number | null>((resolve) => {
    const child = spawn(...packageCommand(peer, args(pictures), join(folder, "package.json")), {
      cwd: folder,
      env: { ...process.env, ...env, PICTURES: pictures },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (data: Buffer) => {
        output = (output + data.toString()).slice(-4000);
      });
    }
    child.on("close", resolve);
  });
  const seconds = (performance.now() - started) / 1000;
  const taken = globSync("**/*.png", { cwd: pictures }).length;
  rmSync(pictures, { recursive: true, force: true });
  if (taken === 0) throw new Error(`${name} took no picture:\n${output}`);
  return { name, seconds, pictures: taken, note: status === 0 ? "captures only" : `captures only; exit ${status}` };
}

/** Runs Storycap with as many browsers as workers. It takes a screenshot of each story and compares nothing. */
export async function storycap(origin: string, workers: number): Promise<Pace> {
  const launch = JSON.stringify({ args: chromiumArgs });
  const chromium = await findChromium();
  const options = ["--chromiumPath", chromium, "--puppeteerLaunchConfig", launch, "--parallel", String(workers)];
  return await time("storycap", (out) => [origin, "--outDir", out, ...options, "--serverTimeout", "60000"], {});
}

/** Runs Storybook's test-runner, with a screenshot after each story. */
export async function testRunner(origin: string, workers: number): Promise<Pace> {
  const env = { CHROMIUM_PATH: await findChromium(), CHROMIUM_ARGS: JSON.stringify(chromiumArgs) };
  const options = ["--url", origin, "--index-json", "--maxWorkers", String(workers), "--config-dir", ".storybook"];
  return await time("@storybook/test-runner", () => options, env);
}

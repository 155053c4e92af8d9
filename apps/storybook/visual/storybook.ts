import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { packageCommand } from "@lectern/scripts/commands";

const root = resolve(import.meta.dirname, "../../..");

/** Builds Storybook, or restores Turborepo's cached build. @throws Error when it can't be built */
export function buildStorybook(): void {
  const args = ["run", "build", "--filter=@lectern/storybook", "--output-logs=errors-only"];
  const { status } = spawnSync(...packageCommand("turbo", args, import.meta.url), {
    cwd: root,
    // Turborepo's summary would interrupt our own output.
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1" },
  });
  if (status !== 0) throw new Error("Storybook could not be built: npm run build --workspace=@lectern/storybook");
}

/** Whether a Storybook in development serves this checkout at `origin`: only that one serves its files. */
export async function servesThisCheckout(origin: string): Promise<boolean> {
  try {
    const file = join(root, "apps/storybook/package.json").replaceAll("\\", "/");
    const response = await fetch(`${origin}/@fs/${file.replace(/^\//, "")}?raw`, { signal: AbortSignal.timeout(2000) });
    return response.ok && (await response.text()).includes("@lectern/storybook");
  } catch {
    return false;
  }
}

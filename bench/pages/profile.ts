import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { join } from "node:path";
import type { CDPSession } from "@playwright/test";
import { toOrigin } from "../budgets/modules.ts";

/** Milliseconds of the main thread by module and function, the most first. */
export interface Profile {
  readonly byModule: ReadonlyMap<string, number>;
  readonly byFunction: ReadonlyMap<string, number>;
}

const SAMPLING_MICROSECONDS = 200;

/** Finds the original place of generated code, for builds with `--sourcemap`. */
function sourceMapsOf(dist: string) {
  const maps = new Map<string, SourceMap | undefined>();
  const mapOf = (path: string) => {
    const file = join(dist, `${path}.map`);
    if (!maps.has(path) && existsSync(file)) maps.set(path, new SourceMap(JSON.parse(readFileSync(file, "utf8"))));
    return maps.get(path);
  };
  return (url: string, line: number, column: number): { name: string; module: string; line: number } | undefined => {
    const entry = mapOf(new URL(url).pathname)?.findEntry(line, column);
    if (entry === undefined || !("originalSource" in entry) || !entry.originalSource) return undefined;
    // Node's types lack the name, which Node returns if the source map has one.
    const { name = "", originalSource, originalLine } = entry as typeof entry & { name?: string };
    return { name, module: toOrigin(originalSource.replace(/^(\.\.\/)+/, "")), line: originalLine + 1 };
  };
}

const add = (to: Map<string, number>, key: string, time: number) => to.set(key, (to.get(key) ?? 0) + time);
const sorted = (times: Map<string, number>) => new Map([...times].toSorted(([, a], [, b]) => b - a));

/** Samples the running code until the returned function is called. */
export async function startProfile(cdp: CDPSession, dist: string): Promise<() => Promise<Profile>> {
  const original = sourceMapsOf(dist);
  await cdp.send("Profiler.enable");
  await cdp.send("Profiler.setSamplingInterval", { interval: SAMPLING_MICROSECONDS });
  await cdp.send("Profiler.start");
  return async () => {
    const { profile } = await cdp.send("Profiler.stop");
    const own = new Map<number, number>();
    for (const [index, node] of (profile.samples ?? []).entries()) {
      own.set(node, (own.get(node) ?? 0) + (profile.timeDeltas?.[index] ?? 0) / 1000);
    }
    const byModule = new Map<string, number>();
    const byFunction = new Map<string, number>();
    for (const { id, callFrame } of profile.nodes) {
      const time = own.get(id) ?? 0;
      const { url, functionName, lineNumber, columnNumber } = callFrame;
      if (time === 0 || functionName === "(idle)") continue;
      const place = url.startsWith("http") ? original(url, lineNumber, columnNumber) : undefined;
      const module = place?.module ?? (url.split("/").at(-1) || functionName);
      add(byModule, module, time);
      add(
        byFunction,
        `${place?.name || functionName || "(nameless)"} ${module}:${place?.line ?? lineNumber + 1}`,
        time,
      );
    }
    return { byModule: sorted(byModule), byFunction: sorted(byFunction) };
  };
}

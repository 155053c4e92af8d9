import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

interface Ticks {
  readonly busy: number;
  readonly all: number;
}

/** The ticks of every core since the machine started; zeros without /proc. */
function machineTicks(): Ticks {
  try {
    const [line = ""] = readFileSync("/proc/stat", "utf8").split("\n");
    const ticks = line.trim().split(/\s+/).slice(1, 9).map(Number);
    const all = ticks.reduce((sum, count) => sum + count, 0);
    return { busy: all - (ticks[3] ?? 0) - (ticks[4] ?? 0), all };
  } catch {
    return { busy: 0, all: 0 };
  }
}

/** The ticks of this process and its descendants. */
function ownTicks(): number {
  const processes = new Map<number, { parent: number; ticks: number }>();
  const folders = (() => {
    try {
      return readdirSync("/proc");
    } catch {
      return [];
    }
  })();
  for (const folder of folders) {
    if (!/^\d+$/.test(folder)) continue;
    try {
      const stat = readFileSync(`/proc/${folder}/stat`, "utf8");
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      const ticks = [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field]), 0);
      processes.set(Number(folder), { parent: Number(fields[1]), ticks });
    } catch {
      // The process ended meanwhile.
    }
  }
  const isOwn = (pid: number): boolean => {
    if (pid === process.pid) return true;
    const parent = processes.get(pid)?.parent ?? 0;
    return parent > 1 && isOwn(parent);
  };
  return [...processes].reduce((sum, [pid, { ticks }]) => (isOwn(pid) ? sum + ticks : sum), 0);
}

/** Starts watching. The returned function tells the share of the cores that other processes have used since. */
export function watchForeignCpu(): () => number {
  const [machine, process] = [machineTicks(), ownTicks()];
  return () => {
    const now = machineTicks();
    const foreign = now.busy - machine.busy - (ownTicks() - process);
    return Math.max(0, foreign) / Math.max(1, now.all - machine.all);
  };
}

/** Waits until the machine is nearly idle, at most `timeout` milliseconds. */
export async function waitForIdle(timeout = 4000): Promise<void> {
  const until = Date.now() + timeout;
  for (;;) {
    const before = machineTicks();
    await sleep(400);
    const after = machineTicks();
    if ((after.busy - before.busy) / Math.max(1, after.all - before.all) < 0.12 || Date.now() > until) return;
  }
}

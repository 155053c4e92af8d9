import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * What tells a process from a later one that was given the same pid: when it started. Undefined when no such process
 * runs any more; an empty string when the system can't say more than that it runs.
 */
export function processIdentity(pid: number): string | undefined {
  if (!isRunning(pid)) return undefined;
  try {
    if (process.platform === "linux") {
      // The command, in brackets, may hold spaces; the start time is the twentieth field after it.
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
        .replace(/^.*\) /s, "")
        .split(" ");
      // A process that has ended and whose parent has not asked for its end uses nothing any more.
      if (fields[0] === "Z") return undefined;
      return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()} ${fields[19]}`;
    }
    if (process.platform === "win32") return "";
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim();
  } catch {
    return "";
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

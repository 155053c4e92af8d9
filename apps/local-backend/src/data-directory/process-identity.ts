import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * Identifies a process by its start time, which distinguishes it from a later process with the same pid. Undefined if
 * no such process is running; an empty string if the system can only tell that it runs.
 */
export function processIdentity(pid: number): string | undefined {
  if (!isRunning(pid)) return undefined;
  try {
    if (process.platform === "linux") {
      // The command, in parentheses, may contain spaces. The start time is the twentieth field after it.
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
        .replace(/^.*\) /s, "")
        .split(" ");
      // A zombie process, whose parent has not reaped it, no longer uses the files.
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

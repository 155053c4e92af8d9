import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { processIdentity } from "./process-identity.ts";

it("identifies this process, the same each time, and no process for an unused pid", () => {
  expect(processIdentity(process.pid)).toMatch(/ \d+$|^$/);
  expect(processIdentity(process.pid)).toBe(processIdentity(process.pid));
  expect(processIdentity(2 ** 22 + 1)).toBeUndefined();
});

// In a container there may be no process that reaps orphans.
it.runIf(process.platform === "linux")(
  "a process that has ended but is still listed is not running",
  { timeout: 20_000 },
  async () => {
    // The shell would reap its ended child; so it becomes a sleep, which doesn't.
    const parent = spawn("/bin/sh", ["-c", "sleep 1 & echo $!; exec sleep 30"], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    try {
      const [line] = (await once(parent.stdout, "data")) as [Buffer];
      const pid = Number(line.toString());
      await expect.poll(() => processIdentity(pid), { timeout: 10_000 }).toBeUndefined();
      expect(() => process.kill(pid, 0)).not.toThrow();
    } finally {
      parent.kill();
    }
  },
);

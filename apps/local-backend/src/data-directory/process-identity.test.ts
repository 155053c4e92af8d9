import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { processIdentity } from "./process-identity.ts";

it("tells this process from none, and says the same each time", () => {
  expect(processIdentity(process.pid)).toMatch(/ \d+$|^$/);
  expect(processIdentity(process.pid)).toBe(processIdentity(process.pid));
  expect(processIdentity(2 ** 22 + 1)).toBeUndefined();
});

// In a container there may be no process that reaps one whose parent is gone.
it.runIf(process.platform === "linux")(
  "a process that has ended but is still listed is not running",
  { timeout: 20_000 },
  async () => {
    // It ends when the shell, which would ask, is a sleep, which does not.
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

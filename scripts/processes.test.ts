import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runCommand, stopCommands } from "./processes.ts";

let folder: string;
let log: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lectern-processes-"));
  log = join(folder, "step.log");
});
afterEach(() => rmSync(folder, { recursive: true }));

const node = (script: string) => runCommand([process.execPath, ["-e", script]], { cwd: folder, log });

describe("runCommand", () => {
  it("writes both streams to the log, without colours", async () => {
    const { status } = await node(`console.log("\\u001b[32mgreen\\u001b[39m"); console.error("no end of line")`);
    expect(status).toBe(0);
    expect(readFileSync(log, "utf8").split("\n").toSorted()).toEqual(["", "green", "no end of line"]);
  });

  it("returns the last lines and the exit status", async () => {
    const { status, lastLines } = await node(
      "for (let line = 1; line <= 50; line += 1) console.log(line); process.exitCode = 3",
    );
    expect(status).toBe(3);
    expect([lastLines.length, lastLines[0], lastLines.at(-1)]).toEqual([40, "11", "50"]);
  });

  it("returns one empty line in place of several", async () => {
    expect((await node("console.log('a\\n\\n\\nb')")).lastLines).toEqual(["a", "", "b"]);
  });

  it("says why a command could not be started", async () => {
    const { status } = await runCommand([join(folder, "nothing"), []], { cwd: folder, log });
    expect(status).toContain("ENOENT");
  });
});

describe.skipIf(process.platform === "win32")("stopCommands", () => {
  it("stops processes that the command's shell started", async () => {
    const started = join(folder, "started");
    const script = `require("node:fs").writeFileSync("${started}", ""); setInterval(() => {}, 1000)`;
    const ended = runCommand(["/bin/sh", ["-c", `"${process.execPath}" -e '${script}'; true`]], { cwd: folder, log });
    await vi.waitUntil(() => existsSync(started), 10_000);
    await stopCommands("SIGTERM");
    // It settles when no process holds the command's output open, as the script does until it exits.
    expect((await ended).status).toBe("SIGTERM");
  });
});

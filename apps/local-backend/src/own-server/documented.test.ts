import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { projectPaths } from "../project-paths.ts";
import { runNpmCommand } from "../testing/npm-command.ts";
import { startProcess, type BackendProcess } from "../testing/backend-process.ts";

let page: string;
let home: string;
let server: BackendProcess;
let env: Record<string, string>;

beforeAll(async () => {
  page = await readFile(join(projectPaths.root, "docs/own-server.md"), "utf8");
  home = await mkdtemp(join(tmpdir(), "lectern-"));
  const variables = /```sh\n(SITE_URL[^`]*)```/.exec(page)?.[1] ?? "";
  env = { ...(parseEnv(variables) as Record<string, string>), DATA_DIR: home };
  server = startProcess(env);
  await server.ready;
  await vi.waitUntil(() => server.printed().out.includes("It listens at "));
  env["PORT"] = /^It listens at http:\/\/localhost:(\d+)$/m.exec(server.printed().out)?.[1] ?? "";
});
afterAll(async () => {
  await server.stop("SIGTERM");
  await rm(home, { recursive: true });
});

const run = (line: string, environment = env) => {
  const [, name = "", rest = ""] = /^npm run (\S+) -- (.*)$/.exec(line) ?? [];
  return runNpmCommand(name, rest.split(" "), environment);
};

it("OPS-08 starts with the page's variables, at their address, and warns of nothing", () => {
  expect(server.printed().out).toContain("Lectern is ready at https://lectern.example\n");
  expect(server.printed().err).toBe("");
});

it("OPS-08 the page's commands print links to the site", async () => {
  const lines = page.match(/^npm run (?:invite|reset-password) .*$/gm) ?? [];
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    // oxlint-disable-next-line no-await-in-loop -- one after another, as an operator types them
    const { status, out, err } = await run(line);
    expect([status, err]).toEqual([0, ""]);
    expect(out).toMatch(/^https:\/\/lectern\.example\/auth\/v1\/verify\?token=link_\S+\n/);
  }
});

it("OPS-08 the page's command gives a plan to who has signed in", async () => {
  const [line = ""] = page.match(/^npm run give-plan .*$/m) ?? [];
  expect((await run(line)).err).toBe("ada@school.example has not signed in yet.\n");
  expect((await run("npm run give-plan -- ada@school.example")).err).toMatch(
    /^Add an email address and the plan's last day/,
  );
});

it("OPS-08 a command that can't make a link says why in a sentence", async () => {
  const unknown = await run("npm run reset-password -- nobody@school.example");
  expect(unknown).toMatchObject({ status: 1, out: "" });
  expect(unknown.err).toBe("nobody@school.example has no account: `npm run invite` makes one.\n");
  expect((await run("npm run invite -- nobody")).err).toBe("nobody isn't an email address.\n");
  const laptop = await run("npm run invite -- a@b.cd", { ...env, SITE_URL: "" });
  expect(laptop.err).toBe("SITE_URL is not set: this is for a server of one's own.\n");
  const stopped = await run("npm run invite -- a@b.cd", { ...env, PORT: "1" });
  expect(stopped.err).toBe("Lectern doesn't run at http://127.0.0.1:1: start it first.\n");
});

import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { projectPaths } from "./project-paths.ts";
import { signInThroughConsent } from "./phone/sign-in.ts";
import { callFunction, toHeaders } from "./testing/requests.ts";
import { startTestBackend, type TestBackend } from "./testing/test-backend.ts";

let home: string;
let running: TestBackend | undefined;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "lectern-"));
});
afterEach(async () => {
  await running?.close();
  await rm(home, { recursive: true, maxRetries: 3 });
});

const start = async (): Promise<string> => {
  running = await startTestBackend({ dataDir: join(home, ".lectern") });
  return running.url;
};
const stop = async () => {
  await running?.close();
  running = undefined;
};
/** The commands as docs/deploy.md has them. */
const tar = (...command: [string, string, ...string[]]) => execFileSync("tar", command, { cwd: home });

async function setUp(url: string, email: string): Promise<{ preExisting: boolean; accessToken: string; id: string }> {
  const { accessToken, user } = await signInThroughConsent(url, email);
  const { body } = await callFunction(url, "create-user-context", { accessToken }, { user: user.id });
  return { preExisting: body["preExisting"] === true, accessToken, id: user.id };
}

async function call(url: string, accessToken: string, path: string, method = "GET", body?: object): Promise<unknown> {
  const headers = toHeaders({ accessToken });
  const answer = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const text = await answer.text();
  return text === "" ? undefined : JSON.parse(text);
}

it("restores a packed data directory with its rows, its sessions and the record of earlier registrations", async () => {
  let url = await start();
  const student = await setUp(url, "kept@school.edu");
  const gone = await setUp(url, "gone@school.edu");
  await call(url, student.accessToken, "/rest/v1/folders", "POST", { user_id: student.id, name: "Biology" });
  await call(url, gone.accessToken, "/functions/v1/delete-user", "POST", { user_id: gone.id });
  await stop();
  const guide = await readFile(join(projectPaths.root, "docs/deploy.md"), "utf8");
  expect(guide).toContain("`tar -czf lectern.tgz .lectern`");
  expect(guide).toContain("`tar -xzf lectern.tgz`");
  tar("-czf", "lectern.tgz", ".lectern");

  url = await start();
  await call(url, student.accessToken, "/rest/v1/folders", "DELETE");
  await call(url, student.accessToken, "/rest/v1/folders", "POST", { user_id: student.id, name: "A mistake" });
  await stop();
  await rename(join(home, ".lectern"), join(home, "put-aside"));
  tar("-xzf", "lectern.tgz");

  url = await start();
  expect(await call(url, student.accessToken, "/rest/v1/folders?select=name")).toEqual([{ name: "Biology" }]);
  expect(await setUp(url, "kept@school.edu")).toMatchObject({ preExisting: false, id: student.id });
  expect(await setUp(url, "gone@school.edu")).toMatchObject({ preExisting: true });
});

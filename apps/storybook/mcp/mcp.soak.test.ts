import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readStories } from "@lectern/story-shots/stories";

const workspace = join(import.meta.dirname, "..");
const work = mkdtempSync(join(tmpdir(), "lectern-mcp-"));
const hosts = join(work, "hosts");

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts `npm run dev` and waits until it has loaded its stories. */
async function startStorybook(): Promise<{ origin: string; stop: () => void }> {
  const port = await findFreePort();
  const child = spawn("npm", ["run", "dev", "--silent", "--", "--ci", "--exact-port", "--port", String(port)], {
    cwd: workspace,
    stdio: "ignore",
    // A separate process group, which ends together with all processes that it started.
    detached: true,
    env: {
      ...process.env,
      NODE_ENV: "development",
      NODE_OPTIONS: `--import ${join(import.meta.dirname, "log-hosts.ts")}`,
      HOSTS_LOG: hosts,
    },
  });
  const stop = (): void => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
  };
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 240; tries += 1) {
    // oxlint-disable no-await-in-loop -- one question after the other, until it answers
    if (
      await fetch(`${origin}/index.json`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { origin, stop };
    await wait(500);
    // oxlint-enable no-await-in-loop
  }
  stop();
  throw new Error("Storybook did not start in two minutes");
}

let storybook: Awaited<ReturnType<typeof startStorybook>>;
beforeAll(async () => {
  storybook = await startStorybook();
}, 150_000);
afterAll(() => {
  storybook.stop();
  rmSync(work, { recursive: true, force: true });
});

/** Calls a tool as an assistant does, and returns its answer. */
async function callTool(name: string, given: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const response = await fetch(`${storybook.origin}/mcp`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: given } }),
  });
  const [, data = ""] = /^data: (.*)$/m.exec(await response.text()) ?? [];
  const { result } = JSON.parse(data) as { result: { content: readonly { text: string }[] } };
  return result.content.map(({ text }) => text).join("\n");
}

const timeout = { timeout: 120_000 };

it("QAS-01 the documentation for assistants names every component", timeout, async () => {
  const listed = (await callTool("docs-list")).matchAll(/^- (\S+) \(([\w-]+)\)/gm);
  const documented = new Map([...listed].map(([, name, id]) => [id, name]));
  const stories = readStories(join(workspace, "storybook-static"));
  const components = stories
    .filter(({ importPath }) => importPath.startsWith("../../packages/ui/"))
    .map(({ id, importPath }) => [id.slice(0, id.indexOf("--")), basename(importPath, ".stories.tsx")] as const);
  expect(components.length).toBeGreaterThan(100);
  expect(new Map(components.map(([id]) => [id, documented.get(id)]))).toEqual(new Map(components));
});

it("QAS-01 the documentation for assistants imports components by their subpaths", timeout, async () => {
  expect(await callTool("docs-show", { id: "elements-badge-badge" })).toContain(
    "import { Badge } from '@lectern/ui/elements/badge';",
  );
  const manifest = await fetch(`${storybook.origin}/manifests/components.json`);
  expect(await manifest.text()).not.toContain("from '@lectern/ui'");
});

it("Storybook's dev server looks up no host but this machine", () => {
  const requestedHosts = existsSync(hosts) ? readFileSync(hosts, "utf8").trim().split("\n") : [];
  expect(requestedHosts.filter((host) => !/^(localhost|[\d.]+|[\da-f:]+)$/.test(host))).toEqual([]);
  expect(requestedHosts).toContain("localhost");
});

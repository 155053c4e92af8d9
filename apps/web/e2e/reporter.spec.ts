import { spawnSync } from "node:child_process";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@lectern/local-backend/testing/free-port";
import { waitForApp, openSignedIn } from "./journey.ts";
import { expect, Lectern, test as base } from "./lectern.ts";

const web = join(import.meta.dirname, "..");
const vite = join(web, "../../node_modules/vite/bin/vite.js");

/** Receives the reports, as an operator's server would. */
interface Receiver {
  readonly url: string;
  readonly reports: { body: Record<string, unknown>; headers: IncomingHttpHeaders }[];
}

/** A server with a separate build, which has an address for reports. */
const test = base.extend<object, { receiver: Receiver; server: Lectern }>({
  receiver: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's pattern
    async ({}, use) => {
      const reports: Receiver["reports"] = [];
      const listener = createServer((request, response) => {
        void text(request).then((body) => {
          reports.push({ body: JSON.parse(body) as Record<string, unknown>, headers: request.headers });
          response.writeHead(204).end();
        });
      });
      const port = await freePort();
      listener.listen(port, "127.0.0.1");
      await use({ url: `http://127.0.0.1:${port}/browser`, reports });
      listener.close();
      listener.closeAllConnections();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ receiver }, use) => {
      const folder = mkdtempSync(join(tmpdir(), "lectern-reporting-"));
      const { status, stderr } = spawnSync(process.execPath, [vite, "build", "--outDir", folder, "--logLevel=error"], {
        cwd: web,
        env: { ...process.env, VITE_REPORT_URL: receiver.url },
        encoding: "utf8",
      });
      if (status !== 0) throw new Error(`the build ended with ${status}: ${stderr}`);
      const server = await Lectern.start({ LECTERN_WEB_APP: folder });
      await use(server);
      await server.close();
      rmSync(folder, { recursive: true });
    },
    { scope: "worker", timeout: 240_000 },
  ],
});

test("OPS-03 reports an uncaught error and web vitals despite the content policy, and nothing about the student", {
  tag: "@long",
}, async ({ page, receiver: { reports } }) => {
  const email = "reported@school.test";
  await openSignedIn(page, email, "/dashboard/settings");
  await waitForApp(page);
  const id = await page.evaluate(() => JSON.parse(localStorage.getItem("lectern-session") ?? "null").user.id as string);

  await page.evaluate((who) => {
    setTimeout(() => {
      throw new TypeError(`can't read "my notes" of ${who}`);
    });
  }, email);
  const fromSettings = () => reports.map(({ body }) => body).filter((body) => body["page"] === "/dashboard/settings");
  await expect.poll(() => fromSettings().map((body) => body["type"])).toEqual(["error"]);
  expect(fromSettings()[0]).toMatchObject({
    name: "TypeError",
    message: "can't read … of …",
  });

  await page.goto("about:blank");
  await expect.poll(() => fromSettings().map((body) => body["type"])).toEqual(["error", "vitals"]);
  expect(fromSettings()[1]?.["values"]).toHaveProperty("TTFB");

  for (const { body, headers } of reports) {
    expect(JSON.stringify(body)).not.toContain(email);
    expect(JSON.stringify(body)).not.toContain(id);
    for (const name of ["cookie", "authorization", "referer"]) expect(headers).not.toHaveProperty(name);
  }
});

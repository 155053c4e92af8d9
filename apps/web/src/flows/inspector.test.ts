import { join } from "node:path";
import { chromiumArgs, findChromium } from "@lectern/scripts/chromium";
import { type Browser, chromium, type Page } from "@playwright/test";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";

const app = join(import.meta.dirname, "../..");
const TOKEN = "a-secret-access-token";

let server: ViteDevServer;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  server = await createServer({
    root: app,
    logLevel: "error",
    cacheDir: "node_modules/.vite-inspect",
    server: { port: 0 },
  });
  await server.listen();
  origin = new URL(server.resolvedUrls?.local[0] ?? "").origin;
  browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
}, 120_000);
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** Opens a page in development, for a visitor or a signed-in student. Its backend returns empty answers. */
async function open(path: string, session?: object): Promise<Page> {
  const page = await browser.newPage();
  await page.route(/\/(rest|functions)\/v1\//, (route) => route.fulfill({ json: [] }));
  await page.route(/\/auth\/v1\//, (route) => route.fulfill({ status: 204 }));
  if (session !== undefined) {
    await page.addInitScript((text) => localStorage.setItem("lectern-session", text), JSON.stringify(session));
  }
  await page.goto(origin + path);
  return page;
}

test("AUT-11 ?inspect shows actors and their events as they happen, without tokens", {
  timeout: 120_000,
}, async () => {
  const page = await open("/login?inspect");
  const drawer = page.getByRole("complementary", { name: "Inspector" });
  const actors = drawer.getByRole("list", { name: "Running actors" });
  await actors.getByText("anonymous.visiting").waitFor({ timeout: 60_000 });
  await page.getByRole("button", { name: /Google/ }).click();
  const line = drawer.getByRole("row").filter({ hasText: "sign-in.requested provider: google" });
  expect(await line.textContent()).toContain("anonymous.visiting → leavingForProvider.asking");
  await actors.getByText("leavingForProvider.departing").waitFor();
  await page.close();

  const expires_at = Math.floor(Date.now() / 1000) + 3600;
  const user = { id: "7b0c3c1e-54ac-4a0f-9d0e-6f2f6a1f9a11", email: "maya@lectern.test" };
  const session = {
    access_token: TOKEN,
    refresh_token: TOKEN,
    token_type: "bearer",
    expires_in: 3600,
    expires_at,
    user,
  };
  const inside = await open("/dashboard/settings?inspect", session);
  const there = inside.getByRole("complementary", { name: "Inspector" });
  // A screen's flow is inspected like the flow that starts with the page.
  await there.getByRole("list", { name: "Running actors" }).getByText("delete-account").waitFor({ timeout: 60_000 });
  expect(await there.getByRole("row").filter({ hasText: "session.restored" }).textContent()).toContain("session: …");
  expect(await there.innerHTML()).not.toContain(TOKEN);

  // The tab remembers that the inspector was requested, until the drawer is closed.
  await inside.goto(`${origin}/login`);
  await inside.getByRole("button", { name: "Close" }).click();
  await inside.reload();
  await inside.getByText("Welcome back").first().waitFor({ timeout: 60_000 });
  // Code that loads in parallel to the page would have arrived by now.
  await inside.waitForTimeout(1000);
  expect(await there.count()).toBe(0);
  await inside.close();
});

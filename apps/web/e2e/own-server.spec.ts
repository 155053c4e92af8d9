import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, request, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@lectern/local-backend/testing/free-port";
import { waitForApp } from "./journey.ts";
import { expect, Lectern, test as base } from "./lectern.ts";
import { openMenu } from "./sign-in.ts";

const web = join(import.meta.dirname, "..");
const vite = join(web, "../../node_modules/vite/bin/vite.js");
const password = "moss on stone";

/** Passes requests on as a proxy does that changes the host. */
function startProxy(port: number, to: string): Server {
  const { port: upstream } = new URL(to);
  const proxy = createServer((incoming, answer) => {
    const headers = {
      ...incoming.headers,
      host: "127.0.0.1",
      "x-forwarded-host": incoming.headers.host,
      "x-forwarded-for": "192.0.2.1",
    };
    const { method, url } = incoming;
    const passed = request({ host: "127.0.0.1", port: upstream, method, path: url, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    incoming.pipe(passed);
  });
  return proxy.listen(port, "127.0.0.1");
}

/** A server of one's own behind a proxy, with the build that `npm start` makes for it. `site` is the proxy's address. */
const test = base.extend<object, { site: string; server: Lectern }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's pattern
  site: [async ({}, use) => use(`http://localhost:${await freePort()}`), { scope: "worker" }],
  server: [
    async ({ site }, use) => {
      const folder = mkdtempSync(join(tmpdir(), "lectern-own-"));
      const { status, stderr } = spawnSync(process.execPath, [vite, "build", "--outDir", folder, "--logLevel=error"], {
        cwd: web,
        env: { ...process.env, VITE_ACCOUNTS: "open", VITE_PLANS: "none" },
        encoding: "utf8",
      });
      if (status !== 0) throw new Error(`the build ended with ${status}: ${stderr}`);
      const server = await Lectern.start({
        LECTERN_WEB_APP: folder,
        LECTERN_PASSWORD: password,
        SITE_URL: site,
        TRUSTED_PROXY: "127.0.0.1",
      });
      const proxy = startProxy(Number(new URL(site).port), server.url);
      await use(server);
      proxy.close();
      proxy.closeAllConnections();
      await server.close();
      rmSync(folder, { recursive: true });
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: async ({ site, server }, use) => use(server === undefined ? "" : site),
});

test(
  "OPS-08 a household signs up, sends a lecture, asks, signs out, and chooses a password by a link",
  {
    tag: "@long",
  },
  async ({ page, server, site }, { project }) => {
    const email = `ada-${project.name}@home.example`;
    const fill = async (secret: string, button: string) => {
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Password").fill(secret);
      await page.getByRole("button", { name: button }).click();
    };

    await test.step("the document shows the form before the app, and neither Google nor Apple", async () => {
      const document = await (await page.request.get("/login")).text();
      expect(document).toContain('type="password"');
      expect(document).not.toMatch(/Google|Apple/);
    });

    await test.step("signs up, after a password that is too short", async () => {
      await page.goto("/login");
      await page.getByRole("link", { name: "New here?" }).click();
      await fill("abc", "Sign Up");
      await expect(page.getByRole("alert")).toHaveText("Failed to sign up");
      await fill(password, "Sign Up");
      await expect(page).toHaveURL(`${site}/dashboard`);
      await waitForApp(page);
    });

    await test.step("sells no plans, and offers none", async () => {
      await expect(page.getByText("Total Recordings")).toBeVisible();
      await expect(page.getByRole("link", { name: /Upgrade to Pro|Referrals|Get It Here/ })).toHaveCount(0);
      for (const path of ["/pricing", "/dashboard/subscription", "/dashboard/referrals"]) {
        await page.goto(path);
        await expect(page.getByRole("link", { name: "Go Home" })).toBeVisible();
      }
    });

    await test.step("sends a lecture and asks about it", async () => {
      await page.goto(`${await server.record(email)}?tab=chat`);
      const question = page.getByPlaceholder("Ask about your recording...");
      await question.fill("What do memory cells do?");
      await question.press("Enter");
      await expect(page.getByText("This chat isn't saved.")).toBeVisible();
    });

    await test.step("signs out, and in again", async () => {
      await openMenu(page);
      await page.getByRole("button", { name: "Sign Out" }).click();
      await expect(page).toHaveURL(`${site}/`);
      await page.goto("/login");
      await fill("not the password", "Log In");
      await expect(page.getByRole("alert")).toHaveText("Failed to log in");
      await fill(password, "Log In");
      await expect(page).toHaveURL(`${site}/dashboard`);
      await openMenu(page);
      await page.getByRole("button", { name: "Sign Out" }).click();
      await expect(page).toHaveURL(`${site}/`);
    });

    await test.step("a forgotten password is the operator's to help with", async () => {
      await page.goto("/login");
      await page.getByRole("link", { name: "Forgot your password?" }).click();
      await expect(page.getByText("This server can't send email.")).toBeVisible();
    });

    await test.step("an invited person chooses a password, and the link is used up", async () => {
      const link = await server.invite(`bob-${project.name}@home.example`, `${site}/auth/callback?for=new-password`);
      await page.goto(link);
      await expect(page).toHaveURL(`${site}/new-password`);
      await page.getByLabel("New password").fill("Bob's own word");
      await page.getByRole("button", { name: "Change Password" }).click();
      await expect(page).toHaveURL(`${site}/dashboard`);
      await openMenu(page);
      await page.getByRole("button", { name: "Sign Out" }).click();
      await expect(page).toHaveURL(`${site}/`);
      await page.goto(link);
      await expect(page.getByRole("alert")).toHaveText(
        /That link has expired or was already used. Links work only once and expire after a day/,
      );
    });
  },
);

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { paths } from "../src/paths.ts";
import { BLANK_PAGE, waitForApp } from "./journey.ts";
import { expect, test } from "./lectern.ts";
import { create, type Session, signUp, ways } from "./password-account.ts";
import { openMenu } from "./sign-in.ts";

const isLong = process.env["LECTERN_SOAK"] === "1";

/** The addresses that the browser's HTTP cache answers. */
const findCached = (page: Page, addresses: readonly string[]): Promise<string[]> =>
  page.evaluate(async (all) => {
    const answers = await Promise.allSettled(
      all.map((address) => fetch(address, { cache: "only-if-cached", mode: "same-origin" })),
    );
    return all.filter((_, index) => {
      const answer = answers[index];
      return answer?.status === "fulfilled" && answer.value.status !== 504;
    });
  }, addresses);

async function clickSignOut(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.waitForURL("**/");
}

// No routes: Playwright switches the HTTP cache off where it answers requests.
test("SEC-01 the HTTP cache answers nothing of a student who left, in each way, and after a restart", async ({
  server,
  request,
  launchOptions,
}) => {
  const profile = await mkdtemp(join(tmpdir(), "lectern-cache-"));
  const open = (): Promise<BrowserContext> =>
    chromium.launchPersistentContext(profile, { ...launchOptions, baseURL: server.url });
  let context = await open();
  const read = new Set<string>();
  const assets = new Set<string>();
  const watch = (page: Page) =>
    page.on("request", (sent) => {
      if (sent.method() === "GET" && /\/(?:rest|auth|functions)\/v1\//.test(sent.url())) read.add(sent.url());
      if (sent.url().includes("/assets/")) assets.add(sent.url());
    });

  /** Opens the pages of a new student in two tabs, until each has asked the server. */
  const openPages = async (email: string): Promise<{ page: Page; other: Page; session: Session }> => {
    const session = await signUp(request, email);
    const transcript = { text: "The cell divides in two, and each half keeps a plan." };
    const recording = { clientId: "cached", name: "Cells", startedAt: "2026-03-02T09:00:00Z", minutes: 5, transcript };
    const id = await create(request, session, "ingest-recording", recording);
    const guide = { clientId: "cached-guide", title: "Cells", content: "# Cells" };
    const guideId = await create(request, session, "ingest-study-guide", guide);
    const page = context.pages()[0] ?? (await context.newPage());
    page.removeAllListeners("request");
    watch(page);
    await page.goto(BLANK_PAGE);
    await page.evaluate((stored) => localStorage.setItem("lectern-session", stored), JSON.stringify(session));
    for (const path of [paths.recording(id), `${paths.recording(id)}?tab=transcript`, paths.studyGuide(guideId)]) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      await page.goto(path);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await expect(page.getByRole("heading", { level: 1, name: "Cells" })).toBeVisible();
    }
    const other = await context.newPage();
    watch(other);
    await other.goto(paths.recordings);
    await waitForApp(other);
    await expect(other.getByRole("article")).toHaveCount(1);
    return { page, other, session };
  };

  const endings: readonly (readonly [
    name: string,
    end: (pages: { page: Page; other: Page; email: string }) => Promise<unknown>,
  ])[] = [
    ["Sign Out here", async ({ page }) => await clickSignOut(page)],
    ["Sign Out in another tab", async ({ other }) => await clickSignOut(other)],
    ...ways
      .filter(({ inEveryRun = false }) => isLong || inEveryRun)
      .map(({ name, end }) => [name, async ({ email }: { email: string }) => await end(request, email)] as const),
    [
      "another student signs in",
      async ({ page }) => {
        await clickSignOut(page);
        const next = await signUp(request, "cache-next@school.test");
        await page.evaluate((stored) => localStorage.setItem("lectern-session", stored), JSON.stringify(next));
        await page.goto(paths.recordings);
        await waitForApp(page);
      },
    ],
  ];

  try {
    for (const [index, [name, end]] of endings.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- one way after the other
      await test.step(name, async () => {
        const email = `cache-${index}@school.test`;
        read.clear();
        const { page, other } = await openPages(email);
        expect([...read].filter((address) => address.includes("/rest/v1/recordings")).length).toBeGreaterThan(1);
        await end({ page, other, email });
        expect(await findCached(page, [...read])).toEqual([]);
        // The cache itself works: it has the app's code.
        expect((await findCached(page, [...assets])).length).toBeGreaterThan(0);
        await other.close();
      });
    }

    await test.step("after a restart of the browser", async () => {
      await context.close();
      context = await open();
      const page = await context.newPage();
      await page.goto(BLANK_PAGE);
      expect(await findCached(page, [...read])).toEqual([]);
      expect((await findCached(page, [...assets])).length).toBeGreaterThan(0);
    });
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
});

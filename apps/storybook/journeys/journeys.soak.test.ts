import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chromiumArgs, findChromium } from "@lectern/scripts/chromium";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { serve } from "@lectern/story-shots/serve";

const built = join(import.meta.dirname, "../storybook-static");
if (!existsSync(join(built, "index.json"))) throw new Error("build Storybook first: npm run build");
const { entries } = JSON.parse(readFileSync(join(built, "index.json"), "utf8")) as {
  entries: Record<string, { readonly title: string; readonly type: string; readonly name: string }>;
};
const journeys = Object.entries(entries).filter(
  ([, { title, type }]) => type === "story" && title === "journeys/Student",
);

let browser: Browser;
let site: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
  site = await serve(built);
}, 60_000);
afterAll(async () => {
  await browser.close();
  site.close();
});

/** The part of Storybook's channel that this test listens to. */
interface Preview {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: { on(event: string, listener: (payload: unknown) => void): void };
  finished?: Promise<string>;
}

/** Runs in the page: waits until the story has performed its steps, and reports errors. */
function watchStory(): void {
  const page = globalThis as unknown as Preview;
  page.finished = new Promise((resolve) => {
    const timer = setInterval(() => {
      // oxlint-disable-next-line no-underscore-dangle -- Storybook's name
      const channel = page.__STORYBOOK_ADDONS_CHANNEL__;
      if (channel === undefined) return;
      clearInterval(timer);
      for (const event of ["playFunctionThrewException", "storyThrewException", "storyErrored", "storyMissing"])
        channel.on(event, (payload) => resolve((payload as { message?: string } | undefined)?.message ?? event));
      channel.on("storyFinished", (payload) => resolve((payload as { status: string }).status));
    }, 5);
  });
}

async function openJourney(id: string, args = ""): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
  await page.addInitScript(watchStory);
  await page.goto(`${site.origin}/iframe.html?viewMode=story&id=${id}${args}`);
  return page;
}
const finish = async (page: Page): Promise<string | undefined> =>
  await page.evaluate(() => (globalThis as unknown as Preview).finished);

it("QAS-08 there are stories of a student's five journeys", () => {
  expect(journeys.map(([, { name }]) => name)).toEqual([
    "First Sign In",
    "Lecture Arrives",
    "Ask And Cite",
    "Upgrade",
    "Delete Account",
  ]);
});

it.each(journeys)("QAS-08 %s reaches its end", { timeout: 60_000 }, async (id) => {
  const page = await openJourney(id);
  expect(await finish(page)).toBe("success");
  await page.close();
});

it("QAS-08 a journey stops at the step in its address", { timeout: 60_000 }, async () => {
  const page = await openJourney("journeys-student--upgrade", "&args=step:3");
  expect(await finish(page)).toBe("success");
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Checkout");
  await page.close();
});

it("QAS-08 Controls change the step at which a journey stops", { timeout: 60_000 }, async () => {
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 }, reducedMotion: "reduce" });
  await page.goto(`${site.origin}/index.html?path=/story/journeys-student--delete-account&args=step:3`);
  const preview = page.frameLocator("#storybook-preview-iframe");
  await preview.getByRole("button", { name: "Yes, Delete My Account" }).waitFor({ timeout: 30_000 });
  await page.getByRole("tab", { name: /^Controls/ }).click();
  await page.getByRole("radio", { name: "1. Opens the settings" }).click();
  await preview.getByRole("alertdialog").waitFor({ state: "detached", timeout: 30_000 });
  expect(await preview.getByRole("heading", { level: 1 }).textContent()).toBe("Settings");
  await page.close();
});

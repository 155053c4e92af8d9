import type { Page } from "playwright";
import { expect, it } from "vitest";
import { openStorybook } from "./testing/open-storybook.ts";
import { findMachineModel, listStates } from "./machines/chart.ts";

const { browser, origin } = await openStorybook();
/** All pages share its cache. Otherwise each would fetch and compile Storybook again. */
const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });

async function openDocs(id: string, theme: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}&globals=theme:${theme}`);
  await page.locator("#storybook-docs h1").first().waitFor();
  return page;
}

/** Adds up the background's red, green and blue: from 0 for black to 765 for white. */
const readLightness = async (page: Page, selector: string): Promise<number> =>
  await page
    .locator(selector)
    .first()
    .evaluate((element) =>
      (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? [])
        .slice(0, 3)
        .reduce((sum, part) => sum + Number(part), 0),
    );

const wrapper = ".sbdocs-wrapper";
/** A page with a table that Storybook renders, one without a story and one of specimens; and what is dark in dark. */
const pages: readonly [id: string, ...parts: string[]][] = [
  ["elements-button-button--docs", wrapper, ".docblock-argstable-body td"],
  ["overview-introduction--docs", wrapper],
  ["theme-visuallanguage--docs", wrapper],
];
it.each(process.env["LECTERN_SOAK"] === "1" ? pages : pages.slice(0, 1))(
  "QAS-04 the docs page %s follows the theme",
  { timeout: 60_000 },
  async (id, ...parts) => {
    const [light, dark] = await Promise.all([openDocs(id, "light"), openDocs(id, "dark")]);
    expect(await readLightness(light, wrapper)).toBeGreaterThan(700);
    for (const part of parts) {
      // oxlint-disable-next-line no-await-in-loop -- two at most
      expect(await readLightness(dark, part)).toBeLessThan(120);
    }
    await Promise.all([light.close(), dark.close()]);
  },
);

it("QAS-04 a screen's page says what the screen is for, and lists its rules", { timeout: 60_000 }, async () => {
  const page = await openDocs("screens-recordings-recordingsview--docs", "light");
  await page.getByText("All recordings, to search, sort, open and delete").first().waitFor();
  const rules = page.getByRole("heading", { name: "Rules", exact: true }).locator("xpath=following::ul[1]/li");
  await expect.poll(() => rules.count()).toBe(7);
  expect(await rules.first().textContent()).toMatch(/^REC-01: heading Recordings/);
  await page.close();
});

it("QAS-02 the page of a machine's states names each, and links to it and to the machine", {
  timeout: 60_000,
}, async () => {
  const page = await openDocs("screens-recording-chat-states--docs", "light");
  const section = page.locator(".machine-states");
  await expect.poll(() => section.getByRole("listitem").count()).toBe(listStates(findMachineModel("chat")).size);
  const hrefs = await section
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(hrefs[0]).toBe("./?path=/docs/machines-chat--docs");
  expect(hrefs.slice(1).every((href) => href.includes("/story/screens-recording-chat-states--"))).toBe(true);
  expect(await section.textContent()).toContain("answering.receiving");
  await page.close();
});

it("QAS-04 a type specimen is set in a font of the product, and a motion specimen moves for as long as its token says", {
  timeout: 60_000,
}, async () => {
  const page = await openDocs("theme-visuallanguage--docs", "light");
  const families = await page
    .locator(".sb-unstyled span", { hasText: /^Sound becomes writing$/ })
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).fontFamily.split(",")[0]));
  expect(families).toHaveLength(9);
  expect(new Set(families)).toEqual(new Set(['"Hanken Grotesk Variable"', '"Newsreader Variable"']));

  const runners = page.locator("[data-at-end]");
  const durations = await runners.evaluateAll((all) => all.map((each) => getComputedStyle(each).transitionDuration));
  expect(durations).toEqual(["0.12s", "0.22s", "0.3s"]);
  const before = await runners.first().boundingBox();
  await page.getByRole("button", { name: "Play" }).click();
  await expect.poll(async () => (await runners.first().boundingBox())?.x).toBeGreaterThan((before?.x ?? 0) + 100);
  await page.close();
});

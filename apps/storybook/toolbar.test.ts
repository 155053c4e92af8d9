import { expect, it } from "vitest";
import { openStorybook } from "./testing/open-storybook.ts";

const { browser, origin } = await openStorybook();
const page = await browser.newPage({ viewport: { width: 1600, height: 900 }, reducedMotion: "no-preference" });
// On a busy machine Storybook takes a minute to load.
page.setDefaultTimeout(90_000);
await page.goto(`${origin}/index.html?path=/story/elements-button-button--default`);

const timeout = { timeout: 20_000 };
const preview = () => page.frameLocator("#storybook-preview-iframe");
/** Chooses in the toolbar as a designer does. */
async function choose(tool: RegExp, option: RegExp): Promise<void> {
  await page.getByRole("button", { name: tool }).click();
  await page.getByRole("option", { name: option }).click();
}
const attributes = () =>
  preview()
    .locator("html")
    .evaluate(({ dataset }) => Object.fromEntries(Object.entries(dataset)));
const style = (property: string) =>
  preview()
    .locator("body")
    .evaluate((body, name) => getComputedStyle(body).getPropertyValue(name), property);

const width = () =>
  preview()
    .locator("html")
    .evaluate(() => innerWidth);

it("QAS-01 the toolbar shows a story in every theme", { timeout: 150_000 }, async () => {
  await preview().getByRole("button").waitFor();
  // The manager receives our own sizes and themes with the first story.
  await page.getByRole("button", { name: /^Theme/ }).waitFor();
  const light = await style("color");
  await choose(/^Theme/, /^dark$/);
  await expect.poll(attributes, timeout).toMatchObject({ theme: "dark" });
  await expect.poll(() => style("color"), timeout).not.toBe(light);
  await choose(/^Theme/, /^light contrast$/);
  await expect.poll(attributes, timeout).toMatchObject({ theme: "light", contrast: "more" });
  await choose(/^Theme/, /^light$/);
  await expect.poll(async () => (await attributes())["contrast"], timeout).toBeUndefined();
});

/** Goes to a story as the Back button would, because to load Storybook again takes seconds. */
const go = (story: string) =>
  page.evaluate((id) => {
    history.pushState({}, "", `?path=/story/${id}`);
    dispatchEvent(new PopStateEvent("popstate"));
  }, story);
const findState = () => page.getByLabel("State", { exact: true });

it("QAS-14 the toolbar chooses a screen's named states", { timeout: 150_000 }, async () => {
  expect(await findState().count()).toBe(0);
  await go("screens-folder-folderview--ready");
  await findState().selectOption("Recordings Failed");
  await preview().getByText("Failed to load recordings").waitFor();
  const state = page.getByRole("row").filter({ hasText: /^state/ });
  await state.waitFor();
  // A JSON editor has buttons.
  expect(await state.getByRole("button").count()).toBe(0);
  await go("elements-button-button--default");
  await expect.poll(() => findState().count(), timeout).toBe(0);
});

it('QAS-14 a search for "recordings failed" finds that story', { timeout: 150_000 }, async () => {
  const field = page.locator("#storybook-explorer-searchfield");
  await field.fill("recordings failed");
  const found = page.getByRole("option").filter({ hasText: /^Failed.*RecordingsView/ });
  await expect.poll(() => found.count(), timeout).toBe(1);
  await field.press("Escape");
});

/** Finds the last cell of a property's row in Controls. */
const control = (name: RegExp) => page.getByRole("row").filter({ hasText: name }).getByRole("cell").last();

it("QAS-14 Controls show no JSON editor for a prop that takes a component, and a switch for a boolean", {
  timeout: 60_000,
}, async () => {
  await go("cards-recording-card-recordingcard--default");
  const isArriving = control(/^isArriving/).getByRole("switch");
  await isArriving.waitFor();
  expect(await isArriving.isChecked()).toBe(false);
  const trees = (name: RegExp) => control(name).getByRole("button").or(control(name).getByRole("textbox")).count();
  // A recording is edited as JSON, but the component that shows its details is not.
  expect(await trees(/^recording/)).toBeGreaterThan(0);
  expect(await trees(/^details/)).toBe(0);
  await go("elements-button-button--default");
});

it("QAS-01 the toolbar stops animations", { timeout: 150_000 }, async () => {
  const moving = await style("--lectern-motion-settle");
  await choose(/^Motion/, /^still$/);
  await expect.poll(attributes, timeout).toMatchObject({ motion: "still" });
  await expect.poll(() => style("--lectern-motion-settle"), timeout).not.toBe(moving);
});

const readTextSize = () =>
  preview()
    .locator("html")
    .evaluate((root) => getComputedStyle(root).fontSize);

it("QAS-06 the toolbar shows text twice as large", { timeout: 150_000 }, async () => {
  expect(await readTextSize()).toBe("16px");
  await choose(/^(Text|Size of text)/, /^200 %$/);
  await expect.poll(readTextSize, timeout).toBe("32px");
  await choose(/^(Text|Size of text)/, /^100 %$/);
  await expect.poll(readTextSize, timeout).toBe("16px");
});

it("QAS-06 text twice as large has an address, and moves the widths in em as the browser's own setting does", {
  timeout: 60_000,
}, async () => {
  const context = await browser.newContext({ viewport: { width: 1000, height: 600 } });
  const frame = await context.newPage();
  const wide = async (text: string): Promise<string> => {
    await frame.goto(`${origin}/iframe.html?viewMode=story&id=elements-button-button--default&globals=text:${text}`);
    await frame.getByRole("button").waitFor();
    await frame.addStyleTag({ content: "@media (min-width: 50em) { body { --wide: yes } }" });
    // A sheet that comes later: its link loads.
    await frame.evaluate(() => document.dispatchEvent(new Event("load")));
    return await frame.evaluate(() => getComputedStyle(document.body).getPropertyValue("--wide"));
  };
  expect([await wide("100"), await wide("200")]).toEqual(["yes", ""]);
  expect(await frame.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
  await context.close();
});

it("QAS-01 the toolbar shows a story on a phone", { timeout: 150_000 }, async () => {
  expect(await width()).toBeGreaterThan(1000);
  await choose(/^Viewport/, /^Phone/);
  await expect.poll(width, timeout).toBe(375);
});

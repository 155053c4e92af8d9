import type { Page } from "@playwright/test";
import { openSignedIn } from "./journey.ts";
import { expect, test } from "./shared-page.ts";

const RECORDINGS = "/dashboard/library/recordings";

/** The speech that takes the browser's place: the test ends each line. */
interface FakeSpeech {
  readonly said: { readonly text: string; readonly rate: number }[];
  readonly voices: { lang: string }[];
  current: EventTarget | undefined;
}
type WithSpeech = Window & { speech: FakeSpeech };

/** Replaces the browser's speech by one with a voice for each of these languages. */
const fakeSpeech = (page: Page, languages: readonly string[]) =>
  page.evaluate((wanted) => {
    const speech: FakeSpeech = { said: [], voices: wanted.map((lang) => ({ lang })), current: undefined };
    class Utterance extends EventTarget {
      readonly rate = 1;
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    const synthesis = {
      getVoices: () => speech.voices,
      addEventListener: () => undefined,
      cancel: () => (speech.current = undefined),
      speak: (utterance: Utterance) => {
        speech.said.push({ text: utterance.text, rate: utterance.rate });
        speech.current = utterance;
        utterance.dispatchEvent(new Event("start"));
      },
    };
    for (const [name, value] of Object.entries({
      speech,
      speechSynthesis: synthesis,
      SpeechSynthesisUtterance: Utterance,
    }))
      Object.defineProperty(window, name, { value, configurable: true });
  }, languages);

const listSaid = (page: Page) => page.evaluate(() => (window as unknown as WithSpeech).speech.said);
const isSilent = (page: Page) => page.evaluate(() => (window as unknown as WithSpeech).speech.current === undefined);
const endLine = (page: Page) =>
  page.evaluate(() => (window as unknown as WithSpeech).speech.current?.dispatchEvent(new Event("end")));
/** The words that are marked on the page. */
const findMarked = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get("spoken-line") ?? [])]
      .map((range) => (range instanceof Range ? range.toString() : ""))
      .join(""),
  );

async function readAloud(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^More options for/ }).click();
  await page.getByRole("menuitem", { name: "Read Aloud" }).click();
}

test("ACC-04 reads a lecture aloud with the spoken line marked, pauses, changes its speed, and goes on where it stopped", async ({
  page,
}) => {
  await openSignedIn(page, "free@lectern.test", RECORDINGS);
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  await page.getByRole("tab", { name: "Transcript" }).click();
  await expect(page.locator("[data-transcript] p").first()).toBeVisible();
  await fakeSpeech(page, ["en-US"]);
  await readAloud(page);
  const bar = page.getByRole("region", { name: "Read aloud" });
  await expect(bar.getByRole("button", { name: "Pause Reading" })).toBeFocused();
  await expect.poll(() => listSaid(page)).toHaveLength(1);
  await endLine(page);
  await expect.poll(() => listSaid(page)).toHaveLength(2);
  const second = (await listSaid(page))[1]?.text;
  expect(await findMarked(page)).toBe(second);

  await bar.getByRole("button", { name: "Faster" }).click();
  await expect.poll(() => listSaid(page)).toHaveLength(3);
  expect((await listSaid(page))[2]).toEqual({ text: second, rate: 1.25 });
  await bar.getByRole("button", { name: "Pause Reading" }).click();
  await expect(bar.getByText("Paused")).toBeVisible();
  expect([await isSilent(page), await findMarked(page)]).toEqual([true, second]);

  await bar.getByRole("button", { name: "Stop Reading" }).click();
  await expect(bar).toBeHidden();
  expect(await findMarked(page)).toBe("");
  await readAloud(page);
  await expect.poll(() => listSaid(page)).toHaveLength(4);
  expect((await listSaid(page))[3]).toEqual({ text: second, rate: 1.25 });

  await test.step("ACC-04 another tab is silent, and a language without a voice is not read", async () => {
    await page.getByRole("tab", { name: "Summary" }).click();
    await expect(bar).toBeHidden();
    expect([await isSilent(page), await findMarked(page)]).toEqual([true, ""]);
    await fakeSpeech(page, ["de-DE"]);
    await readAloud(page);
    await expect(bar.getByRole("status")).toHaveText(/^There's no .*English.* voice on this device/);
    expect(await listSaid(page)).toEqual([]);
  });
});

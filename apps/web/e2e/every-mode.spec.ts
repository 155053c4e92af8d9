import { toExamination } from "@lectern/story-shots/examiners/geometry/examination";
import type { GeometryFinding } from "@lectern/story-shots/examiners/geometry/finding";
import { type GeometryMode, geometryModes, toStyling } from "@lectern/story-shots/examiners/geometry/modes";
import type { CDPSession, Page } from "@playwright/test";
import { restoreSession } from "./journey.ts";
import { expect, test } from "./shared-page.ts";
import { go, stops } from "./stops.ts";

test.use({ hasOwnPage: true });

/** What stays as it is, with the reason; the stories' exceptions are in apps/storybook/visual/geometry/exceptions.ts. */
const accepted: readonly { readonly finding: RegExp; readonly reason: string }[] = [];

/** Shows the page in a mode, as the reader's system and browser would. */
async function apply(page: Page, devtools: CDPSession, mode: GeometryMode): Promise<void> {
  const { conditions = {}, width, height } = mode;
  const { textScale = 1, direction = "", features = {} } = conditions;
  const forcedColors = features["forced-colors"] === "active" ? "active" : "none";
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light", forcedColors });
  await devtools.send("Page.setFontSizes", { fontSizes: { standard: 16 * textScale, fixed: 13 * textScale } });
  await page.setViewportSize({ width, height });
  await page.evaluate(toStyling(mode));
  await page.evaluate((dir) => {
    document.documentElement.dir = dir;
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, direction);
}

for (const { name, place, email } of stops) {
  test(`ACC-02 ${name}: is whole in every mode @long`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
    if (email !== undefined) await restoreSession(page, email);
    await go(page, place);
    const devtools = await page.context().newCDPSession(page);
    const found: string[] = [];
    for (const mode of geometryModes) {
      // oxlint-disable no-await-in-loop -- one page, in one mode after another
      await apply(page, devtools, mode);
      const findings = await page.evaluate<GeometryFinding[]>(toExamination(mode.name, "var(--lectern-ink-fill)"));
      // oxlint-enable no-await-in-loop
      found.push(
        ...findings
          .filter(({ rule }) => rule !== "orphan")
          .map(({ rule, sentence, selector }) => `${name}, ${rule} (${mode.name}): ${sentence} ${selector}`)
          .filter((line) => !accepted.some(({ finding }) => finding.test(line))),
      );
    }
    expect(found).toEqual([]);
  });
}

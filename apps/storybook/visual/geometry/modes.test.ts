import type { Page } from "@lectern/story-shots/page";
import type { Rest } from "@lectern/story-shots/stage";
import { expect, it } from "vitest";
import { visitStories } from "../testing/visit-stories.ts";
import { toExamination } from "./examination.ts";
import { isAcceptedGeometry } from "./exceptions.ts";
import type { GeometryFinding } from "./finding.ts";
import { geometryModes, toStyling } from "./modes.ts";

const isLong = process.env["LECTERN_SOAK"] === "1";
/** In the short run, a page with a form, one with a list and one that is read. */
const sample = /^screens-(bug-report-bugreportview--default|folder-folderview--ready|terms-termsview--default)$/;

async function examine(page: Page, id: string): Promise<string[]> {
  const violations: string[] = [];
  for (const mode of geometryModes) {
    // oxlint-disable no-await-in-loop -- one page, in one mode after another
    await page.emulate(mode.conditions ?? {});
    await page.resize(mode.width, mode.height);
    await page.ask(toStyling(mode));
    await page.ask("stage.setTheme('light')");
    const findings = await page.ask<GeometryFinding[]>(toExamination(mode.name));
    // oxlint-enable no-await-in-loop
    violations.push(
      ...findings
        // A row that is shorter than usual may end with one control.
        .filter(({ rule }) => rule !== "orphan")
        .map(({ rule, sentence, selector }) => `geometry ${rule} (${mode.name}): ${sentence} ${selector}`)
        .filter((violation) => !isAcceptedGeometry(violation, id)),
    );
  }
  return violations;
}

it("ACC-02 zoom, spacing, 320 px, forced colours, right to left, large text and a finger cut, cover and lose nothing", {
  timeout: 1_800_000,
}, async () => {
  const found = await visitStories(
    ({ id }) => isLong || sample.test(id),
    async (page, id) => {
      await page.emulate({});
      await page.ask(toStyling({ name: "plain", width: 390, height: 844 }));
      await page.resize(390, 844);
      const { wants } = await page.ask<Rest>(`stage.show(${JSON.stringify(id)})`);
      if (wants !== undefined) {
        // The window changes after the play function, which expects the story's own size.
        await page.resize(wants.width, wants.height);
        await page.ask(`stage.show(${JSON.stringify(id)})`);
      }
      return await examine(page, id);
    },
    1,
  );
  expect(found).toEqual({});
});

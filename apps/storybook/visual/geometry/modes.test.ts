import type { GeometryFinding } from "@lectern/story-shots/examiners/geometry/finding";
import { geometryModes, toStyling } from "@lectern/story-shots/examiners/geometry/modes";
import type { Page } from "@lectern/story-shots/page";
import type { Rest } from "@lectern/story-shots/stage";
import { expect, it } from "vitest";
import { visitStories } from "../testing/visit-stories.ts";
import { examineGeometry } from "./examiner.ts";
import { isAcceptedGeometry } from "./exceptions.ts";

const isLong = process.env["LECTERN_SOAK"] === "1";
/** In the short run, a page with a form, one with a list and one that is read. */
const sample = /^screens-(bug-report-bugreportview--default|folder-folderview--ready|terms-termsview--default)$/;
/** The long run visits every story, in parts: `-t "part 3"` runs one of them. */
const PARTS = isLong ? 8 : 1;

async function examine(page: Page, id: string): Promise<string[]> {
  const violations: string[] = [];
  for (const mode of geometryModes) {
    // oxlint-disable no-await-in-loop -- one page, in one mode after another
    await page.emulate(mode.conditions ?? {});
    await page.resize(mode.width, mode.height);
    await page.ask(toStyling(mode));
    await page.ask("stage.setTheme('light')");
    const findings = await page.ask<GeometryFinding[]>(examineGeometry(mode.name));
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

it.each(Array.from({ length: PARTS }, (_, part) => part + 1))(
  "ACC-02 zoom, spacing, 320 px, forced colours, right to left, large text and a finger cut, cover and lose nothing, part %i",
  { timeout: 1_200_000 },
  async (part) => {
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
      PARTS,
      part - 1,
    );
    expect(found).toEqual({});
  },
);

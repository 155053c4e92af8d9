import { findBrokenWords } from "./broken-words.ts";
import { findOutside } from "./containers.ts";
import { findCutChoices } from "./cut-choices.ts";
import { findOrphans } from "./orphans.ts";
import { findOverlaps } from "./overlaps.ts";
import { readPage } from "./page-parts.ts";
import { findSmallTargets } from "./target-size.ts";

const checks = [findBrokenWords, findOverlaps, findOutside, findCutChoices, findOrphans, findSmallTargets] as const;

/**
 * Returns the expression that checks the positions of a page's words and controls (QAS-15, ACC-02). In the page it is a
 * `GeometryFinding[]`.
 *
 * @param mode the conditions under which the page is shown: `plain`, or one of `geometryModes`; findings include it
 * @param primaryColor the background of main actions, as CSS
 * @example await page.ask<GeometryFinding[]>(toExamination("plain", "var(--primary)"))
 */
export const toExamination = (mode: string, primaryColor: string): string => `(() => {
  const page = (${readPage.toString()})(${JSON.stringify(mode)}, ${JSON.stringify(primaryColor)});
  for (const check of [${checks.map((check) => check.toString()).join(", ")}]) check(page);
  return page.findings;
})()`;

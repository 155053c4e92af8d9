import { findBrokenWords } from "./broken-words.ts";
import { findOutside } from "./containers.ts";
import { findOrphans } from "./orphans.ts";
import { findOverlaps } from "./overlaps.ts";
import { readPage } from "./page-parts.ts";
import { findSmallTargets } from "./target-size.ts";

const checks = [findBrokenWords, findOverlaps, findOutside, findOrphans, findSmallTargets] as const;

/**
 * Returns the expression that checks the positions of a page's words and controls (QAS-15, ACC-02). In the page it is a
 * `GeometryFinding[]`.
 *
 * @param mode the conditions under which the page is shown: `plain`, or one of `geometryModes`; findings include it
 * @example await page.ask<GeometryFinding[]>(toExamination("plain"))
 */
export const toExamination = (mode: string): string => `(() => {
  const page = (${readPage.toString()})(${JSON.stringify(mode)});
  for (const check of [${checks.map((check) => check.toString()).join(", ")}]) check(page);
  return page.findings;
})()`;

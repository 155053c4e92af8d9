import { afterAll, beforeAll, expect, it } from "vitest";
import type { Chromium } from "@lectern/story-shots/chromium";
import { openPage, type Page } from "@lectern/story-shots/page";
import { createGeometryExaminer, examineGeometry } from "./examiner.ts";
import { geometryExceptions } from "./exceptions.ts";
import type { GeometryFinding, GeometryRule } from "@lectern/story-shots/examiners/geometry/finding";
import { openPinned } from "../testing/open-pinned.ts";

const examiner = createGeometryExaminer("plain");

let browser: Chromium;
let page: Page;
beforeAll(async () => {
  browser = await openPinned();
  page = await openPage(browser, "data:text/html,<!doctype html>", "");
  await page.resize(390, 844);
}, 60_000);
afterAll(async () => {
  await browser.close();
});

/** Examines a page of 390 px with this body. */
async function examine(body: string): Promise<GeometryFinding[]> {
  const html = `<style>body { margin: 16px; font: 16px/1.5 sans-serif; } .card { border: 1px solid #888; padding: 8px; }
    .row { display: flex; flex-wrap: wrap; gap: 8px; } button { min-block-size: 24px; }</style>${body}`;
  await page.ask(`document.body.innerHTML = ${JSON.stringify(html)}`);
  return await page.ask<GeometryFinding[]>(examineGeometry("plain"));
}
const button = (name: string, width = 100): string => `<button style="inline-size:${width}px">${name}</button>`;

/** Pages with one error each, which the sentence names. */
const planted: readonly (readonly [what: string, rule: GeometryRule, sentence: RegExp, body: string])[] = [
  [
    "a word in two lines",
    "broken-word",
    /“Premium” is broken into 2 lines/,
    `<div style="inline-size:50px;overflow-wrap:anywhere">Premium</div>`,
  ],
  [
    "a text on a text",
    "overlap",
    /“Second” lies on “First”/,
    `<p style="margin:0">First</p><p style="margin:-20px 0 0">Second</p>`,
  ],
  [
    "a control on a control",
    "overlap",
    /“Two” lies on “One”, by \d+ px/,
    `<div style="display:flex">${button("One")}<button style="margin-inline-start:-40px;inline-size:100px">Two</button></div>`,
  ],
  [
    "a text out of its card",
    "outside",
    /“Everything that was said” sticks out of .* by \d+ px/,
    `<div class="card" style="inline-size:100px;white-space:nowrap"><span>Everything that was said</span></div>`,
  ],
  [
    "a control out of its card",
    "outside",
    /“Wide” sticks out of .* by \d+ px/,
    `<div class="card" style="inline-size:100px">${button("Wide", 200)}</div>`,
  ],
  [
    "a text that its card cuts",
    "outside",
    /“Everything that was said” is cut by .*: \d+ px of it are hidden/,
    `<div style="inline-size:100px;overflow:hidden;white-space:nowrap"><span>Everything that was said</span></div>`,
  ],
  [
    "a choice that its list cuts",
    "outside",
    /“Everything that was said” is cut in its list: \d+ px of it are hidden/,
    `<select aria-label="Where" style="inline-size:100px;block-size:30px"><option>Everything that was said</option></select>`,
  ],
  [
    "a line that is cut in half",
    "outside",
    /“Two lines of text in a box” is cut/,
    `<div style="inline-size:100px;block-size:34px;overflow:hidden"><span>Two lines of text in a box</span></div>`,
  ],
  [
    "a page that scrolls sideways",
    "page-width",
    /The page is 500 px wide in a window of 390 px/,
    `<div style="position:absolute;inset-block-start:0;inset-inline-start:0;inline-size:500px;block-size:10px"></div>`,
  ],
  [
    "a text beside the page",
    "page-width",
    /“What was said” reaches from -\d+ to/,
    `<p style="margin-inline-start:-40px">What was said</p>`,
  ],
  [
    "a control alone in a row",
    "orphan",
    /“Three” stands alone in a row/,
    `<div class="row">${button("One", 170)}${button("Two", 170)}${button("Three", 170)}</div>`,
  ],
  ["a control too small for a finger", "target-size", /“One” is 20 × 24 px, less than 24 px/, button("One", 20)],
  [
    "a sign alone above its title",
    "orphan",
    /stands alone in a row/,
    `<header style="display:grid;grid-template-columns:auto 1fr auto;grid-template-areas:'back back back' 'disc words tools'">
      <span><svg width="40" height="40"></svg></span>
      <h1 style="grid-area:words">A study guide</h1><div style="grid-area:tools">${button("Delete", 60)}</div>
    </header>`,
  ],
];

it.each(planted)("QAS-15 finds %s", async (_, rule, sentence, body) => {
  const findings = await examine(body);
  const matching = { rule, sentence: expect.stringMatching(sentence) as string };
  expect(findings).toContainEqual(expect.objectContaining(matching));
  const found = findings.find((finding) => finding.rule === rule && sentence.test(finding.sentence));
  expect(await page.ask(`document.querySelector(${JSON.stringify(found?.selector)}) !== null`)).toBe(true);
});

/** Pages without an error that resemble those with one. */
const right: readonly (readonly [what: string, body: string])[] = [
  ["a word that breaks at its hyphen", `<div style="inline-size:80px">Self-explanatory</div>`],
  ["a word that breaks at a soft hyphen", `<div style="inline-size:90px">Premium&shy;subscription</div>`],
  ["an address that breaks", `<div style="inline-size:90px;overflow-wrap:anywhere">somebody@students.example</div>`],
  ["a language that breaks anywhere", `<div style="inline-size:50px">講義の要約と転写</div>`],
  [
    "a text with an ellipsis",
    `<div style="inline-size:100px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">Everything that was said</div>`,
  ],
  [
    "a list as wide as its choice, with a longer one",
    `<select aria-label="Where" style="inline-size:100px;block-size:30px"><option>All</option><option>Everything that was said</option></select>`,
  ],
  [
    "a text that is clamped",
    `<div style="inline-size:100px;overflow:hidden;display:-webkit-box;-webkit-line-clamp:1;-webkit-box-orient:vertical">Everything that was said</div>`,
  ],
  [
    "words for screen readers alone",
    `<span style="position:absolute;inline-size:1px;block-size:1px;overflow:hidden;white-space:nowrap">Everything that was said</span>`,
  ],
  [
    "a list that scrolls",
    `<div class="card" style="block-size:60px;overflow-y:auto">${button("One")}<br>${button("Two")}<br>${button("Three")}<br>${button("Four")}</div>${button("Below")}`,
  ],
  [
    "a dialog over the page",
    `<p>Words of the page, which the dialog covers</p><div role="dialog" style="position:fixed;inset:0;background:white"><p>Words of the dialog</p></div>`,
  ],
  [
    "two rows of two controls",
    `<div class="row">${button("One", 170)}${button("Two", 170)}${button("Three", 170)}${button("Four", 170)}</div>`,
  ],
  ["controls below each other", `<div style="display:grid">${button("One")}${button("Two")}${button("Three")}</div>`],
  [
    "a text whose action stands below it",
    `<div class="row"><p style="flex:1 1 20rem;margin:0">Something to know</p>${button("Do it")}</div>`,
  ],
];

it.each(right)("QAS-15 accepts %s", async (_, body) => {
  expect(await examine(body)).toEqual([]);
});

it("QAS-15 names the mode in each finding", async () => {
  await examine(`<div style="inline-size:50px;overflow-wrap:anywhere">Premium</div>`);
  const [found] = await page.ask<GeometryFinding[]>(examineGeometry("large-text"));
  expect(found?.mode).toBe("large-text");
});

it("QAS-15 an exception explains one rule in the stories that it names", () => {
  for (const { rule, stories, mode = "plain", reason } of geometryExceptions) {
    expect(reason).toMatch(/\.$/);
    const violation = `geometry ${rule} (${mode}): “B” stands alone. p`;
    expect(examiner.isAccepted?.(violation, `${stories}--default`)).toBe(true);
    expect(examiner.isAccepted?.(violation, "a-story--default")).toBe(false);
    expect(examiner.isAccepted?.(violation.replace(rule, "another"), `${stories}--default`)).toBe(false);
  }
});

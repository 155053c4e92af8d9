import { escapeMarkdown } from "@lectern/domain/markdown";
import { findSlowInputs } from "@lectern/domain/testing/linear-time";
import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { expect, test } from "vitest";
import { toExcerpt } from "./excerpt.ts";
import { toPlainText } from "./plain-text.ts";

/** The text of Markdown by the parser that renders it. */
const toRendered = (markdown: string): string => {
  const toText = (node: Nodes): string =>
    "children" in node ? node.children.map(toText).join("") : "value" in node ? node.value : "";
  return toText(fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }));
};

const signs = Array.from({ length: 0x7f - 0x21 }, (_, at) => String.fromCodePoint(0x21 + at));

test.each(signs)("REC-11 shows a sentence with %s in lists as the page does", (sign) => {
  const texts = [
    `loop${sign}counter is a name`,
    `the product 5${sign}6${sign}7 is 210`,
    `from 20${sign}45 to 50`,
    `a ${sign}b${sign} and ${sign} alone`,
    `say ${sign}${sign}this${sign}${sign} twice`,
    `it ends with (${sign}) and ${sign}`,
  ];
  for (const text of texts) {
    const markdown = escapeMarkdown(text);
    expect(toPlainText(markdown)).toBe(text);
    expect(toPlainText(markdown)).toBe(toRendered(markdown));
    expect(toExcerpt(`## Title\n\n- ${markdown}`)).toBe(text);
  }
});

test.each([
  "If the **torque** is *zero*, `L = I ω` stays.",
  "loop_counter and snake_case_name, _said_ softly, __loudly__",
  "5*6*7 and 2 * 3 * 4, a**b**c",
  "20~45 and ~~gone~~ and ~one~ and ~~~three~~~",
  String.raw`a \* b, \_c\_, \\d, \e, \`f\``,
  "``a ` b`` and ` c ` and `d\\*e` and ```f",
  "***both*** and **bold with *italic* inside** and *italic with **bold***",
  "unclosed **bold and *italic and `code",
  "(*quoted*), “*quoted*”, *a*b, a*b*, _a_b, **a:** b",
  "See [a *link*](https://lectern.test/a_b_c) here",
  "R&D, 3 < 4 and 5 > 4, a | b, #tag, C#, $5 and 5%",
])("REC-11 reads the text of %s as the page does", (markdown) => {
  expect(toPlainText(markdown)).toBe(toRendered(markdown));
});

test("SRV-13 reads a line in time that grows linearly with its length", { timeout: 120_000 }, () => {
  expect(findSlowInputs(toPlainText)).toEqual([]);
});

import type { Claim } from "@lectern/domain/claim";
// oxlint-disable-next-line no-restricted-imports -- the chips must find every sentence that the server grades
import { gradeMessage } from "@lectern/assistant/support/grade-message";
import { findSlowInputs } from "@lectern/domain/testing/linear-time";
import * as fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import ReactMarkdown from "react-markdown";
import { describe, expect, it } from "vitest";
import { type ClaimMarks, type HastNode, placeClaims } from "./place-claims.ts";

const quoted = (text: string, start: number): Claim => ({ text, grade: "quoted", start, end: start + 5, quote: text });
const absent = (text: string): Claim => ({ text, grade: "absent" });

/**
 * Renders the text as HTML: a chip is `<i>` with its claim's number, a sentence that was not found `<s>`, its note
 * `<u>`.
 */
const mark = (
  markdown: string,
  claims: readonly Claim[],
  marks: ClaimMarks = "chips",
  alsoSaid: readonly string[] = [],
): string =>
  renderToStaticMarkup(
    createElement(
      ReactMarkdown,
      {
        rehypePlugins: [
          () => (tree: HastNode) => placeClaims(tree, claims, marks, ({ text }) => alsoSaid.includes(text)),
        ],
        components: {
          "claim-chip": (props: { "data-claim": string }) => createElement("i", null, props["data-claim"]),
          "claim-absent": ({ children }: { children: unknown }) => createElement("s", null, children as string),
          "claim-note": () => createElement("u"),
          "claim-elsewhere": (props: { "data-claim": string }) => createElement("b", null, props["data-claim"]),
        } as object,
      },
      markdown,
    ),
  ).replaceAll("\n", "");

const toWords = (html: string): string => html.replaceAll(/<i>\d+<\/i>|<[^>]+>|\s/g, "");

describe("chips", () => {
  it.each([
    [
      "a sentence",
      "It is folded. It has two.",
      [quoted("It is folded.", 1), quoted("It has two.", 2)],
      "<p>It is folded.<i>0</i> It has two.<i>1</i></p>",
    ],
    [
      "a sentence with other text around",
      "So: it is folded, then. Well.",
      [quoted("it is folded, then.", 1)],
      "<p>So: it is folded, then.<i>0</i> Well.</p>",
    ],
    [
      "bold words at its end",
      "It is **folded.** Yes.",
      [quoted("It is folded.", 1)],
      "<p>It is <strong>folded.</strong><i>0</i> Yes.</p>",
    ],
    [
      "a list",
      "- One is *red*\n- Two is blue",
      [quoted("One is red", 1), quoted("Two is blue", 2)],
      "<ul><li>One is <em>red</em><i>0</i></li><li>Two is blue<i>1</i></li></ul>",
    ],
    [
      "moments in brackets",
      "It is folded [0:01]. It has two.",
      [quoted("It is folded .", 1)],
      "<p>It is folded.<i>0</i> It has two.</p>",
    ],
    [
      "a bold moment above its quotation",
      "**0:21**\n\n> Two ways.",
      [quoted("Two ways.", 21)],
      "<blockquote><p>Two ways.<i>0</i></p></blockquote>",
    ],
    [
      "a bold moment before its point",
      "- **0:21** Two ways.",
      [quoted("Two ways.", 21)],
      "<ul><li> Two ways.<i>0</i></li></ul>",
    ],
    [
      "escaped signs",
      String.raw`It has 3 \* 4 \[cells\].`,
      [quoted("It has 3 * 4 [cells].", 1)],
      "<p>It has 3 * 4 [cells].<i>0</i></p>",
    ],
    [
      "the same sentence twice",
      "It is so. It is so.",
      [quoted("It is so.", 1), quoted("It is so.", 2)],
      "<p>It is so.<i>0</i> It is so.<i>1</i></p>",
    ],
  ] as const)("AST-08 follow %s", (_title, markdown, claims, html) => {
    expect(mark(markdown, claims)).toBe(html);
  });

  it("AST-08 sets sentences apart that were not found, with one note for consecutive ones", () => {
    const claims = [absent("Cheese is blue."), absent("The moon is cheese."), quoted("It is folded.", 1)];
    expect(mark("Cheese is **blue**. The moon is cheese. It is folded.", claims)).toBe(
      "<p><s>Cheese is </s><strong><s>blue</s></strong><s>.</s> <s>The moon is cheese.</s><u></u> It is folded.<i>2</i></p>",
    );
  });

  it("AST-08 keeps a bold time in the middle of a sentence, and a different one", () => {
    expect(mark("At **0:21** it says:\n\n> Two ways.", [quoted("Two ways.", 21)])).toContain("<strong>0:21</strong>");
    expect(mark("**9:59**\n\n> Two ways.", [quoted("Two ways.", 21)])).toContain("<strong>9:59</strong>");
  });

  it("AST-08 shows claims that are not in the text at its end, so that none is lost", () => {
    expect(mark("It is folded.", [quoted("It is folded.", 1), quoted("Somewhere else.", 9)])).toBe(
      "<p>It is folded.<i>0</i></p><p><i>1</i></p>",
    );
  });

  it("AST-08 shows no chip for a claim without a time", () => {
    expect(mark("It is folded.", [{ text: "It is folded.", grade: "quoted" }])).toBe("<p>It is folded.</p>");
  });

  it("AST-08 finds every sentence that the assistant reads from a text, and loses none of its words", () => {
    const word = fc.constantFrom(
      "cells",
      "**fold**",
      "it",
      "3.5",
      "*often*",
      "[see](https://x.test)",
      "`ATP`",
      "élan",
      "5:30",
    );
    const sentence = fc.array(word, { minLength: 3, maxLength: 9 }).map((words) => `The ${words.join(" ")}.`);
    const block = fc.tuple(
      fc.constantFrom("", "- ", "> ", "## ", "1. "),
      fc.array(sentence, { minLength: 1, maxLength: 3 }),
    );
    const text = fc
      .array(block, { minLength: 1, maxLength: 5 })
      .map((parts) => parts.map(([sign, sentences]) => sign + sentences.join(" ")).join("\n\n"));
    const spoken = [{ text: "Nothing of it.", start: 0, end: 1 }];
    fc.assert(
      fc.property(text, (markdown) => {
        const claims = gradeMessage(markdown, spoken).map((claim, at) => quoted(claim.text, at * 7));
        const html = mark(markdown, claims);
        expect([...html.matchAll(/<i>(\d+)<\/i>/g)].map(([, at]) => Number(at))).toEqual([...claims.keys()]);
        expect(html).not.toMatch(/<p>(?:<i>\d+<\/i>)+<\/p>/);
        expect(toWords(html)).toBe(toWords(mark(markdown, [])));
      }),
    );
  });
});

describe("times", () => {
  it("RDT-13 appear once at the end of a point, and not after headings or text that was not found", () => {
    const claims = [
      quoted("All of the cells.", 1),
      absent("It is cheese."),
      quoted("It is folded.", 2),
      quoted("It has two.", 3),
    ];
    expect(
      mark("## All of the cells.\n\n- It is cheese. It is **folded**. It has two.\n- It is so.", claims, "times"),
    ).toBe(
      "<h2>All of the cells.</h2><ul><li>It is cheese. It is <strong>folded</strong>. It has two.<i>2</i></li><li>It is so.</li></ul>",
    );
  });

  it("RDT-13 leave a point that links to its moment itself unchanged", () => {
    expect(mark("- It is folded. [0:21](#t=21)", [quoted("It is folded.", 21)], "times")).not.toContain("<i>");
  });

  it("RDT-13 follow a point's own text if it has points below it", () => {
    expect(
      mark("- It is folded.\n  - It has two.", [quoted("It is folded.", 1), quoted("It has two.", 2)], "times"),
    ).toBe("<ul><li>It is folded.<i>0</i><ul><li>It has two.<i>1</i></li></ul></li></ul>");
  });
});

it.each(["chips", "times"] as const)(
  "SRV-13 places %s in time that grows linearly with the text's length",
  { timeout: 120_000 },
  (marks) => {
    const place = (text: string) => {
      const paragraph: HastNode = {
        type: "element",
        tagName: "p",
        properties: {},
        children: [{ type: "text", value: text }],
      };
      const claims = [quoted(text.slice(0, 300), 1), quoted(text.slice(-300), 2), absent(text.slice(40_000, 40_300))];
      placeClaims({ type: "root", children: [paragraph] }, claims, marks);
    };
    expect(findSlowInputs(place)).toEqual([]);
  },
);

describe("what other lectures say too", () => {
  const claims = [quoted("It is folded.", 1), quoted("It has two.", 2), quoted("Third: it is red.", 3)];

  it("UNT-03 is marked at the end of the point, behind its time", () => {
    const html = mark("- It is folded. It has two.\n- Fourth.", claims, "times", ["It has two."]);
    expect(html).toBe("<ul><li>It is folded. It has two.<i>0</i><b>1</b></li><li>Fourth.</li></ul>");
  });

  it("UNT-03 is marked in a point that links to its own moment, and in no heading", () => {
    const html = mark("## It is folded.\n\n- Third: it is red. [0:03](#t=3)", claims, "times", [
      "It is folded.",
      "Third: it is red.",
    ]);
    expect(html).toBe('<h2>It is folded.</h2><ul><li>Third: it is red. <a href="#t=3">0:03</a><b>2</b></li></ul>');
  });
});

import type { Claim } from "@lectern/domain/claim";
import { findSlowInputs } from "@lectern/domain/testing/linear-time";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import ReactMarkdown from "react-markdown";
import { describe, expect, it } from "vitest";
import { type HastNode, placeClaims } from "./place-claims.ts";

const quoted = (text: string, start: number): Claim => ({ text, grade: "quoted", start, end: start + 5, quote: text });
const absent = (text: string): Claim => ({ text, grade: "absent" });

/** Renders the text as HTML: a time is `<i>` with its claim's number. */
const mark = (markdown: string, claims: readonly Claim[]): string =>
  renderToStaticMarkup(
    createElement(
      ReactMarkdown,
      {
        rehypePlugins: [() => (tree: HastNode) => placeClaims(tree, claims)],
        components: {
          "claim-chip": (props: { "data-claim": string }) => createElement("i", null, props["data-claim"]),
        } as object,
      },
      markdown,
    ),
  ).replaceAll("\n", "");

describe("times", () => {
  it("RDT-13 appear once at the end of a point, and not after headings or text that was not found", () => {
    const claims = [
      quoted("All of the cells.", 1),
      absent("It is cheese."),
      quoted("It is folded.", 2),
      quoted("It has two.", 3),
    ];
    expect(mark("## All of the cells.\n\n- It is cheese. It is **folded**. It has two.\n- It is so.", claims)).toBe(
      "<h2>All of the cells.</h2><ul><li>It is cheese. It is <strong>folded</strong>. It has two.<i>2</i></li><li>It is so.</li></ul>",
    );
  });

  it("RDT-13 leave a point that links to its moment itself unchanged", () => {
    expect(mark("- It is folded. [0:21](#t=21)", [quoted("It is folded.", 21)])).not.toContain("<i>");
  });

  it("RDT-13 follow a point's own text if it has points below it", () => {
    expect(mark("- It is folded.\n  - It has two.", [quoted("It is folded.", 1), quoted("It has two.", 2)])).toBe(
      "<ul><li>It is folded.<i>0</i><ul><li>It has two.<i>1</i></li></ul></li></ul>",
    );
  });
});

function place(text: string): void {
  const paragraph: HastNode = {
    type: "element",
    tagName: "p",
    properties: {},
    children: [{ type: "text", value: text }],
  };
  const claims = [quoted(text.slice(0, 300), 1), quoted(text.slice(-300), 2), absent(text.slice(40_000, 40_300))];
  placeClaims({ type: "root", children: [paragraph] }, claims);
}

it("SRV-13 places times in time that grows linearly with the text's length", { timeout: 120_000 }, () => {
  expect(findSlowInputs(place)).toEqual([]);
});

import { describe, expect, it } from "vitest";
import { foldQuotations } from "./fold-quotations.ts";
import type { HastNode } from "./place-claims.ts";

const text = (value: string): HastNode => ({ type: "text", value });
const element = (tagName: string, ...children: HastNode[]): HastNode => ({ type: "element", tagName, children });
const words = (count: number, word = "word"): string => Array.from({ length: count }, (_, n) => word + n).join(" ");

function fold(...blocks: HastNode[]): { tagName: string | undefined; shown: number; hidden: number; chips: number } {
  const root = element("root", element("blockquote", ...blocks));
  foldQuotations(root);
  const count = { shown: 0, hidden: 0, chips: 0 };
  const visit = (node: HastNode, isHidden: boolean): void => {
    if (node.tagName === "claim-chip" && !isHidden) count.chips += 1;
    count[isHidden ? "hidden" : "shown"] += node.value?.match(/\S+/g)?.length ?? 0;
    for (const child of node.children ?? []) visit(child, isHidden || node.tagName === "quotation-rest");
  };
  visit(root, false);
  return { tagName: root.children?.[0]?.tagName, ...count };
}
/** A sentence of a number of words, with its chip. */
const sentence = (count: number): HastNode[] => [text(`${words(count)}.`), element("claim-chip"), text(" ")];

describe("foldQuotations", () => {
  it("AST-03 leaves a quotation of 120 words whole", () => {
    expect(fold(element("p", text(words(120))))).toMatchObject({ tagName: "blockquote", shown: 120, hidden: 0 });
  });

  it("AST-03 folds captions without sentences behind their 90th word", () => {
    expect(fold(element("p", text(words(200))))).toMatchObject({ tagName: "folded-quotation", shown: 90, hidden: 110 });
  });

  it("AST-03 folds behind a sentence that ends near the 90th word", () => {
    const said = `${words(40)}. ${words(35)}. ${words(60)}. ${words(20)}.`;
    expect(fold(element("p", text(said)))).toMatchObject({ shown: 75, hidden: 80 });
  });

  it("AST-08 shows the chip of a quotation of which the end is hidden", () => {
    const folded = fold(element("p", text(words(160)), element("claim-chip"), ...sentence(30)));
    expect(folded).toEqual({ tagName: "folded-quotation", shown: 90, hidden: 100, chips: 1 });
  });

  it("AST-08 hides the chips of hidden sentences, and loses no word", () => {
    const folded = fold(element("p", ...sentence(40), ...sentence(40), ...sentence(40), ...sentence(40)));
    expect(folded).toEqual({ tagName: "folded-quotation", shown: 80, hidden: 80, chips: 2 });
  });

  it("AST-03 hides the paragraphs behind the shown words", () => {
    const folded = fold(element("p", ...sentence(85)), element("p", ...sentence(60)));
    expect(folded).toMatchObject({ shown: 85, hidden: 60 });
  });
});

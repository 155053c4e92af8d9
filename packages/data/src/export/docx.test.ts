import { expect, test } from "vitest";
import { listZip } from "../testing/list-zip.ts";
import { toDocx } from "./docx.ts";

/** Reads the paragraphs of a Word document, each with its style. */
async function readDocument(markdown: string) {
  const bytes = new Uint8Array(await (await toDocx(markdown, "Cells")).arrayBuffer());
  const xml = listZip(bytes).get("word/document.xml")!;
  return [...xml.matchAll(/<w:p>.*?<\/w:p>|<w:p\/>/gs)].map(([paragraph]) => ({
    style: /<w:pStyle w:val="([^"]*)"/.exec(paragraph)?.[1] ?? null,
    isItem: paragraph.includes("<w:numPr>"),
    text: [...paragraph.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)].map(([, text]) => text).join(""),
  }));
}

test("EXP-01 a Word document keeps the headings and words of the Markdown", async () =>
  expect(
    await readDocument("# Cells\n\n## Summary\n\nThey **divide** \\*often\\*.\n\n### Mitosis (1:01)\n\nسلام · 細胞"),
  ).toEqual([
    { style: "Heading1", isItem: false, text: "Cells" },
    { style: "Heading2", isItem: false, text: "Summary" },
    { style: null, isItem: false, text: "They divide *often*." },
    { style: "Heading3", isItem: false, text: "Mitosis (1:01)" },
    { style: null, isItem: false, text: "سلام · 細胞" },
  ]));

test("EXP-01 a Word document keeps list items, and the text of a link to a moment", async () =>
  expect(await readDocument("- One [1:01](#t=61)\n  1. Two\n- Three")).toEqual([
    { style: "ListParagraph", isItem: true, text: "One 1:01" },
    { style: "ListParagraph", isItem: true, text: "Two" },
    { style: "ListParagraph", isItem: true, text: "Three" },
  ]));

test("EXP-01 a Word document keeps the cells of a table", async () =>
  expect((await readDocument("| A | B |\n|---|---|\n| 1 | 2 |")).map(({ text }) => text)).toEqual([
    "A",
    "B",
    "1",
    "2",
  ]));

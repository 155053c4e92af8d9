import { expect, test } from "vitest";
import { listZip } from "../testing/list-zip.ts";
import { toDocx } from "./docx.ts";

/** Reads the paragraphs of a Word document, each with its style. */
async function readDocument(markdown: string, language: string | null = null) {
  const bytes = new Uint8Array(await (await toDocx(markdown, { title: "Cells", language })).arrayBuffer());
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

test("TRN-03 a Word document runs an Arabic or Hebrew paragraph from the right, and has the lecture's language", async () => {
  const bytes = new Uint8Array(
    await (
      await toDocx("# הנהר\n\nThe word شكرا, means thanks.\n\nتحمل الأنهار (DNA) الرمال.\n\n- הרוח", {
        title: "x",
        language: "ar",
      })
    ).arrayBuffer(),
  );
  const files = listZip(bytes);
  const paragraphs = [...files.get("word/document.xml")!.matchAll(/<w:p>.*?<\/w:p>/gs)].map(([paragraph]) => ({
    isRtl: paragraph.includes("<w:bidi/>"),
    runs: [...paragraph.matchAll(/<w:r>(.*?)<w:t[^>]*>([^<]*)<\/w:t>/gs)].map(([, properties, text]) =>
      properties!.includes("<w:rtl/>") ? `rtl:${text}` : text,
    ),
  }));
  expect(paragraphs).toEqual([
    { isRtl: true, runs: ["rtl:הנהר"] },
    { isRtl: false, runs: ["The word ", "rtl:شكرا", ", means thanks."] },
    { isRtl: true, runs: ["rtl:تحمل الأنهار (", "DNA", "rtl:) الرمال."] },
    { isRtl: true, runs: ["rtl:הרוח"] },
  ]);
  expect(files.get("word/styles.xml")).toMatch(/<w:lang[^>]* w:bidi="ar"/);
});

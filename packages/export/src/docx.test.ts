import { expect, test } from "vitest";
import { listZip } from "./testing/list-zip.ts";
import { toDocx } from "./docx.ts";

const toHref = (seconds: number) => `https://lectern.test/a#t=${seconds}`;

/** The files of a Word document, by their paths. */
async function toFiles(markdown: string, language: string | null = null) {
  const document = await toDocx(markdown, { title: "Cells", language, toHref });
  return listZip(new Uint8Array(await document.arrayBuffer()));
}

/** Reads the paragraphs of a Word document, each with its style. */
async function readDocument(markdown: string) {
  const xml = (await toFiles(markdown)).get("word/document.xml")!;
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
  const files = await toFiles("# הנהר\n\nThe word شكرا, means thanks.\n\nتحمل الأنهار (DNA) الرمال.\n\n- הרוח", "ar");
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

test("EXP-01 links of a Word document look like links, and lead to the moment in Lectern", async () => {
  const files = await toFiles(
    "[1:01](#t=61) **Ana:** Rivers, see [here](https://example.com) or [there][1].\n\n[1]: https://example.org",
  );
  const xml = files.get("word/document.xml")!;
  expect(xml.match(/<w:hyperlink/g)).toHaveLength(3);
  expect(xml.match(/<w:rStyle w:val="Hyperlink"\/>/g)).toHaveLength(3);
  expect(files.get("word/styles.xml")).toMatch(/w:styleId="Hyperlink".*?<w:u w:val="single"/s);
  const targets = [...files.get("word/_rels/document.xml.rels")!.matchAll(/Target="(https:[^"]*)"/g)].map(
    ([, to]) => to,
  );
  // Word has what stands behind the "#" apart.
  expect(new Set(targets)).toEqual(new Set(["https://example.com", "https://example.org", "https://lectern.test/a"]));
  expect(xml).toContain('w:anchor="t=61"');
  expect(xml).toMatch(/<w:b\/>.*?Ana:/s);
});

test("EXP-01 a Word document tells done tasks from open ones", async () =>
  expect((await readDocument("- [ ] Read\n- [x] Write\n- Plain")).map(({ text, isItem }) => [text, isItem])).toEqual([
    ["☐ Read", false],
    ["☑ Write", false],
    ["Plain", true],
  ]));

test("EXP-01 a Word document repeats a table's head and aligns its columns", async () => {
  const xml = (await toFiles("| A | B |\n|:--|--:|\n| 1 | 2 |")).get("word/document.xml")!;
  const rows = xml.split("<w:tr>").slice(1);
  expect(rows.map((row) => row.includes("<w:tblHeader/>"))).toEqual([true, false]);
  expect(rows.map((row) => row.includes("<w:b/>"))).toEqual([true, false]);
  expect(rows.map((row) => [...row.matchAll(/<w:jc w:val="(\w+)"/g)].map(([, side]) => side))).toEqual([
    ["left", "right"],
    ["left", "right"],
  ]);
});

test("EXP-01 a footnote of a Word document stands at the foot of the page that refers to it", async () => {
  const files = await toFiles("Sand[^a] and silt[^b].\n\n[^a]: Coarse, see [^a].\n[^b]: Fine *grains*.");
  const xml = files.get("word/document.xml")!;
  expect(xml).not.toContain("Coarse");
  const ids = [...xml.matchAll(/<w:footnoteReference w:id="(\d+)"/g)].map(([, id]) => id);
  const notes = [...files.get("word/footnotes.xml")!.matchAll(/<w:footnote w:id="(\d+)">.*?<\/w:footnote>/gs)];
  const words = new Map(
    notes.map(([note, id]) => [
      id,
      [...note.matchAll(/<w:t(?: [^>]*)?>([^<]*)</g)]
        .map(([, text]) => text)
        .join("")
        .trim(),
    ]),
  );
  expect(ids.map((id) => words.get(id))).toEqual(["Coarse, see [a].", "Fine grains."]);
});

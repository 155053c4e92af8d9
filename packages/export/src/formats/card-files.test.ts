import { describe, expect, test } from "vitest";
import { type AnkiCollection, importIntoAnki, toGaps, toShown } from "../testing/anki-reader.ts";
import { createExported } from "../testing/exported.ts";
import { createCardOfFile, createExportedCard } from "../testing/exported-cards.ts";
import { toAnkiText } from "./anki.ts";
import { toCardsCsv } from "./card-csv.ts";
import { toCardsHtml, toCardsMarkdown } from "./card-documents.ts";
import { toRecordingJson } from "./exported-recording.ts";
import { toRecordingFiles } from "./recording-files.ts";

/** Texts that break files in which they are not escaped. */
const hostile = [
  String.raw`\(x^2 < y_1\) & $\alpha$, 50 % > 5`,
  '"Quoted" from the start',
  "Größe, Übung, naïve — 漢字",
  "ما هي الخلية؟",
  "Two\tcolumns\nand a line\r\nmore",
  "{{c1::not a gap}} and {{Front}}",
  "<script>alert(1)</script><br>",
  "# not a comment",
  "=1+1",
  "a::b}}c",
];

const open = (): AnkiCollection => ({ notes: new Map() });
const onOneKindOfBlank = (text: string) =>
  text
    .replaceAll(/\r\n?|\n/g, "\n")
    .replaceAll(/\p{Cc}(?<!\n)/gu, " ")
    .trim();

describe("PRC-07 Anki", () => {
  test("PRC-07 imports each card with its fields, deck and tags", () => {
    const collection = open();
    const items = hostile.map((text, n) => createCardOfFile({ front: `${text} ${n}`, back: text, quote: text }));
    expect(importIntoAnki(collection, toAnkiText(items))).toEqual({ added: hostile.length, updated: 0 });
    const notes = [...collection.notes.values()];
    expect(notes.map(({ fields: [front] }) => toShown(front!))).toEqual(
      hostile.map((text, n) => onOneKindOfBlank(`${text} ${n}`)),
    );
    for (const [n, { notetype, deck, tags, fields }] of notes.entries()) {
      expect([notetype, deck, tags]).toEqual([
        "Basic",
        "Lectern::Science::Cells and planets",
        ["lectern", "question", "Science"],
      ]);
      const back = toShown(fields[1]!);
      expect(back.startsWith(onOneKindOfBlank(hostile[n]!))).toBe(true);
      expect(back.endsWith("Cells and planets, 0:00")).toBe(true);
      expect(fields[1]).toContain(
        '<a href="https://lectern.test/dashboard/library/recording/7f0c1f8e?tab=transcript&amp;t=0">',
      );
    }
  });

  test("PRC-07 a second import updates notes, adds none, and keeps their due dates", () => {
    const collection = open();
    const items = hostile.map((text) => createCardOfFile({ front: text }));
    importIntoAnki(collection, toAnkiText(items));
    for (const [key, note] of collection.notes) collection.notes.set(key, { ...note, due: 42 });
    const again = toAnkiText(items.map((item) => ({ ...item, card: { ...item.card, back: "Another answer." } })));
    expect(importIntoAnki(collection, again)).toEqual({ added: 0, updated: hostile.length });
    for (const { due, fields } of collection.notes.values()) {
      expect([due, toShown(fields[1]!).startsWith("Another answer.")]).toEqual([42, true]);
    }
  });

  test.each(hostile)("PRC-07 imports %j as the gap of a cloze note", (text) => {
    const collection = open();
    const answer = text.replaceAll(/[\t\r\n]+/g, " ");
    importIntoAnki(
      collection,
      toAnkiText([createCardOfFile({ kind: "cloze", front: `Cells {{x}} _____ in "two".`, back: answer })]),
    );
    const [note] = collection.notes.values();
    expect([note?.notetype, toGaps(note!.fields[0]!)]).toEqual(["Cloze", [answer]]);
    expect(toShown(note!.fields[0]!.replace(/\{\{c1::.*\}\}/, "_____"))).toBe('Cells {{x}} _____ in "two".');
  });

  test("PRC-07 a cloze card without its gap becomes a question", () => {
    const collection = open();
    importIntoAnki(
      collection,
      toAnkiText([createCardOfFile({ kind: "cloze", front: "What divides?", back: "Cells" })]),
    );
    expect([...collection.notes.values()]).toMatchObject([{ notetype: "Basic" }]);
  });

  test('PRC-07 "::" and spaces in names of folders and recordings create no further levels or tags', () => {
    const collection = open();
    const names = { lecture: "C++: std::vector", folder: "Unit 1::\tBasics" };
    importIntoAnki(
      collection,
      toAnkiText([createCardOfFile({}, names), createCardOfFile({ front: "?" }, { lecture: "::", folder: null })]),
    );
    expect([...collection.notes.values()].map(({ deck, tags }) => [deck, tags])).toEqual([
      ["Lectern::Unit 1: Basics::C++: std:vector", ["lectern", "question", "Unit_1:_Basics"]],
      ["Lectern::Untitled", ["lectern", "question"]],
    ]);
  });

  test.each(['"Quoted"', "A & B <i>", "one\ttwo\u0085three\u3000four", "# five", "{{six}}", "\u0000seven\n"])(
    "PRC-07 a folder %j is one level of a deck, and one tag",
    (folder) => {
      const collection = open();
      const item = createCardOfFile({}, { lecture: folder, folder });
      expect(importIntoAnki(collection, toAnkiText([item]))).toEqual({ added: 1, updated: 0 });
      const [note] = collection.notes.values();
      expect(note!.deck.split("::")).toHaveLength(3);
      expect(note!.tags).toHaveLength(3);
      expect(note!.tags[2]).not.toMatch(/[\p{White_Space}\p{Cc}"]/u);
    },
  );

  test("PRC-07 a choice card shows its answers with the question", () => {
    const choices = ["Divide", "Orbit", "Sing", "Sleep"];
    const text = toAnkiText([
      createCardOfFile({ kind: "choice", front: "What do cells do?", back: "Divide", choices }),
    ]);
    expect(text).toContain(
      "What do cells do?<ul><li>Divide</li><li>Orbit</li><li>Sing</li><li>Sleep</li></ul>\tDivide<blockquote>",
    );
  });
});

/** Parses CSV (RFC 4180). */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = "", end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === "\r\n") rows.push([]);
  }
  return rows.slice(0, -1);
}

describe("PRC-07 CSV", () => {
  test("PRC-07 has a row for each card, whatever its text", () => {
    const text = toCardsCsv(hostile.map((front) => createCardOfFile({ front, back: front, quote: front })));
    expect(text.startsWith("\u{FEFF}Front,Back,")).toBe(true);
    const [, ...rows] = readCsv(text.slice(1));
    expect(rows.map(([front]) => front)).toEqual(hostile.map((front) => (front.startsWith("=") ? `'${front}` : front)));
    expect(rows.every((row) => row.length === 9)).toBe(true);
    expect(rows[0]?.slice(5)).toEqual(["0:00", expect.stringContaining("https://"), "Cells and planets", "Science"]);
  });

  test.each(["=cmd|' /C calc'!A0", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "＝1+1"])(
    "PRC-07 no cell is a formula: %j",
    (formula) => {
      const text = toCardsCsv([
        createCardOfFile({ front: formula, back: formula, quote: formula }, { lecture: formula }),
      ]);
      const [, row] = readCsv(text.slice(1));
      for (const cell of row!) expect(cell).not.toMatch(/^[=+\-@\t\r＝]/);
    },
  );
});

/** The first numbers of the lists. */
const starts = (part: string) => [...part.matchAll(/<ol start="(\d+)"/g)].map(([, start]) => start);

describe("PRC-07 for reading and for printing", () => {
  const items = [
    createCardOfFile(),
    createCardOfFile({ front: "*Which* <b>?", kind: "choice", choices: ["1. A", "B", "C", "They divide."] }),
    createCardOfFile({ recordingId: "other", front: "ما هي الخلية؟", start: null }, { lecture: "Arabic" }),
  ];

  test("PRC-07 Markdown has each card under its recording, with its quote and a link", () => {
    expect(toCardsMarkdown(items)).toBe(
      [
        "# Cells and planets",
        "**What do cells do?**",
        "They divide.",
        "> Cells divide. ([0:00](<https://lectern.test/dashboard/library/recording/7f0c1f8e?tab=transcript&t=0>))",
        String.raw`**\*Which\* \<b\>?**`,
        String.raw`- 1\. A
- B
- C
- They divide.`,
        "They divide.",
        "> Cells divide. ([0:00](<https://lectern.test/dashboard/library/recording/7f0c1f8e?tab=transcript&t=0>))",
        "# Arabic",
        "**ما هي الخلية؟**",
        "They divide.",
        "> Cells divide. ([source](<https://lectern.test/dashboard/library/recording/7f0c1f8e?tab=transcript&t=0>))",
        "",
      ]
        .join("\n\n")
        .replace(/\n\n$/, "\n"),
    );
  });

  test("PRC-07 the printed page has all answers after the questions, with the same numbers", () => {
    const page = toCardsHtml(items);
    const [questions = "", answers = ""] = page.split('<section class="answers">');
    expect(questions).toContain("What do cells do?");
    expect(questions).toContain("*Which* &lt;b&gt;?");
    expect(questions).not.toContain("Cells divide.");
    expect(answers.match(/They divide\./g)).toHaveLength(3);
    expect([starts(questions), starts(answers)]).toEqual([
      ["1", "3"],
      ["1", "3"],
    ]);
    expect(page).not.toMatch(/<script|<b>/);
  });
});

describe("PRC-07 in a recording's folder", () => {
  const cards = [createExportedCard(), createExportedCard({ standing: "dismissed", front: "Dismissed?" })];
  const exported = createExported({ cards });

  test("PRC-07 kept cards are written in four formats, and no file is written without kept cards", () => {
    const names = (of: typeof exported) =>
      toRecordingFiles(of)
        .map(({ name }) => name)
        .filter((name) => name.startsWith("cards"));
    expect(names(exported)).toEqual(["cards.anki.txt", "cards.csv", "cards.md", "cards.html"]);
    expect(names(createExported({ cards: [cards[1]!] }))).toEqual([]);
    const texts = toRecordingFiles(exported)
      .filter(({ name }) => name.startsWith("cards"))
      .map(({ text }) => text);
    expect(texts.join("")).not.toContain("Dismissed?");
  });

  test("PRC-02 EXP-01 its JSON has all cards with their complete logs", () => {
    expect(JSON.parse(toRecordingJson(exported)).cards).toEqual(cards);
  });
});

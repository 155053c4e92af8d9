import type { Correction } from "./corrections.ts";
import { applyCorrections } from "./corrections.ts";
import { describe, expect, test } from "vitest";
import { type CorrectionSubject, toCorrectionTask, toWholeWords } from "./correction-task.ts";

const heard = [
  { text: "It is Smershikov, who asks.", speaker: "SPEAKER_00" },
  { text: "Smershikov and Smershikovs.", speaker: "SPEAKER_01" },
  { text: "So Smershikov left.", speaker: "SPEAKER_00" },
].map((segment, index) => ({ ...segment, start: index * 10, end: index * 10 + 9 }));

let made = 0;
const correct = (correction: Pick<Correction, "kind" | "segment" | "from" | "to">): Correction => ({
  ...correction,
  id: `c${(made += 1)}`,
  madeAt: "2026-11-29T10:00:00Z",
  undoneAt: null,
});
const word = (from: string, to: string, segment: number | null = null) => correct({ kind: "word", segment, from, to });

const find = (subject: CorrectionSubject, list: readonly Correction[] = []) =>
  toCorrectionTask(applyCorrections(heard, list), list, subject);

describe("toCorrectionTask", () => {
  test("COR-01 lists each place of a word, and not of a longer one", () => {
    expect(find({ kind: "word", line: 0, words: "Smershikov" })).toMatchObject({
      task: {
        shown: "Smershikov",
        heard: undefined,
        places: [
          { segment: 0, before: "It is ", after: ", who asks." },
          { segment: 1, before: "", after: " and Smershikovs." },
          { segment: 2, seconds: 20, before: "So " },
        ],
      },
      covering: undefined,
    });
  });

  test("COR-01 names what was heard, through earlier corrections, and undoes the last one", () => {
    const first = word("Smershikov", "Smerdjakov");
    const second = word("Smerdjakov", "Smerdyakov");
    expect(find({ kind: "word", line: 2, words: "Smerdyakov" }, [first, second])).toMatchObject({
      task: { shown: "Smerdyakov", heard: "Smershikov" },
      covering: { id: second.id },
    });
  });

  test("COR-01 offers no undo in a line that the correction isn't of", () => {
    const here = word("Smershikov", "Smerdyakov", 0);
    const all = find({ kind: "word", line: 2, words: "Smershikov" }, [here]);
    expect(all?.covering).toBeUndefined();
    expect(find({ kind: "word", line: 0, words: "Smerdyakov" }, [here])?.covering).toBe(here);
  });

  test("COR-03 follows a word that another tab has corrected while the dialog is open", () => {
    expect(
      find({ kind: "word", line: 0, words: "Smershikov" }, [word("Smershikov", "Smerdiakow")])?.task,
    ).toMatchObject({
      shown: "Smerdiakow",
      heard: "Smershikov",
    });
  });

  test("COR-01 counts a voice's lines, and lists the other voices", () => {
    expect(find({ kind: "speaker", line: 0 })?.task).toMatchObject({
      shown: "SPEAKER_00",
      lines: 2,
      others: ["SPEAKER_01"],
    });
  });

  test("COR-01 shows a line as heard beside its correction", () => {
    const line = correct({ kind: "line", segment: 2, from: heard[2]!.text, to: "So he left." });
    expect(find({ kind: "line", line: 2 }, [line])).toMatchObject({
      task: { shown: "So he left.", heard: "So Smershikov left.", seconds: 20 },
      covering: { id: line.id },
    });
  });

  test("COR-01 has no task for a line that doesn't exist", () => {
    expect(find({ kind: "line", line: 9 })).toBeUndefined();
  });
});

test.each([
  ["It is Smershikov, who asks.", "mershi", "Smershikov"],
  ["It is Smershikov, who asks.", " Smershikov, ", "Smershikov"],
  ["It is Smershikov, who asks.", "Smershikov, wh", "Smershikov, who"],
  ["It is.", ".", ""],
  ["光合作用在叶绿体中进行。", "叶绿体", "叶绿体"],
  ["تنتج الميتاكندريا طاقة", "ميتاكندريا", "الميتاكندريا"],
])("COR-01 in %j, the selection %j is of the words %j", (text, selected, words) => {
  const from = text.indexOf(selected);
  expect(toWholeWords(text, from, from + selected.length)).toBe(words);
});

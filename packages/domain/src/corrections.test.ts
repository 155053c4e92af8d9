import { expect, test } from "vitest";
import {
  applyCorrections,
  type Correction,
  correctionLimits,
  correctText,
  type Corrections,
  countWords,
  findOffers,
  findPlaces,
  isCorrection,
  type NewCorrection,
  noCorrections,
  replaceWords,
  toCorrectedText,
  type WrittenPlaces,
} from "./corrections.ts";

const lines = (...texts: string[]) =>
  texts.map((text, second) => ({ start: second, end: second + 1, speaker: "SPEAKER_00", text }));

let made = 0;
const correct = (changes: Partial<NewCorrection> & Pick<NewCorrection, "from" | "to">): Correction => ({
  id: String((made += 1)),
  kind: "word",
  segment: null,
  madeAt: "2026-11-29T16:00:00Z",
  undoneAt: null,
  ...changes,
});
const listTexts = (segments: readonly { readonly text: string }[]) => segments.map(({ text }) => text);

test.each([
  ["Smershikov laughs. Smershikov's book, Smershikovs", "Smershikov", 2],
  ["smershikov", "Smershikov", 0],
  ["Ivan Ivanovich", "Ivan", 1],
  ["a aa a-a, aaa", "a", 3],
  ["ba a a", "a a", 1],
  ["über überall", "über", 1],
  ["cafe cafe\u0301", "cafe", 1],
  ["क क्या", "क", 1],
  ["日本語の本", "日本", 1],
  ["𝒜 𝒜𝒜", "𝒜", 1],
  ["C++ and C+", "C+", 2],
  ["a.b axb", "a.b", 1],
  ["anything", "", 0],
])("COR-01 finds whole words with their case in %j: %j %i times", (text, from, times) => {
  expect(countWords(text, from)).toBe(times);
  expect(findPlaces(lines(text), from)).toHaveLength(times);
});

test("COR-01 replaces words in all lines or in one, and leaves other segments the same objects", () => {
  const heard = lines("Smershikov sits.", "Nothing.", "So Smershikov and Smershikov.");
  const all = applyCorrections(heard, [correct({ from: "Smershikov", to: "Smerdyakov" })]);
  expect(listTexts(all)).toEqual(["Smerdyakov sits.", "Nothing.", "So Smerdyakov and Smerdyakov."]);
  expect(all[1]).toBe(heard[1]);
  expect(all[0]!.heard).toEqual({ text: "Smershikov sits.", speaker: "SPEAKER_00" });
  const one = applyCorrections(heard, [correct({ from: "Smershikov", to: "Smerdyakov", segment: 2 })]);
  expect(listTexts(one)).toEqual(["Smershikov sits.", "Nothing.", "So Smerdyakov and Smerdyakov."]);
});

test("COR-01 a replacement may have the sign that other functions take for a group", () => {
  expect(replaceWords("five euros", { from: "five", to: "$& $1" })).toBe("$& $1 euros");
});

test("COR-01 a later correction covers an earlier one, and undoing it shows the earlier one", () => {
  const heard = lines("Smershikov sits.");
  const first = correct({ from: "Smershikov", to: "Smerdyakow" });
  const second = correct({ from: "Smerdyakow", to: "Smerdyakov" });
  expect(listTexts(applyCorrections(heard, [first, second]))).toEqual(["Smerdyakov sits."]);
  const undone = { ...second, undoneAt: "2026-11-29T17:00:00Z" };
  expect(listTexts(applyCorrections(heard, [first, undone]))).toEqual(["Smerdyakow sits."]);
  expect(applyCorrections(heard, [{ ...first, undoneAt: undone.undoneAt }, undone])).toBe(heard);
});

test("COR-01 edits a line whole, and later words correct it", () => {
  const heard = lines("He were here.", "Here.");
  const line = correct({ kind: "line", segment: 0, from: "He were here.", to: "He was heer." });
  expect(listTexts(applyCorrections(heard, [line, correct({ from: "heer", to: "here" })]))).toEqual([
    "He was here.",
    "Here.",
  ]);
});

test("COR-01 finds words that a correction has brought into a line", () => {
  const corrections = [correct({ from: "x", to: "y z" }), correct({ from: "z", to: "w" })];
  expect(listTexts(applyCorrections(lines("x.", "z.", "a"), corrections))).toEqual(["y w.", "w.", "a"]);
});

test("COR-01 names a voice in all of its lines or in one, and joins two voices", () => {
  const heard = [
    ...lines("a", "b"),
    { start: 2, end: 3, speaker: "SPEAKER_01", text: "c" },
    { start: 3, end: 4, text: "d" },
  ];
  const speakers = (corrections: readonly Correction[]) =>
    applyCorrections(heard, corrections).map(({ speaker }) => speaker);
  const named = correct({ kind: "speaker", from: "SPEAKER_00", to: "Dr. Okafor" });
  expect(speakers([named])).toEqual(["Dr. Okafor", "Dr. Okafor", "SPEAKER_01", undefined]);
  const joined = correct({ kind: "speaker", from: "SPEAKER_01", to: "Dr. Okafor" });
  const one = correct({ kind: "speaker", from: "", to: "A student", segment: 3 });
  expect(speakers([named, joined, one])).toEqual(["Dr. Okafor", "Dr. Okafor", "Dr. Okafor", "A student"]);
});

test("COR-01 corrects the words of a transcript without segments", () => {
  expect(correctText("Smershikov", [correct({ from: "Smershikov", to: "Smerdyakov" })])).toBe("Smerdyakov");
});

test.each([
  [{}, true],
  [{ to: "" }, false],
  [{ to: "a" }, false],
  [{ to: " b" }, false],
  [{ from: "—" }, false],
  [{ from: "" }, false],
  [{ to: "b".repeat(correctionLimits.word + 1) }, false],
  [{ kind: "line" as const }, false],
  [{ kind: "speaker" as const, from: "" }, false],
])("COR-01 says of %j whether the server accepts it", (changes, isAccepted) => {
  expect(isCorrection({ kind: "word", segment: null, from: "a", to: "b", ...changes })).toBe(isAccepted);
});

test("SRV-13 COR-01 corrections of corrected words don't make a text of any length", () => {
  const grow = () => correct({ from: "Q", to: Array.from({ length: 100 }, () => "Q").join(" ") });
  expect(correctText("Q.", [grow(), grow(), grow()])).toHaveLength(20_000);
  expect(correctText("Q.", [grow(), grow(), grow(), correct({ from: "Q", to: "R" })])).not.toContain("Q");
});

test("COR-01 composes what was typed and leaves single spaces", () => {
  expect(toCorrectedText("  Smer \n dyakov e\u0301 ")).toBe("Smer dyakov é");
});

test("COR-04 offers what a folder has learned where it would change something", () => {
  const word = { id: "1", kind: "word", from: "Smershikov", to: "Smerdyakov" } as const;
  const name = { id: "2", kind: "speaker", from: "SPEAKER_00", to: "Dr. Okafor" } as const;
  const other = { id: "3", kind: "word", from: "Gruschenka", to: "Grushenka" } as const;
  expect(findOffers(lines("Smershikov, Smershikov", "x"), [word, name, other])).toEqual([
    { ...word, places: 2 },
    { ...name, places: 2 },
  ]);
});

test("COR-01 a recording begins without corrections, and its texts without places", () => {
  const none: Corrections = noCorrections;
  const heard = lines("a");
  expect(applyCorrections(heard, none.list)).toBe(heard);
  const places: WrittenPlaces = { title: 0, summary: 0, notes: 0, outline: 0, cards: 0 };
  expect(Object.values(places)).toEqual([0, 0, 0, 0, 0]);
});

import { expect, it } from "vitest";
import { isFileName, proposeTitle, readFileTitle } from "./title.ts";

it.each([
  ["hash-tables.vtt", "Hash tables"],
  ["week_3_glaciers.en.srt", "Week 3 glaciers"],
  ["Rivers of ice.m4a", "Rivers of ice"],
])("AST-01 proposes a title for a recording that is called %s", (name, title) => {
  expect(isFileName(name)).toBe(true);
  expect(proposeTitle(name, { describe: () => "Subject" })).toBe(title);
});

it.each([
  "REC_0042.m4a",
  "New Recording 12.m4a",
  "20240301_101500.wav",
  "dQw4w9WgXcQ.vtt",
  "audio.mp3",
  "3f0f2b7e-7c1c-4d5e-9d53-0b0c9d9b0001",
  "New Recording 7",
  "VID_20240301_101500",
  "REC_0042",
  "GMT20240301-101500",
  "Nueva grabación 3",
])("AST-01 proposes what it is about for %s, whose name says nothing", (name) => {
  expect(readFileTitle(name)).toBeUndefined();
  expect(proposeTitle(name, { describe: () => "Glaciers and valleys" })).toBe("Glaciers and valleys");
  expect(proposeTitle(name, { describe: () => undefined, day: "1 May 2024" })).toMatch(/^1 (?:March|May) 2024$/);
});

it.each([
  ["GMT20261128-131725_Recording.transcript.vtt", "28 November 2026"],
  ["GMT20261128-131725_Recording_1920x1080.mp4", "28 November 2026"],
  ["Meeting in General-20261128_131725-Meeting Recording.vtt", "28 November 2026"],
  ["Meeting in Biology 101-20261128_131725-Meeting Recording", "Biology 101"],
  ["WhatsApp Audio 2026-11-28 at 13.17.25.opus", "28 November 2026"],
  ["Lecture%205%20Rivers.srt", "Lecture 5 Rivers"],
  ["100%_rivers.srt", "100% rivers"],
  ["Rivers and sand-dQw4w9WgXcQ.en.vtt", "Rivers and sand"],
  ["Rivers and sand [dQw4w9WgXcQ].en.vtt", "Rivers and sand"],
  ["20261128 Rivers and sand.srt", "Rivers and sand"],
  ["CS101_L05_v2_FINAL.srt", "CS101 L05"],
  ["第3回 河川.srt", "第3回 河川"],
  ["الأنهار.vtt", "الأنهار"],
  ["transcript_Lecture 12 - Rivers.vtt", "Lecture 12 Rivers"],
  ["The Final Draft.txt", "The Final Draft"],
  ["5.srt", "1 May 2024"],
  ["captions.srt", "1 May 2024"],
  ["video1234567890.mp4", "1 May 2024"],
])("AST-01 makes a subject or a date of %s", (name, title) => {
  expect(proposeTitle(name, { describe: () => undefined, day: "1 May 2024" })).toBe(title);
});

it("AST-01 proposes what the transcript calls itself before its file's name", () => {
  expect(proposeTitle("hash-tables.md", { transcriptTitle: "Lecture 5: hashing", describe: () => undefined })).toBe(
    "Lecture 5: hashing",
  );
});

/** Names as students give them to their recordings. */
const given = `
  Bio 101 | Week 5 | Cs231n x2 | Lecture 5 | Lecture | Class 12 | week_5 | midterm_review | BIO-101 | C |
  Recording 7 | Kant: what is enlightenment? | Self-driving cars | 2nd half | self-driving-cars | PSYCH110 |
  Vorlesung 3 | Clase 4 | Cours 7 | Aula 10 | Analysis II | Zoom 2 | meeting 14.10. | 12.03.2024 | L05 |
  Node.js intro | C++ 11 | notes v2.0 | Ch. 4.2 | test 1 | Voice 2 | Audio | ECON 201 - Lec 3 | AbC123dEf45 |
  2024-03-01 | 20240301 | Thermo_2 | Org_Chem_Lab_3 | lecture 05 part 2 | Video 3 | memo 1 | Week 3 | x |
  what is .mp3 | Untitled | es | Test copy | MIT 6.006 L4 | Physik 1 (WS24) | Derecho civil, tema 2 |
  § 823 BGB
`
  .split(/\||\n/)
  .map((name) => name.trim())
  .filter(Boolean);

it.each(given)("ASK-06 keeps the name %s, which a person gave", (name) => {
  expect(proposeTitle(name, { transcriptTitle: "Something else", describe: () => "Something else" })).toBe(name);
});

it("ASK-06 keeps names of subjects with every usual number, letter and sign behind them", () => {
  const subjects = ["Bio", "Lecture", "Vorlesung", "Clase", "Aula", "Cours", "CS", "Week", "Recording", "Psych"];
  const numbers = [
    "1",
    "12",
    "101",
    "03a",
    "#4",
    "(2)",
    "2024",
    "1.2",
    "III",
    "x2",
    "v2",
    "2/3",
    "_1",
    "-2",
    "_b",
    "no. 7",
  ];
  const names = subjects.flatMap((subject) =>
    numbers.flatMap((number) => [`${subject} ${number}`, `${subject}${number}`]),
  );
  expect(
    names.filter((name) => proposeTitle(name, { transcriptTitle: "Else", describe: () => "Else" }) !== name),
  ).toEqual([]);
});

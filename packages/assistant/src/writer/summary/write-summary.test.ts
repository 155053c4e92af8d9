import { keyPassagesNames } from "@lectern/domain/key-passages.ts";
import { type SummaryStyle, summaryStyles } from "@lectern/domain/summary-style.ts";
import { labelledLectures } from "@lectern/transcript/testing/labelled-lectures.ts";
import { describe, expect, it } from "vitest";
import { getOutlineData } from "../../words/outline-words.ts";
import { writeSummary } from "./write-summary.ts";

const findLecture = (name: string) => {
  const { segments, language } = labelledLectures.find((lecture) => lecture.name === name)!;
  return { transcript: "", segments, language };
};
const summarise = (name: string, style: SummaryStyle = "bullet") => writeSummary(findLecture(name), style);
const summariseText = (transcript: string, language = "en") => writeSummary({ transcript, language }, "bullet");

/** The text under a heading, up to the next. */
const under = (summary: string, heading: string) => summary.split(`### ${heading}\n\n`)[1]?.split("\n\n")[0] ?? "";

/** A labelled lecture in which `lines` are said too, near its beginning. */
const withLines = (name: string, ...lines: readonly string[]) => {
  const lecture = findLecture(name);
  const added = lines.map((text) => ({ start: 0, end: 8, text }));
  const segments = [...lecture.segments.slice(0, 3), ...added, ...lecture.segments.slice(3)];
  return writeSummary({ ...lecture, segments }, "bullet");
};

/** The passages of a summary, without what follows them. */
const readPassages = (summary: string, keyTerms: string) =>
  summary
    .split(`### ${keyTerms}`)[0]!
    .split("\n")
    .filter((line) => /^\s*- /.test(line))
    .map((line) => line.replace(/^\s*- /, ""));

describe.each(labelledLectures)("the key passages of $name", ({ name, language, segments }) => {
  const data = getOutlineData(language)!;

  it.each(summaryStyles)("AST-05 are named so, and have terms and tasks in the style %s", (style) => {
    const summary = summarise(name, style);
    expect(summary.startsWith(`## ${keyPassagesNames[language as keyof typeof keyPassagesNames]}\n\n`)).toBe(true);
    expect(under(summary, data.keyTerms).split("\n").length).toBeGreaterThanOrEqual(2);
    expect(under(summary, data.datesAndTasks)).not.toBe("");
  });

  it.each(summaryStyles)("AST-05 have a moment of the recording behind each in the style %s", (style) => {
    const summary = summarise(name, style);
    const starts = new Set(segments.map(({ start }) => start));
    for (const [, minutes, seconds, time] of summary.matchAll(/ \[(\d+):(\d\d)\]\(#t=(\d+)\)/g)) {
      expect(Number(time)).toBe(Number(minutes) * 60 + Number(seconds));
      expect(starts).toContain(Number(time));
    }
    const lines = summary.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) expect(line).toMatch(/\(#t=\d+\)$/);
  });

  it("AST-05 begin with no word that goes on with what was said before", () => {
    const passages = readPassages(summarise(name), data.keyTerms);
    expect(passages.length).toBeGreaterThan(2);
    for (const passage of passages) expect(passage).not.toMatch(data.opener);
  });

  it("AST-05 leave greetings and advertisements out", () => {
    for (const style of summaryStyles) {
      expect(summarise(name, style)).not.toMatch(/good morning|buenos días|guten morgen|sponsor|subscribe|see you/i);
    }
  });
});

const toTurn = (speaker: string, text: string, at: number) => ({ start: at * 10, end: at * 10 + 9, speaker, text });

describe("the form of key passages", () => {
  it("SRV-08 each style arranges them in its own way", () => {
    const [bullet, paragraph, outline, essay] = summaryStyles.map((style) => summarise("tides", style)) as [
      string,
      string,
      string,
      string,
    ];
    expect(bullet).toMatch(/^- .+\(#t=\d+\)$/m);
    expect(paragraph.split("### Key terms")[0]).not.toMatch(/^(?:- |###|\d+\. )/m);
    expect(outline).toMatch(/^1\. \*\*.+\*\* \[.+\n {3}- .+/m);
    expect(essay.split("### Key terms")[0]).not.toMatch(/^\s*(?:-|\d+\.) /m);
    expect(new Set([bullet, paragraph, outline, essay]).size).toBe(4);
  });

  it("AST-05 says In short only where the lecture says what it is about", () => {
    const stones = "A moraine is a wall of stones. The ice leaves the moraine behind. Gulls breed in a moraine. ";
    expect(summariseText(stones.repeat(4))).not.toContain("In short");
    const announced = `Today we're going to talk about moraines and the ice that leaves them. ${stones.repeat(4)}`;
    expect(summariseText(announced)).toContain("**In short:** Today we're going to talk about moraines");
  });

  it("AST-05 has no name of a speaker inside, and no passage across two speakers", () => {
    const lines = ["The glacier carries stones down the valley of ice.", "The stones of the glacier build a moraine."];
    const segments = Array.from({ length: 12 }, (_, at) =>
      toTurn(at % 2 === 0 ? "Ada" : "Bo", `${at % 2 === 0 ? "PROFESSOR ADA: " : ""}${lines[at % 2]!}`, at),
    );
    const summary = writeSummary({ transcript: "", segments, language: "en" }, "bullet");
    expect(summary).toContain("The glacier carries stones");
    expect(summary).not.toMatch(/PROFESSOR|valley of ice\. The stones/);
  });

  it("AST-05 has no moments where the recording has no times", () => {
    const transcript = labelledLectures[0]!.segments.map(({ text }) => text).join(" ");
    expect(summariseText(transcript)).not.toContain("#t=");
  });

  it("AST-02 names and cuts nothing in a language without data", () => {
    const lines = Array.from(
      { length: 12 },
      (_, n) => `Moreeni on kivistä tehty valli ${n}. Jäätikkö kuljettaa kiviä.`,
    );
    const words = new Set(`${lines.join(" ").toLowerCase()} key passages`.match(/\p{L}+/gu));
    const foreign = (summariseText(lines.join(" "), "fi").match(/\p{L}+/gu) ?? []).filter(
      (word) => !words.has(word.toLowerCase()),
    );
    expect(foreign).toEqual([]);
  });

  it("AST-05 is empty for a lecture without words", () => {
    expect(summariseText("")).toBe("");
  });
});

describe("what key passages find", () => {
  it.each([
    ["tides", "Key terms", /^- \*\*Tide\*\*: A tide is the slow rise and fall of the sea/m],
    ["vaccines", "Key terms", /^- \*\*Antibody\*\*: .*is called an antibody\. \[0:32\]\(#t=32\)$/m],
    ["corazón", "Términos clave", /se llama nódulo sinusal\./],
    ["Buchdruck", "Wichtige Begriffe", /Eine Flugschrift ist ein dünnes Heft/],
  ])("AST-05 define a term of %s in its own words", (name, heading, definition) => {
    expect(under(summarise(name), heading)).toMatch(definition);
  });

  it.each([
    ["tides", "Dates and tasks", /homework on tidal power is due on Friday.*\n.*exam/],
    ["vaccines", "Dates and tasks", /reading on epidemics is due on Monday/],
    ["corazón", "Fechas y tareas", /entregar la tarea.*jueves/],
    ["Buchdruck", "Termine und Aufgaben", /Hausaufgabe.*Dienstag/],
  ])("AST-05 set the tasks of %s apart", (name, heading, tasks) => {
    expect(under(summarise(name), heading)).toMatch(tasks);
  });

  it.each([
    ["tides", "Key terms", "This moon is a sight for every sailor of the sea.", "sailor"],
    ["tides", "Key terms", "What it pulls is a harbour full of boats.", "harbour"],
    ["tides", "Dates and tasks", "Nobody won the quiz of the harbour master.", "quiz"],
    ["Buchdruck", "Termine und Aufgaben", "Die gewissenhafte Prüfung des Metalls dauerte lange.", "Metalls"],
    ["corazón", "Fechas y tareas", "El corazón cumple una tarea parcial en el cuerpo.", "tarea parcial"],
  ])("AST-05 take no sentence of %s for one of %s that is only like one: %s", (name, heading, line, word) => {
    expect(under(withLines(name, line), heading)).not.toContain(word);
  });

  it("AST-05 list no terms where none is defined", () => {
    const nouns = "sea moon coast harbour boat sailor storm anchor lighthouse".split(" ");
    const sentences = nouns.flatMap((one, at) =>
      [1, 2, 3].map((on) => `The ${one} moves the ${nouns[(at + on) % 9]} a little.`),
    );
    expect(summariseText(sentences.join(" "))).not.toContain("Key terms");
  });
});

import { describe, expect, it } from "vitest";
import { type SummaryStyle, summaryStyles } from "@lectern/domain/summary-style.ts";
import { labelledLectures } from "@lectern/transcript/testing/labelled-lectures.ts";
import { getLanguage } from "../languages/language.ts";
import { writeSummary } from "./write-summary.ts";

const summarise = (name: string, style: SummaryStyle = "bullet") =>
  writeSummary({ style, transcript: "", ...labelledLectures.find((lecture) => lecture.name === name)! });

/** The text under a heading, up to the next. */
const under = (summary: string, heading: string) => summary.split(`### ${heading}\n\n`)[1]?.split("\n\n")[0] ?? "";

/** What stands between the two sentences about the whole and the terms. */
const pointsOf = (summary: string, keyTerms: string) =>
  summary.split("\n\n").slice(1).join("\n\n").split(`### ${keyTerms}`)[0]!;

/** A labelled lecture in which `lines` are said too, near its beginning. */
const withLines = (name: string, ...lines: readonly string[]) => {
  const { segments, language } = labelledLectures.find((lecture) => lecture.name === name)!;
  const added = lines.map((text) => ({ start: 0, end: 8, text }));
  const all = [...segments.slice(0, 3), ...added, ...segments.slice(3)];
  return writeSummary({ style: "bullet", transcript: "", segments: all, language });
};

const sentencesIn = (markdown: string) =>
  markdown
    .replaceAll(/\[[\d:]+\]\(#t=\d+\)|\*\*[^*]+\.\*\*/g, "")
    .replaceAll(/\*\*|^\s*(?:-|\d+\.|###.*$)/gm, "")
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(" ").length > 3);

describe.each(labelledLectures)("the summary of $name", ({ name, language, segments }) => {
  const { phrasebook } = getLanguage(language);

  it.each(summaryStyles)(
    "AST-05 begins with two sentences about the whole, without a title, and has terms and tasks in the style %s",
    (style) => {
      const summary = summarise(name, style);
      const [about] = summary.split("\n\n");
      expect(about!.startsWith(`**${phrasebook.inShort}** `)).toBe(true);
      // What is counted most is not what a lecture is about.
      expect(about).not.toMatch(/(?:The lecture is about|Trata de|Es geht um) [^.]+ (?:and|y|und) /u);
      expect(about!.match(/#t=/g)!.length).toBeLessThanOrEqual(2);
      expect(under(summary, phrasebook.keyTerms).split("\n").length).toBeGreaterThanOrEqual(3);
      expect(under(summary, phrasebook.tasks)).not.toBe("");
    },
  );

  it.each(summaryStyles)("AST-05 has a moment of the recording behind every point in the style %s", (style) => {
    const moments = [...summarise(name, style).matchAll(/ \[(\d+):(\d\d)\]\(#t=(\d+)\)/g)];
    const starts = new Set(segments.map(({ start }) => start));
    for (const [, minutes, seconds, time] of moments) {
      expect(Number(time)).toBe(Number(minutes) * 60 + Number(seconds));
      expect(starts).toContain(Number(time));
    }
    const points = summarise(name, style)
      .split("\n")
      .filter((line) => /^\s*- /.test(line));
    expect(points.length).toBeGreaterThan(3);
    for (const point of points) expect(point).toMatch(/\(#t=\d+\)$/);
  });

  it("AST-05 tells in Paragraph what Bullets leave out", () => {
    const bullets = new Set(sentencesIn(pointsOf(summarise(name), phrasebook.keyTerms)));
    const paragraph = sentencesIn(pointsOf(summarise(name, "paragraph"), phrasebook.keyTerms));
    expect(paragraph.length).toBeGreaterThan(3);
    expect(paragraph.filter((sentence) => bullets.has(sentence)).length / paragraph.length).toBeLessThan(0.3);
  });

  it("AST-05 leaves greetings and advertisements out", () => {
    for (const style of summaryStyles) {
      expect(summarise(name, style)).not.toMatch(/good morning|buenos días|guten morgen|sponsor|subscribe|see you/i);
    }
  });
});

describe("what a summary finds", () => {
  it.each([
    ["tides", "Key terms", /^- \*\*Tide\*\*: A tide is the slow rise and fall of the sea/m],
    ["vaccines", "Key terms", /^- \*\*Antibody\*\*: .*is called an antibody\. \[0:32\]\(#t=32\)$/m],
    ["corazón", "Términos clave", /Este grupo de células se llama nódulo sinusal\./],
    ["Buchdruck", "Wichtige Begriffe", /Eine Flugschrift ist ein dünnes Heft/],
  ])("AST-05 defines a term of %s in its own words", (name, heading, definition) => {
    expect(under(summarise(name), heading)).toMatch(definition);
  });

  it.each([
    ["tides", "Dates and tasks", /homework on tidal power is due on Friday.*\n.*exam/],
    ["vaccines", "Dates and tasks", /reading on epidemics is due on Monday/],
    ["corazón", "Fechas y tareas", /entregar la tarea.*jueves/],
    ["Buchdruck", "Termine und Aufgaben", /Hausaufgabe.*Dienstag/],
  ])("AST-05 sets the tasks of %s apart", (name, heading, tasks) => {
    expect(under(summarise(name), heading)).toMatch(tasks);
  });

  it.each([
    ["tides", "Questions that were asked", /Why does the moon raise two bulges/],
    ["corazón", "Preguntas que se hicieron", /dos mitades separadas/],
    ["Buchdruck", "Fragen, die gestellt wurden", /Warum klagte Fust/],
  ])("AST-05 has the questions that were asked in %s", (name, heading, question) => {
    expect(under(summarise(name), heading)).toMatch(question);
  });

  it.each(summaryStyles)("AST-05 has no sentence out of an advertisement in the style %s", (style) => {
    const [tides] = labelledLectures;
    const advertisement = [
      "This lecture is brought to you by Seven Layers.",
      "A mattress is the place where the sleeper of the tide lies for a third of the day.",
      "The mattress cools the sleeper, and the mattress turns with the sleeper.",
      "Go to our website and use the promo code TIDE.",
    ].map((text) => ({ start: 0, end: 8, text }));
    const segments = [...tides!.segments.slice(0, 12), ...advertisement, ...tides!.segments.slice(12)];
    expect(writeSummary({ style, transcript: "", segments, language: "en" })).not.toMatch(/mattress|promo code/i);
  });

  it("AST-05 begins with what the lecture says that it is about, not with what happens today", () => {
    const [about] = withLines("tides", "The moon and the tide of the sea are on today's front page.").split("\n\n");
    expect(about).toMatch(/^\*\*In short:\*\* The lecture is about tides\. \[0:08\]\(#t=8\) A tide is /u);
  });

  it("AST-05 leaves out what a lecture is about that doesn't say it, and names nothing far more than the rest", () => {
    const { segments, language } = labelledLectures.find(({ name }) => name === "tides")!;
    const summary = writeSummary({ style: "bullet", transcript: "", segments: segments.slice(4), language });
    expect(summary).toMatch(/^\*\*In short:\*\* \S/);
    expect(summary).not.toContain("The lecture is about");
  });

  it("AST-05 says what a lecture is about that names one thing far more than the rest", () => {
    const lines = ["A moraine is a wall of stones.", "The ice leaves the moraine behind.", "Gulls breed in a moraine."];
    const transcript = [...lines, "Every moraine is old.", "The moraine has grass on it."].join(" ");
    expect(writeSummary({ style: "bullet", transcript, language: "en" })).toMatch(
      /^\*\*In short:\*\* The lecture is about moraine\. /,
    );
  });

  it.each([
    ["points at one", "This moon is a sight for every sailor of the sea.", "sailor"],
    ["says what one does", "What it pulls is a harbour full of boats.", "harbour"],
  ])("AST-05 does not take for the definition of a term what only %s", (_, line, word) => {
    expect(under(withLines("tides", line), "Key terms")).not.toContain(word);
  });

  it.each([
    ["tides", "Dates and tasks", "Nobody won the quiz of the harbour master.", "quiz"],
    ["Buchdruck", "Termine und Aufgaben", "Die gewissenhafte Prüfung des Metalls dauerte lange.", "Metalls"],
    ["corazón", "Fechas y tareas", "El corazón cumple una tarea parcial en el cuerpo.", "tarea parcial"],
  ])("AST-05 takes no word that is like a task's for a task of %s", (name, heading, line, word) => {
    expect(under(withLines(name, line), heading)).not.toContain(word);
  });

  it("AST-05 lists no terms where none is defined", () => {
    const nouns = "sea moon coast harbour boat sailor storm anchor lighthouse".split(" ");
    const sentences = nouns.flatMap((one, at) =>
      [1, 2, 3].map((on) => `The ${one} moves the ${nouns[(at + on) % 9]} a little.`),
    );
    const summary = writeSummary({ style: "bullet", transcript: sentences.join(" "), language: "en" });
    expect(summary).not.toContain("Key terms");
  });

  it("AST-05 has no moments where the recording has no times", () => {
    const transcript = labelledLectures[0]!.segments.map(({ text }) => text).join(" ");
    expect(writeSummary({ style: "bullet", transcript, language: "en" })).not.toContain("#t=");
  });
});

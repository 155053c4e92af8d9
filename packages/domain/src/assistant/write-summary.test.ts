import { describe, expect, it } from "vitest";
import { type SummaryStyle, summaryStyles } from "../summary-style.ts";
import { labelledLectures } from "../testing/labelled-lectures.ts";
import { getLanguage } from "./languages/language.ts";
import { writeSummary } from "./write-summary.ts";

const summarise = (name: string, style: SummaryStyle = "bullet") =>
  writeSummary({ style, transcript: "", ...labelledLectures.find((lecture) => lecture.name === name)! });

/** The text under a heading, up to the next. */
const under = (summary: string, heading: string) => summary.split(`### ${heading}\n\n`)[1]?.split("\n\n")[0] ?? "";

/** What stands between the two sentences about the whole and the terms. */
const pointsOf = (summary: string, keyTerms: string) =>
  summary.split("\n\n").slice(2).join("\n\n").split(`### ${keyTerms}`)[0]!;

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
    "AST-05 has a title, two sentences about the whole, terms and tasks in the style %s",
    (style) => {
      const summary = summarise(name, style);
      expect(summary).toMatch(/^## \p{Lu}.+\n\n/u);
      const [, about] = summary.split("\n\n");
      expect(about!.startsWith(`**${phrasebook.inShort}** `)).toBe(true);
      expect(about!.match(/#t=/g)).toHaveLength(2);
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

  it("AST-05 has no moments where the recording has no times", () => {
    const transcript = labelledLectures[0]!.segments.map(({ text }) => text).join(" ");
    expect(writeSummary({ style: "bullet", transcript, language: "en" })).not.toContain("#t=");
  });
});

import { describe, expect, it } from "vitest";
import { labelledLectures } from "@lectern/transcript/testing/labelled-lectures.ts";
import type { Source } from "@lectern/transcript/lecture.ts";
import { answerQuestion } from "../answer-question.ts";

const toLecture = (lines: readonly string[], language = "en") => ({
  transcript: "",
  segments: lines.map((text, n) => ({ start: n * 10, end: n * 10 + 10, text })),
  language,
});

const memory = toLecture([
  "Welcome to the third week of this course on memory.",
  "Um, so, procedural memory is what your hands know, like riding a bicycle.",
  "Nobody can put that knowledge into words.",
  "Declarative memory, on the other hand, holds facts that you can tell somebody.",
  "Long-term potentiation, or LTP, makes a synapse stronger for hours.",
  "In 1973 Bliss and Lomo found it in the hippocampus of a rabbit.",
  "Why does sleep help? Because the hippocampus replays the day to the cortex.",
  "There are three stages of remembering.",
  "The first stage is encoding, which needs attention.",
  "Attention is what a telephone takes away.",
  "The second is storage in the cortex.",
  "And the third stage is retrieval, which changes what it finds.",
  "A list of letters fades after 18 seconds without rehearsal.",
  "The chunk was first described by George Miller in a famous paper.",
  "Electron negativity has nothing to do with memory, so forget it.",
  "Let me define amnesia.",
  "It is the loss of memories after an injury.",
]);
const ask = (question: string, lecture: Source = memory) => answerQuestion(question, lecture);

/** What stands in quotation marks: the lines of a block quotation, without Markdown. */
const quotesIn = (message: string): string[] =>
  [...message.matchAll(/^> (.*)$/gm)].map(([, text = ""]) => text.replaceAll("\\", ""));

describe("a quotation", () => {
  it.each([
    "What is procedural memory?",
    "What is LTP?",
    "Why does sleep help?",
    "What is the difference between procedural and declarative memory?",
    "What are chunks?",
  ])("ASK-05 is a run of what was said, with nothing left out: %s", (question) => {
    const said = memory.segments.map(({ text }) => text).join(" ");
    const quotes = quotesIn(ask(question).message);
    expect(quotes.length).toBeGreaterThan(0);
    for (const quote of quotes) expect(said).toContain(quote);
  });

  it("ASK-05 keeps what was only a filler", () => {
    expect(quotesIn(ask("What is procedural memory?").message)[0]).toMatch(/^Um, so, procedural memory is/);
  });

  it("ASK-05 goes on after a question and after a lead-in", () => {
    expect(ask("Why does sleep help?").segments[0]?.text).toContain("Because the hippocampus replays the day");
    expect(ask("What is amnesia?").segments[0]?.text).toContain("It is the loss of memories after an injury.");
  });

  it("ASK-05 has its heading outside", () => {
    const transcript = [
      "Cells have many parts, and each of them does something.",
      "Mitochondria",
      "They make the energy that all the other parts need.",
      "The nucleus holds the plan of the whole cell.",
      "Ribosomes build proteins from amino acids.",
    ].join("\n\n");
    const { message } = answerQuestion("What do mitochondria make?", { transcript, language: "en" });
    expect(message).toContain("**Mitochondria**\n\n> They make the energy");
    expect(quotesIn(message)[0]).not.toContain("Mitochondria");
  });

  it("ASK-05 stands beside one other at most, which is named as such", () => {
    const { message, claims } = ask("What is said about memory?");
    expect(claims).toHaveLength(2);
    expect(message).toMatch(/^The recording says, at [\s\S]+It also says, at \*\*\d:\d\d\*\*/);
  });
});

describe("two things that are compared", () => {
  it("ASK-04 stand in one run where the recording sets them against each other", () => {
    const { outcome, segments } = ask("difference between procedural and declarative memory");
    expect(outcome).toBe("answer");
    expect(segments[0]?.text).toMatch(/procedural memory is[\s\S]+Declarative memory, on the other hand/);
  });

  it("ASK-04 are two blocks where it does not", () => {
    const { message } = ask("Compare amnesia with the chunk");
    expect(message).toMatch(/About \*\*Amnesia\*\*:[\s\S]+About \*\*Chunk\*\*:/);
  });

  it("ASK-04 are named as they are said, and one that is missing as missing", () => {
    const { outcome, message } = ask("What is the difference between ltp and ontological presence?");
    expect(outcome).toBe("closest");
    expect(message).toContain("About **LTP**:");
    expect(message).toContain("I found nothing about ontological presence.");
  });
});

describe("a list", () => {
  it("ASK-04 is gathered from its ordinals, each with its moment", () => {
    const { message, segments } = ask("List the stages of remembering");
    expect(message).toMatch(/^The recording names 3:/);
    expect(message).toMatch(
      /- \*\*1:20\*\* The first stage[\s\S]+- \*\*1:40\*\* The second[\s\S]+- \*\*1:50\*\* And the third/,
    );
    expect(segments).toHaveLength(4);
  });

  it("ASK-04 says when fewer are found than were announced", () => {
    const segments = memory.segments.filter(({ text }) => !text.startsWith("And the third"));
    expect(ask("List the stages of remembering", { ...memory, segments }).message).toMatch(
      /^The recording announces 3; I found 2:/,
    );
  });
});

describe("an answer", () => {
  it.each([
    ["How many seconds until a list of letters fades?", "**18 seconds**"],
    ["When was it found in the hippocampus of a rabbit?", "**1973**"],
    ["Who spoke of the chunk first?", "**George Miller**"],
  ])("ASK-04 begins with the thing itself: %s", (question, lead) => {
    expect(ask(question).message.startsWith(`${lead}\n\n`)).toBe(true);
  });

  it("ASK-04 begins with no number that counts something else than what is asked for", () => {
    const text =
      "Only 10 of the tools were checked by the states themselves, so there are 40 tools in use. Courts set bail with them.";
    const answer = (question: string) => answerQuestion(question, { transcript: text, language: "en" }).message;
    expect(answer("how many states checked the tools themselves?")).toMatch(/^The recording says:/);
    expect(answer("how many tools are in use?")).toMatch(/^\*\*40 tools\*\*/);
  });

  it("AST-03 is found by an abbreviation's long form, and in words that a recogniser divided", () => {
    const segments = memory.segments.filter(({ start }) => start !== 40);
    const explained = [
      ...segments,
      { start: 300, end: 310, text: "Long-term potentiation (LTP) is old." },
      { start: 310, end: 320, text: "Sleep strengthens long-term potentiation in the night." },
    ];
    expect(ask("What strengthens LTP?", { ...memory, segments: explained }).segments[0]?.text).toContain(
      "Sleep strengthens",
    );
    expect(ask("What is electronegativity?").segments[0]?.text).toContain("Electron negativity");
  });

  it("AST-03 finds the parts of a German compound", () => {
    const lines = [
      "Heute geht es um die Geschichte der Medizin.",
      "Der letzte Pestausbruch traf Oslo im Jahr 1654.",
      "Die Ärzte trugen Masken mit Schnäbeln.",
      "In den Städten gab es Brunnen und Gassen.",
    ];
    const { outcome, segments } = ask("Wann war der letzte Ausbruch der Pest?", toLecture(lines, "de"));
    expect(outcome).toBe("answer");
    expect(segments[0]?.text).toContain("1654");
  });

  it.each(labelledLectures)("AST-03 that is not certain comes with questions that are answered: $name", (labelled) => {
    const lecture = { transcript: "", ...labelled };
    const { outcome, suggestions = [] } = ask("Who won the football championship?", lecture);
    expect(outcome).toBe("absent");
    for (const question of suggestions) expect(ask(question, lecture)).toMatchObject({ outcome: "answer" });
  });

  it("AST-03 that is certain comes with no other questions", () => {
    const [labelled] = labelledLectures;
    const all = labelledLectures.flatMap(
      (lecture) => ask("Who won the football championship?", { transcript: "", ...lecture }).suggestions ?? [],
    );
    expect(all.length).toBeGreaterThan(0);
    expect(ask(labelled!.questions[0]!.question, { transcript: "", ...labelled! }).suggestions).toBeUndefined();
  });

  it("AST-03 is not given for a word that another only begins like", () => {
    const lines = memory.segments.map(({ text }) => text.replace("Electron negativity", "Electronegativity"));
    expect(ask("What is an electron?", toLecture(lines)).outcome).toBe("closest");
  });

  it("AST-03 is given although the student's word for it is never said", () => {
    const { outcome, segments } = ask("Which discovery did Bliss and Lomo make in 1973?");
    expect(outcome).toBe("answer");
    expect(segments[0]?.text).toContain("found it in the hippocampus");
  });
});

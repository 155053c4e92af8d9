import { describe, expect, it } from "vitest";
import { escapeMarkdown } from "@lectern/domain/markdown.ts";
import { makeCards } from "../cards/make-cards.ts";
import { answerQuestion } from "../writers/answer-question.ts";
import { getLanguage } from "../languages/language.ts";
import { readWords } from "./read-words.ts";
import { readRange } from "./read-range.ts";
import { createSupportIndex } from "../support/support.ts";

const parts = [
  [
    "A glacier is a river of ice that moves down a valley.",
    "The glacier carries stones from the mountains, because the ice freezes around them.",
    "A wall of stones at the end of a glacier is called a moraine.",
    "The moraine shows how far the glacier once came.",
    "In 1840 Louis Agassiz proposed that glaciers had covered Europe.",
    "The largest glacier of the Alps is about 20 kilometres long.",
    "There are three kinds of moraine: the ground moraine, the end moraine and the side moraine.",
    "The valley of a glacier has the shape of the letter U.",
    "Ice melts at the front of the glacier, and the water flows under it.",
    "Remember that the exam asks for the kinds of moraine.",
  ],
  [
    "A volcano is a mountain that lets out molten rock.",
    "Magma is molten rock under the ground, and lava is molten rock above it.",
    "The volcano erupts because gas in the magma expands.",
    "Lava cools and becomes basalt.",
    "Ash of a volcano falls on the fields around it.",
    "The crater of a volcano is where the lava comes out.",
    "Magma rises through cracks in the crust.",
    "In other words, magma rises when it is lighter than the rock around it.",
    "Vesuvius destroyed Pompeii in the year 79.",
    "Lava flows down the slope.",
  ],
];
const segments = parts.flat().map((text, n) => ({ start: n * 60, end: n * 60 + 60, text }));
const lecture = { transcript: "", segments, language: "en" };
const ask = (question: string, ...before: string[]) =>
  answerQuestion(
    question,
    lecture,
    before.map((content) => ({ role: "user" as const, content })),
  );

describe("what a question wants", () => {
  it.each([
    ["en", "define", "What is a moraine?"],
    ["en", "why", "Why do volcanoes erupt?"],
    ["en", "list", "List the kinds of moraine"],
    ["en", "compare", "What is the difference between magma and lava?"],
    ["en", "who", "Who proposed the ice age?"],
    ["en", "when", "When did Vesuvius erupt?"],
    ["en", "howMany", "How many kinds are there?"],
    ["en", "quiz", "Quiz me"],
    ["en", "explain", "Explain that more simply"],
    ["en", "exam", "What matters for the exam?"],
    ["en", "thanks", "ok, thanks a lot!"],
    ["en", "plain", "Tell me about the crater"],
    ["es", "define", "¿Qué es una morrena?"],
    ["es", "why", "¿Por qué se mueve?"],
    ["es", "compare", "¿Qué diferencia hay entre magma y lava?"],
    ["es", "quiz", "hazme unas preguntas"],
    ["es", "thanks", "¡gracias!".slice(1)],
    ["de", "define", "Was ist eine Moräne?"],
    ["de", "why", "Warum bewegt er sich?"],
    ["de", "howMany", "Wie viele Arten gibt es?"],
    ["de", "exam", "Was ist klausurrelevant?"],
    ["de", "thanks", "Danke schön!"],
    ["fr", "define", "Qu’est-ce qu’une moraine ?"],
    ["fr", "who", "Qui a proposé cela ?"],
    ["fr", "when", "En quelle année ?"],
    ["fr", "quiz", "Interroge-moi"],
    ["pt", "define", "O que é uma morena?"],
    ["pt", "why", "Por que ele se move?"],
    ["pt", "explain", "explique de forma mais simples"],
    ["pt", "thanks", "muito obrigado"],
  ])("AST-06 is read in the language %s: %s, %s", (language, intent, question) => {
    expect(readWords(question, getLanguage(language)).act).toBe(intent);
  });

  it("AST-06 a definition comes first where one is asked for", () => {
    expect(ask("What is a glacier?").segments[0]?.text).toMatch(/^A glacier is a river of ice/);
    expect(ask("What is a moraine?").segments[0]?.text).toContain("is called a moraine");
  });

  it("AST-06 a reason comes first where one is asked for", () => {
    expect(ask("Why does a volcano erupt?").segments[0]?.text).toContain("because gas in the magma expands");
  });

  it("AST-06 two things are set side by side, and one that is missing is named", () => {
    expect(ask("What is the difference between magma and lava?").message).toContain("lava is molten rock above it");
    const { outcome, message } = ask("Compare the glacier with the tsunami");
    expect(outcome).toBe("closest");
    expect(message).toMatch(/About \*\*Glacier\*\*:[\s\S]*I found nothing about tsunami\./);
  });

  it("ASK-04 a list that one sentence names is that sentence", () => {
    const { message } = ask("List the kinds of moraine");
    expect(message).toMatch(/^The recording says, at [\s\S]*There are three kinds of moraine: the ground moraine/);
  });

  it("AST-06 a moment or a number that is not said is no answer", () => {
    expect(ask("When did Vesuvius destroy Pompeii?").outcome).toBe("answer");
    expect(ask("How long is the largest glacier?").segments[0]?.text).toContain("20 kilometres");
    expect(ask("How many craters does the volcano have?").outcome).toBe("closest");
  });

  it("AST-06 what matters for the exam is what is said of it, else the main points under an honest opening", () => {
    expect(ask("What matters for the exam?").message).toMatch(/exam asks for the kinds of moraine/i);
    const without = { ...lecture, segments: segments.filter(({ text }) => !text.includes("exam")) };
    const { outcome, message } = answerQuestion("What matters for the exam?", without);
    expect(outcome).toBe("closest");
    expect(message).toMatch(/^The recording says nothing about an exam\./);
  });

  it("PRC-08 a quiz asks the cards that practice proposes, and has its solutions with their moments", () => {
    const { message } = ask("Quiz me");
    expect(message).toMatch(/^Questions on this recording:\n\n1\. /);
    const fronts = makeCards(lecture, { most: 5 }).map(({ front }) => escapeMarkdown(front));
    const asked = [...message.split("Solutions:")[0]!.matchAll(/^\d\. (.*)$/gm)].map(([, front]) => front);
    expect(fronts.length).toBeGreaterThan(1);
    expect(asked).toEqual(expect.arrayContaining(fronts));
    expect(message).toMatch(/Solutions:\n\n1\. .+ \(\*\*\d+:00\*\*\)/);
    expect(answerQuestion("Quiz me", { transcript: "Good morning. Well.", language: "en" }).outcome).toBe("absent");
  });

  it("AST-06 simpler words are quotations, and said to be", () => {
    const { message } = ask("Explain magma more simply");
    expect(message).toMatch(/^I can only quote the recording\./);
    expect(message).toMatch(/magma/i);
  });

  it("AST-06 thanks are answered without a quotation", () => {
    expect(ask("thank you!")).toMatchObject({ outcome: "answer", segments: [], claims: [] });
  });
});

describe("a part of the recording", () => {
  it.each([
    ["Summarise from 12:00 to 15:00", [720, 900]],
    ["What is said between minute 2 and 4?", [120, 240]],
    ["Summarise the last five minutes", [900, 1200]],
    ["the first 3 minutes", [0, 180]],
    ["die letzten zehn Minuten", [600, 1200]],
    ["los últimos cinco minutos", [900, 1200]],
    ["les dix dernières minutes", [600, 1200]],
    ["os primeiros 2 minutos", [0, 120]],
    ["the last half hour", [0, 1200]],
    ["What happens at 1:30?", [75, 180]],
  ])("AST-06 is found: %s", (question, seconds) => {
    const found = readRange(question);
    expect(found?.range.kind === "time" && found.range.toSeconds(1200)).toEqual(seconds);
  });

  it.each([
    ["Summarise chapter 3", 3],
    ["der zweite Teil", 2],
    ["la première partie", 1],
    ["capítulo dos", 2],
  ])("AST-06 is found: %s", (question, number) => {
    expect(readRange(question)?.range).toEqual({ kind: "chapter", number });
  });

  it.each(["What is the last glacier?", "How many parts are there?", "the 1840 exhibition"])(
    "AST-06 is not meant by %s",
    (question) => expect(readRange(question)).toBeUndefined(),
  );

  it("AST-06 is summarised from its own sentences", () => {
    const { message, segments: shown } = ask("Summarise from 12:00 to 17:00");
    expect(message).toMatch(/^From \*\*12:00\*\* to \*\*17:00\*\*:\n\n- /);
    for (const { start } of shown) expect(start).toBeGreaterThanOrEqual(720);
    for (const { start } of shown) expect(start).toBeLessThan(1020);
  });

  it("AST-06 is summarised where a question names nothing else", () => {
    expect(ask("What happens from 12:00 to 17:00?").message).toMatch(/^From \*\*12:00\*\* to \*\*17:00\*\*:\n\n- /);
  });

  it("AST-06 is searched for what is asked of it", () => {
    const { segments: shown } = ask("What is said about magma in the last 3 minutes?");
    expect(shown.length).toBeGreaterThan(0);
    for (const { start } of shown) expect(start).toBeGreaterThanOrEqual(1020);
  });

  it("AST-06 that is not there is said not to be", () => {
    expect(ask("Summarise chapter 9").message).toMatch(/^This recording has \d chapters:\n\n1\. /);
    expect(ask("Summarise from 50:00 to 55:00").message).toBe("The recording ends at **20:00**.");
    const untimed = { transcript: parts.flat().join(" "), language: "en" };
    expect(answerQuestion("Summarise the last ten minutes", untimed).message).toBe(
      "This recording has no times, so I cannot tell which part that is.",
    );
  });
});

it("AST-06 a name of two words is defined where it is said what is called so", () => {
  const segments = [
    "The rock valley of the Alps has many visitors, and the rock valley of Norway has more.",
    ...parts[1]!,
    "What a glacier has dug out with its stones is called a rock valley.",
    ...parts[0]!,
  ];
  const numbered = segments.map((text, n) => ({ start: n * 60, end: n * 60 + 60, text }));
  const { segments: shown } = answerQuestion("What is a rock valley?", { ...lecture, segments: numbered });
  expect(shown[0]?.text).toContain("is called a rock valley");
});

it.each([
  ["en", "What is the most important idea of this lecture?"],
  ["es", "¿Cuál es la idea más importante?"],
  ["de", "Was ist der wichtigste Gedanke?"],
  ["fr", "Quelle est l’idée la plus importante ?"],
  ["pt", "Qual é a ideia mais importante?"],
])("AST-06 what matters most is a question about the whole, in %s", (language, question) => {
  const { outcome, message } = answerQuestion(question, { ...lecture, language });
  expect(outcome).toBe("answer");
  expect(message.split("\n")).toContain(getLanguage(language).phrasebook.overview);
});

describe("a conversation", () => {
  it("AST-07 carries its last subject over", () => {
    expect(ask("Why?", "What is a volcano?").segments[0]?.text).toMatch(/volcano|magma/i);
    expect(ask("and who proposed them?", "What are glaciers?").message).toContain("Louis Agassiz");
    expect(ask("Explain that more simply", "What is magma?").message).toMatch(/magma/i);
  });

  it('AST-07 carries it over to a question that says "it" and one thing more', () => {
    const { segments: shown } = ask("Which stones does it have?", "What is a moraine?");
    expect(shown[0]?.text).toMatch(/A wall of stones .* is called a moraine/);
  });

  it("AST-07 takes a new subject for what it is", () => {
    expect(ask("What is a volcano?", "What is a moraine?").segments[0]?.text).toContain("A volcano is a mountain");
  });

  it("AST-07 of the assistant's own lines changes nothing", () => {
    const history = [{ role: "assistant" as const, content: "A moraine is a wall of stones." }];
    expect(answerQuestion("Why?", lecture, history)).toEqual(answerQuestion("Why?", lecture));
  });
});

it.each([
  "What is a moraine?",
  "Why does a volcano erupt?",
  "What is this lecture about?",
  "Summarise chapter 1",
  "List the kinds of moraine",
])("AST-08 every sentence of an offline answer is a quotation: %s", (question) => {
  const { claims } = ask(question);
  const index = createSupportIndex(segments);
  expect(claims.length).toBeGreaterThan(0);
  for (const { text, grade, quote } of claims) {
    expect(grade).toBe("quoted");
    expect(index.check(text, quote).grade).toBe("quoted");
  }
});

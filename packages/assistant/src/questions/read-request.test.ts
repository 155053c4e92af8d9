import { describe, expect, it } from "vitest";
import { getLanguage } from "../languages/language.ts";
import { createReading } from "../writers/answers/context.ts";
import { englishLabelled } from "../testing/requests/english.ts";
import { frenchLabelled } from "../testing/requests/french.ts";
import { germanLabelled } from "../testing/requests/german.ts";
import { readPhrasings } from "../testing/requests/labelled-requests.ts";
import { portugueseLabelled } from "../testing/requests/portuguese.ts";
import { spanishLabelled } from "../testing/requests/spanish.ts";
import { answerQuestion } from "../writers/answer-question.ts";
import { readInConversation } from "./read-conversation.ts";
import { readRequest } from "./read-request.ts";

const sets = {
  en: englishLabelled,
  de: germanLabelled,
  es: spanishLabelled,
  fr: frenchLabelled,
  pt: portugueseLabelled,
} as const;

/** Of a lecture that says none of the words that are asked about. */
const read = (text: string, code: string) =>
  readRequest(text, createReading({ language: getLanguage(code), passages: [], speakers: new Set() }));

/** The part of the labelled requests that is read as it was labelled. */
const MOST_WRONG = 0.03;

const toPairs = (lists: object) =>
  Object.entries(lists).flatMap(([act, list]: [string, string]) =>
    readPhrasings(list).map((phrasing) => [phrasing, act] as const),
  );

describe.each(Object.entries(sets))("labelled requests in the language %s", (code, { whole, subject }) => {
  it("ASK-01 of a whole lecture are at least 200, and with a subject nearly 100", () => {
    expect(toPairs(whole).length).toBeGreaterThanOrEqual(200);
    expect(toPairs(subject).length).toBeGreaterThanOrEqual(95);
  });

  it("ASK-01 are read as what they ask for", () => {
    const all = [...toPairs(whole), ...toPairs(subject)];
    const wrong = all.filter(([phrasing, act]) => read(phrasing, code).act !== act);
    expect(wrong.length / all.length).toBeLessThan(MOST_WRONG);
  });

  it("ASK-01 without a subject of their own are about the whole", () => {
    const taken = toPairs(whole).filter(([phrasing]) => read(phrasing, code).scope !== "whole");
    expect(taken.length / toPairs(whole).length).toBeLessThan(MOST_WRONG);
  });

  it("ASK-01 with a subject of their own are about that", () => {
    const taken = toPairs(subject).filter(([phrasing]) => read(phrasing, code).scope !== "subject");
    expect(taken).toEqual([]);
  });
});

it.each([
  ["en", "summarize in 3 bullet points", { points: 3 }],
  ["en", "top five takeaways", { points: 5 }],
  ["en", "one sentence summary", { sentences: 1 }],
  ["en", "explain it simply", { isSimple: true }],
  ["en", "a long summary please", { length: "long" }],
  ["de", "fass es in 3 stichpunkten zusammen", { points: 3 }],
  ["de", "in einem satz bitte", { sentences: 1 }],
  ["de", "kurze zusammenfassung", { length: "short" }],
  ["es", "resume en cinco puntos", { points: 5 }],
  ["es", "en una frase", { sentences: 1 }],
  ["fr", "résume en 4 points", { points: 4 }],
  ["fr", "en deux phrases", { sentences: 2 }],
  ["pt", "resuma em 3 tópicos", { points: 3 }],
  ["pt", "resumo curto", { length: "short" }],
])("ASK-01 the form is read in the language %s: %s", (code, phrasing, form) => {
  expect(read(phrasing, code).form).toEqual(form);
});

it("ASK-01 two letters are a subject", () => {
  const segments = [
    "The patient H.M. could not form new memories.",
    "He lived in Connecticut, and many studied him.",
    "Memory has several kinds, and some are kept in the hippocampus.",
  ].map((text, n) => ({ start: n * 10, end: n * 10 + 10, text }));
  const ask = (text: string) => answerQuestion(text, { transcript: "", segments, language: "en" });
  expect(ask("who was hm").segments[0]?.text).toContain("H.M.");
  expect(ask("who was kf").outcome).toBe("absent");
});

it("ASK-01 a word that the lecture never says makes no subject beside a request of the whole", () => {
  expect(read("summarize so my gerbil gets it", "en")).toMatchObject({ act: "overview", scope: "whole" });
  expect(read("summarize the part about gerbils", "en")).toMatchObject({ act: "overview", scope: "subject" });
});

describe("a request in its conversation", () => {
  const reading = createReading({ language: getLanguage("en"), passages: [], speakers: new Set() });
  const readAfter = (text: string, ...before: string[]) =>
    readInConversation(
      text,
      before.map((content) => ({ role: "user", content })),
      reading,
    );

  it.each([
    ["why?", ["What is osmosis?"], "ask", "osmosis"],
    ["another example", ["What is osmosis?"], "ask", "osmosis"],
    ["and diffusion?", ["What is osmosis?"], "same", "diffusion"],
    ["more", ["What is osmosis?", "and diffusion?"], "more", "diffusion"],
    ["why?", ["What is osmosis?", "and diffusion?", "more"], "ask", "diffusion"],
    ["the second one", ["list the kinds of moraine"], "ordinal", "moraine"],
    ["shorter", ["What is osmosis?"], "rewrite", "osmosis"],
    ["thats wrong", ["What is osmosis?"], "complaint", "osmosis"],
  ])("ASK-04 goes on with the last subject: %s", (text, before, following, name) => {
    const request = readAfter(text, ...before);
    expect(request.following).toBe(following);
    expect([request.name, request.before?.name]).toContain(name);
  });

  it("ASK-04 asks the same of another subject", () => {
    expect(readAfter("and diffusion?", "why does osmosis happen").act).toBe("why");
    expect(readAfter("what about the liver", "compare the heart and the lung").subject.terms).toContain("liver");
  });

  it("ASK-04 takes a request of the whole lecture for what it is", () => {
    expect(readAfter("summarize the lecture", "What is osmosis?")).toMatchObject({ act: "overview", scope: "whole" });
    expect(readAfter("summarize the lecture", "What is osmosis?").following).toBeUndefined();
  });
});

describe("words of a request that the lecture says as one name", () => {
  const said = ["Short selling is a bet.", "Version 1 was small and version 3 grew.", "The four Vs of big data."];
  const passages = said.map((text) => ({ text, spoken: text, start: undefined, end: undefined }));
  const reading = createReading({ language: getLanguage("en"), passages, speakers: new Set() });

  it.each([
    ["what is short selling", "define", ["short", "sell"]],
    ["what happened to version 3", "overview", ["version", "3"]],
    ["what are the four vs", "list", ["vs"]],
  ])("ASK-01 are its subject: %s", (typed, act, terms) => {
    expect(readRequest(typed, reading)).toMatchObject({ act, scope: "subject", subject: { terms } });
  });

  it("ASK-01 are none where a word is one of courtesy or grammar", () => {
    const text = "Beim expliziten Eintritt.";
    const german = getLanguage("de");
    const spoken = [{ text, spoken: text, start: undefined, end: undefined }];
    const request = readRequest(
      "und beim expliziten?",
      createReading({ language: german, passages: spoken, speakers: new Set() }),
    );
    expect(request.name).toBe("expliziten");
  });

  it("ASK-01 are none where the lecture doesn't say them together", () => {
    expect(readRequest("short version in 3 points", reading).scope).toBe("whole");
    expect(readRequest("vs", reading).scope).toBe("whole");
  });

  it("ASK-04 of the last question make way for their like: and version 3?", () => {
    const request = readInConversation("and version 3?", [{ role: "user", content: "what is version 1" }], reading);
    expect(request).toMatchObject({ following: "same", subject: { terms: ["version", "3"] } });
  });
});

describe("a comparison", () => {
  it.each([
    ["pt", "diferença entre estudar pra compreender e estudar explicando"],
    ["en", "difference between studying and revising"],
    ["es", "diferencia entre vectores y funciones"],
    ["de", "unterschied zwischen lernen und auswendig lernen"],
    ["fr", "différence entre apprendre et réviser"],
  ])("ASK-01 of what a request might ask for is about that (%s): %s", (code, text) => {
    expect(read(text, code)).toMatchObject({ act: "compare", scope: "subject" });
  });

  it("ASK-01 keeps what is asked behind it", () => {
    expect(read("difference between mitosis and meiosis explain simply", "en")).toMatchObject({
      act: "compare",
      form: { isSimple: true },
    });
  });
});

it("ASK-01 a name whose stem is a small word is a subject", () => {
  expect(read("diferencia entre fajardo y losada", "es").subject.words).toEqual(["fajardo", "losada"]);
});

it("ASK-01 the noun behind which that the lecture says often is a subject", () => {
  const text = "The judge makes decisions. Decisions take time, and decisions use data.";
  const passages = [{ text, spoken: text, start: undefined, end: undefined }];
  const request = readRequest(
    "which decisions use data",
    createReading({ language: getLanguage("en"), passages, speakers: new Set() }),
  );
  expect(request.subject.words).toContain("decisions");
});

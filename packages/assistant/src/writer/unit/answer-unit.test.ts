import { describe, expect, it } from "vitest";
import { answerUnit } from "./answer-unit.ts";
import { readUnitQuestion } from "./read-unit-question.ts";
import type { UnitLecture } from "./unit.ts";

const said: Readonly<Record<string, readonly string[]>> = {
  Tides: [
    "Last week some of you asked about the estuary near the old harbor.",
    "An estuary is a place where a river meets the sea and fresh water mixes with salt water.",
    "The tide carries salt water far into the estuary twice a day.",
    "Newton explained the tide by the pull of the moon.",
  ],
  Rivers: [
    "We drove along the estuary and had lunch, which was very nice.",
    "A delta is a fan of land that a river builds from its own sand.",
    "Newton and Laplace never agreed about the tide in a narrow bay.",
    "A delta grows where the tide is weak.",
  ],
  Coasts: [
    "The estuary was foggy when we came, and the boats waited.",
    "Erosion is, according to Newton, a small thing beside the tide.",
    "A lagoon is shallow water that a sandbank keeps from the sea.",
  ],
};

const lectures = Object.keys(said).map(
  (name, at): UnitLecture => ({
    id: name,
    name: `Lecture ${at + 1}`,
    createdAt: new Date(Date.UTC(2026, 9, 1 + 7 * at)).toISOString(),
    language: "en",
  }),
);

/** The answer to a question when every lecture was found as a whole, in any order. */
function ask(query: string, { isReversed = false } = {}) {
  const question = readUnitQuestion(query, { lectures, today: "2026-11-01T00:00:00Z" });
  const found = question.lectures.map(({ id }) => ({
    id,
    covered: 1,
    text: null,
    segments: said[id]!.map((text, index) => ({ index, start: index * 60, end: index * 60 + 8, text })),
  }));
  const inOrder = isReversed ? found.toReversed() : found;
  const answer = answerUnit(question, { said: inOrder, found: inOrder });
  return {
    ...answer,
    cited: answer?.segments.map(({ recording_id, text }) => [recording_id, text.split(" ", 3).join(" ")]),
  };
}

describe("an answer about a unit", () => {
  it.each([
    ["What is a delta and what keeps the lagoon from the sea?", "Rivers", "Coasts"],
    ["Why does a delta grow from sand but erosion stay a small thing?", "Rivers", "Coasts"],
  ])("UNT-01 answers each half of a question that asks two things: %s", (query, one, other) => {
    const recordings = ask(query).cited?.map(([recording]) => recording);
    expect(recordings).toEqual(expect.arrayContaining([one, other]));
  });

  it("UNT-01 says what a thing is by the lecture that defines it, not by those that name it in passing", () => {
    expect(ask("What is an estuary?").cited).toEqual([["Tides", "An estuary is"]]);
  });

  it("UNT-01 answers what a lecture says about a thing with what it says", () => {
    const { outcome, cited } = ask("What did lecture 2 say about the estuary?");
    expect([outcome, cited]).toEqual(["answer", [["Rivers", "We drove along"]]]);
  });

  it.each([
    "What did Newton say about the tide?",
    "What is an estuary?",
    "Who drove along the estuary?",
    "What about the tide?",
  ])("UNT-01 is the same in whichever order the database finds the lectures: %s", (query) => {
    expect(ask(query, { isReversed: true })).toEqual(ask(query));
  });

  it("UNT-01 compares what two lectures say of one thing by what each says", () => {
    const { outcome, cited } = ask("Compare what lecture 1 and lecture 2 say about a river");
    expect(outcome).toBe("answer");
    expect(cited?.map(([lecture]) => lecture)).toEqual(["Tides", "Rivers"]);
  });

  it.each(["Compare an estuary and a delta", "How is an estuary related to a delta?"])(
    "UNT-01 sets two things side by side: %s",
    (query) => {
      expect(ask(query).cited).toEqual(
        expect.arrayContaining([
          ["Tides", "An estuary is"],
          ["Rivers", "A delta is"],
        ]),
      );
    },
  );

  it("UNT-01 shows a sentence with all names of a question, if no word for the rest is said", () => {
    const { outcome, segments } = ask("How did Laplace despise Newton in his youth?");
    expect(outcome).not.toBe("absent");
    expect(segments?.[0]?.text).toContain("Newton and Laplace never agreed");
  });

  it("UNT-01 says that nothing is said of a name that no lecture has", () => {
    expect(ask("What did Kepler say about the tide?").outcome).not.toBe("answer");
  });
});

import { expect, it } from "vitest";
import { answerQuestion } from "../writers/answer-question.ts";
import { writeSummary } from "../writers/write-summary.ts";
import { getDigest } from "./digest.ts";
import { choosePassages } from "./passages.ts";

const things = ["mud", "light", "pier", "gull", "rope", "sail", "reef", "crane", "net", "buoy", "chart", "quay"];
/** Two parts, each with things of its own, and one thing in both. */
const said = ["tide", "storm"].flatMap((matter) =>
  things.map(
    (thing) =>
      `The ${matter} reaches the harbour where the ${thing} is, and the pilots of the harbour fear the ${matter}.`,
  ),
);
const toLecture = (...sentences: readonly string[]) => ({ transcript: sentences.join(" "), language: "en" });
const textOf = (run: readonly { readonly spoken: string }[]) => run.map(({ spoken }) => spoken).join(" ");

it("ASK-02 passages are from everywhere in a lecture, long enough to be understood, and no sentence stands in two", () => {
  const passages = choosePassages(getDigest(toLecture(...said)), { count: 3 });
  expect(passages).toHaveLength(3);
  for (const run of passages) expect(textOf(run).split(" ").length).toBeGreaterThanOrEqual(20);
  expect(new Set(passages.flat()).size).toBe(passages.flat().length);
  expect(passages.map(textOf).join(" ")).toMatch(/tide[\s\S]*storm/);
});

it("ASK-02 no passage is what an earlier session was about, or stands elsewhere", () => {
  const earlier = "Last time we talked about the tide, the storm, the pilots and the harbour of the pilots.";
  const digest = getDigest(toLecture(earlier, ...said));
  const [first] = choosePassages(digest, { count: 1 });
  expect(textOf(first!)).not.toContain("Last time");
  const [other] = choosePassages(digest, { count: 1, used: first! });
  expect(other!.some((sentence) => first!.includes(sentence))).toBe(false);
});

it("ASK-02 a quiz on a lecture that no card can be made of asks what its passages answer", () => {
  const captions = said.map((text) => text.toLowerCase().replaceAll(/[.,]/g, ""));
  const segments = captions.map((text, n) => ({ start: n * 10, end: n * 10 + 10, text }));
  const { message, outcome, claims } = answerQuestion("quiz me", { transcript: "", segments, language: "en" });
  expect(outcome).toBe("answer");
  expect(message).toMatch(/^Questions on this recording:\n\n1\. What is said about “[^”]+”\?/);
  expect(claims.length).toBeGreaterThanOrEqual(1);
});

it("AST-05 the summary of a long lecture begins with what it announces, and its points are passages", () => {
  const announced = "Today we're going to talk about the tide and the storm in the harbour of the pilots.";
  const again = said.map((text) => text.replace("reaches", "leaves").replace("fear", "watch"));
  const third = said.map((text) => text.replace("reaches", "fills").replace("fear", "measure"));
  const filler = "So the the pilots wait, and then then they go on to the harbour.";
  const transcript = [announced, ...said, ...again, ...third].map((text) => `${text} ${filler}`).join(" ");
  const summary = writeSummary({ style: "bullet", transcript, language: "en" });
  expect(summary).toContain(`**In short:** ${announced}`);
  const points = summary.match(/^- .+$/gm)!;
  expect(points.length).toBeGreaterThan(3);
  for (const point of points.slice(0, 4)) expect(point.split(" ").length).toBeGreaterThan(30);
});

it("ASK-02 of a recording whose every sentence has the same words, points are sentences", () => {
  const transcript = Array.from(
    { length: 200 },
    (_, n) => `Клетка ${n} делится на две части, и каждая хранит план.`,
  ).join(" ");
  const { outcome, message } = answerQuestion("main points", { transcript, language: "ru" });
  expect(outcome).toBe("answer");
  expect(message).toContain("- Клетка");
});

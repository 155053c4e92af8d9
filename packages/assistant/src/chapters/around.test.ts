import { expect, it } from "vitest";
import { labelledLectures } from "@lectern/transcript/testing/labelled-lectures.ts";
import { gradeMessage } from "../support/grade-message.ts";
import { answerQuestion } from "../writers/answer-question.ts";
import { writeSummary } from "../writers/write-summary.ts";
import { withAround } from "./around.ts";
import { getDigest } from "./digest.ts";

const things = ["mud", "light", "pier", "gull", "rope", "sail", "tide", "reef", "crane", "net", "buoy", "chart"];
/** Captions of nine words each, as a machine writes them: without full stops. */
const captions = {
  transcript: "",
  segments: things.map((thing, n) => ({
    start: n * 10,
    end: n * 10 + 10,
    text: `the harbour has a ${thing} and the ${thing} needs pilots`,
  })),
  language: "en",
};
const written = {
  ...captions,
  segments: captions.segments.map((segment) => ({ ...segment, text: `T${segment.text.slice(1)}.` })),
};

/** The lines of a list of several words. */
const pointsIn = (text: string) =>
  text
    .replaceAll("*", "")
    .split("\n")
    .filter((line) => /^- .*\p{L}{2} .*/u.test(line));
/** Several sentences in a row, without full stops between them. */
const isInARow = (line: string) => line.split(" ").length > 22 && !/[.?!] \p{Lu}/u.test(line);

it("AST-05 gives a point of speech without full stops what stands around it, each sentence once", () => {
  const digest = getDigest(captions);
  const runs = withAround(digest, [digest.sentences[2]!, digest.sentences[4]!]);
  expect(runs.map((run) => run.map(({ index }) => index))).toEqual([
    [0, 1, 2, 3],
    [4, 5, 6, 7],
  ]);
});

it("AST-05 leaves a point of written sentences by itself", () => {
  const digest = getDigest(written);
  const points = [digest.sentences[2]!, digest.sentences[4]!];
  expect(withAround(digest, points)).toEqual(points.map((point) => [point]));
});

it("ASK-02 lists points of such speech, and a summary has them, as they were said in a row", () => {
  const [lecture] = labelledLectures;
  const said = lecture!.segments.map((one) => ({ ...one, text: one.text.toLowerCase().replaceAll(/[.,?!;:]/g, "") }));
  const source = { transcript: "", segments: said, language: "en" };
  const points = pointsIn(answerQuestion("main points", source).message);
  expect(points.filter(isInARow).length).toBeGreaterThan(points.length / 2);
  const [chapters = ""] = writeSummary({ ...source, style: "bullet" }).split("### Key terms");
  const bullets = pointsIn(chapters);
  expect(bullets.filter(isInARow).length).toBeGreaterThan(bullets.length / 2);
});

it("AST-08 quotes such points as they were said, fillers included, so that each is found in the transcript", () => {
  const segments = captions.segments.map((one) => ({
    ...one,
    text: `okay well now so ${one.text} you know and i mean the the rope`,
  }));
  const { message } = answerQuestion("main points", { ...captions, segments });
  const points = gradeMessage(message, segments).filter(({ text }) => text.includes("needs pilots"));
  expect(points.map(({ grade }) => grade)).toEqual(points.map(() => "quoted"));
  expect(points.map(({ text }) => text).join(" ")).toMatch(/the the rope .* the harbour has/u);
});

it("AST-01 counts no sentence of a script without spaces for a word, in points and in quotations", () => {
  const text = Array.from(
    { length: 60 },
    (_, n) => `港${n}は泥と潮の場所であり水先案内人は毎日そこで働いている。`,
  ).join("");
  const digest = getDigest({ transcript: text, language: "ja" });
  expect(withAround(digest, [digest.sentences[9]!])).toHaveLength(1);
  expect(withAround(digest, [digest.sentences[9]!])[0]).toHaveLength(1);
  const { claims } = answerQuestion("港9の水先案内人は毎日どこで働いている？", { transcript: text, language: "ja" });
  expect(claims[0]!.text.length).toBeLessThan(400);
});

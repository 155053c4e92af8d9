import { emptyOutline } from "@lectern/domain/outline.ts";
import type { TranscriptSegment } from "@lectern/domain/recording.ts";
import { expect, it } from "vitest";
import { answerQuestion } from "../writers/answer-question.ts";
import { toLecture } from "@lectern/transcript/lecture.ts";
import { outlineLecture } from "./outline-lecture.ts";

/** Two parts of ten sentences each, with words of their own. */
const toSegments = (parts: readonly (readonly string[])[]) =>
  parts.flatMap((sentences, part) =>
    Array.from({ length: 10 }, (_, at) => {
      const start = (part * 10 + at) * 20;
      return { start, end: start + 19, text: sentences[at % sentences.length]! };
    }),
  );

const lectures = {
  en: toSegments([
    [
      "A glacier is a body of ice that moves slowly down a valley.",
      "The glacier carries stones, and a moraine is the ridge of stones that it leaves behind.",
      "A crevasse opens in the glacier where the ice bends over the rock of the valley.",
    ],
    [
      "A volcano is a vent through which magma reaches the surface of the earth.",
      "The crater of the volcano collapses when the magma below it is gone.",
      "Lava flows from the volcano are important because they make the soil fertile.",
    ],
  ]),
  de: toSegments([
    [
      "Ein Gletscher ist eine Masse aus Eis, die langsam durch ein Tal fließt.",
      "Der Gletscher trägt Steine, und eine Moräne ist der Wall, den er hinterlässt.",
      "Eine Gletscherspalte öffnet sich, wo das Eis über den Fels gebogen wird.",
    ],
    [
      "Ein Vulkan ist eine Öffnung, durch die das Magma an die Oberfläche gelangt.",
      "Der Krater des Vulkans stürzt ein, wenn das Magma darunter fehlt.",
      "Die Lava des Vulkans ist wichtig, weil sie den Boden fruchtbar macht.",
    ],
  ]),
} as const;

const outline = (segments: readonly TranscriptSegment[]) => outlineLecture(toLecture({ transcript: "", segments }));

it("AST-04 finds where each chapter of a lecture begins", () => {
  const { chapters } = outline(lectures.en);
  expect(chapters.map(({ start }) => start)).toEqual([0, 200]);
  expect(chapters[1]!.title).toMatch(/volcano|magma|crater|lava/i);
});

it("AST-04 names a chapter by the term that it defines rather than by a word of it", () => {
  const ice = toSegments([
    [
      "Glacier creep is the slow movement of ice under its own weight.",
      "Stones lie in the glacier, and rock lies under the glacier.",
      "Water runs through the glacier, and a lake lies below the glacier.",
    ],
  ]);
  const { chapters } = outline([...ice, ...lectures.en.slice(10)]);
  expect(chapters[0]!.title).toBe("Glacier creep");
});

it("DER-01 gives each chapter and each term the segment that it begins in", () => {
  const { chapters, terms } = outline(lectures.en);
  expect(chapters.map(({ segment }) => segment)).toEqual([0, 10]);
  expect(terms.map(({ term }) => term)).toEqual(["glacier", "moraine", "volcano"]);
  for (const { term, segment, start } of terms) {
    expect(lectures.en[segment]).toMatchObject({ start, text: expect.stringMatching(new RegExp(`${term} is`)) });
  }
});

it("DER-01 counts the segments as they are stored, also where sentences were cut from them", () => {
  const stored = lectures.en.reduce<TranscriptSegment[]>((pairs, segment, at) => {
    const before = at % 2 === 1 ? pairs.pop()! : undefined;
    pairs.push(
      before === undefined ? segment : { ...before, end: segment.end, text: `${before.text} ${segment.text}` },
    );
    return pairs;
  }, []);
  const { chapters } = outlineLecture(toLecture({ transcript: "", segments: stored }), stored);
  expect(chapters.map(({ segment }) => segment)).toEqual([0, 5]);
});

it("DER-01 places what it finds in a lecture without times by its lines", () => {
  const transcript = lectures.en.map(({ text }) => text).join("\n");
  const { chapters, terms, questions } = outlineLecture({ transcript, language: "en" });
  expect(chapters.map(({ segment, start }) => [segment, start])).toEqual([
    [0, null],
    [10, null],
  ]);
  expect(terms.map(({ term }) => term)).toEqual(["glacier", "moraine", "volcano"]);
  for (const { term, segment } of terms) expect(lectures.en[segment]!.text).toMatch(new RegExp(`${term} is`));
  expect(questions).toHaveLength(3);
});

it("AST-04 has no chapters for a lecture about one thing, and nothing for an empty one", () => {
  expect(outline(lectures.en.slice(0, 5)).chapters).toEqual([]);
  expect(outline([])).toEqual(emptyOutline);
});

it.each(Object.entries(lectures))(
  "RDT-15 suggests three questions in the language %s that the lecture answers",
  (language, segments) => {
    const { questions } = outline(segments);
    expect(new Set(questions).size).toBe(3);
    expect(questions[0]).toMatch(language === "de" ? /^Was bedeutet/ : /^What does/);
    const answers = questions.map((question) => answerQuestion(question, { transcript: "", segments }));
    expect(answers.filter(({ outcome }) => outcome === "absent")).toEqual([]);
  },
);

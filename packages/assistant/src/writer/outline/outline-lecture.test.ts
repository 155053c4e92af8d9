import { emptyOutline } from "@lectern/domain/outline.ts";
import type { TranscriptSegment } from "@lectern/domain/recording.ts";
import { expect, it } from "vitest";
import { toLecture } from "@lectern/transcript/lecture.ts";
import { labelledLectures } from "@lectern/transcript/testing/labelled-lectures.ts";
import { describeSubject } from "./describe-subject.ts";
import { outlineLecture } from "./outline-lecture.ts";
import { readLecture } from "./read-lecture.ts";
import { splitChapters } from "./split-chapters.ts";

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

it("AST-04 names a chapter that names nothing of its own by its first words", () => {
  const parts = toSegments([
    [
      "Jäätikkö liikkuu laaksossa hitaasti alas vuoren rinnettä.",
      "Jäätikkö kuljettaa kiviä laaksossa vuoren juurelle.",
    ],
    ["Tulivuori purkaa magmaa kraatterin reunan yli laavana.", "Kraatterin laavana virtaava magmaa on kuumaa."],
  ]);
  const { chapters } = outlineLecture({ transcript: "", segments: parts, language: "fi" });
  expect(chapters.map(({ title }) => title)).toEqual([
    "Jäätikkö liikkuu laaksossa hitaasti alas vuoren rinnettä",
    "Tulivuori purkaa magmaa kraatterin reunan yli laavana",
  ]);
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

it.each(Object.entries(lectures))("RDT-15 suggests three questions in the language %s", (language, segments) => {
  const { questions } = outline(segments);
  expect(new Set(questions).size).toBe(3);
  expect(questions[0]).toMatch(language === "de" ? /^Was bedeutet/ : /^What does/);
});

it("DER-01 keeps the capital of a term that is small only inside other words", () => {
  const texts = [
    "Licht ist eine Welle im Feld, die sich sehr schnell durch den Raum bewegt.",
    "Das Rotlicht der Lampe zeigt, dass Licht verschiedene Farben hat.",
    "Gutes Licht macht ein Bild hell.",
  ];
  const [term] = outlineLecture({
    transcript: "",
    language: "de",
    segments: texts.map((text, at) => ({ start: at * 10, end: at * 10 + 9, text })),
  }).terms;
  expect(term?.term).toBe("Licht");
});

it("DER-01 says which points the speaker calls important", () => {
  const { points } = outline(lectures.en);
  expect(points.length).toBeGreaterThan(2);
  expect(points.every(({ text }) => text.length > 20)).toBe(true);
});

it("DER-01 finds abbreviations beside what they stand for", () => {
  const forms = outline([
    { start: 0, end: 9, text: "We train long short-term memory networks, or LSTM, on speech." },
  ]).forms;
  expect(forms).toEqual([{ segment: 0, start: 0, term: "LSTM", form: "long short term memory" }]);
});

it("AST-04 nine of ten chapters of the labelled lectures begin within two sentences of where they were marked", () => {
  const marked = labelledLectures.flatMap(({ chapters }) => chapters.slice(1));
  const found = labelledLectures.flatMap(({ segments, language, chapters }) =>
    splitChapters(readLecture({ transcript: "", segments, language }).sentences)
      .slice(1)
      .map(([first]) => chapters.some((start) => start > 0 && Math.abs(start - first!.start!) <= 16)),
  );
  expect((2 * found.filter(Boolean).length) / (marked.length + found.length)).toBeGreaterThanOrEqual(0.9);
});

it.each([
  ["Today we're going to talk about plate tectonics. ", "Plate tectonics, ocean floor"],
  ["", "Ocean floor, Plate tectonics"],
])("REC-06 describes the subject of a recording that begins with %j", (opening, subject) => {
  const text = `${opening}${"Plate tectonics moves the ocean floor. The ocean floor sinks. An ocean floor is young. ".repeat(6)}`;
  expect(describeSubject({ text, language: "en" })).toBe(subject);
});

it("REC-06 names no recording by one bare word", () => {
  const text =
    "The germ is small. Nobody sees a germ. Then the germ makes us ill. A germ moves. The germ stays. ".repeat(6);
  expect(describeSubject({ text, language: "en" })).toBeUndefined();
  const taught = text.replaceAll("ill.", "ill, and the vaccine helps, the vaccine for all.");
  expect(describeSubject({ text: taught, language: "en" })).toBe("Germ, vaccine");
});

import type { CitableLine } from "@lectern/assistant/search/cite-lines.ts";
import { combineFound } from "@lectern/assistant/writer/unit/combine-found.ts";
import type { UnitQuestion } from "@lectern/assistant/writer/unit/read-unit-question.ts";
import type { DerivedLecture, FoundLecture } from "@lectern/assistant/writer/unit/unit.ts";
import type { OutlinePlace } from "@lectern/domain/outline.ts";
import { choosePassages } from "../assistant/model/choose-passages.ts";
import { countTokens } from "../assistant/model/cost.ts";
import type { Material } from "../assistant/model/write-answer.ts";

/** Points, terms, tasks and dates of each lecture, tried until the readings of all lectures fit. */
const MOST_OF_KIND = [40, 15, 10, 7, 5, 3, 2, 1, 0];
/** The most tokens of the passages. */
const MOST_PASSAGES = 12_000;
/** The share of the room for passages. The readings have the rest. */
const PASSAGES_SHARE = 1 / 3;
/**
 * The share of a line's characters, from its end, that a point must contain to be in the line's own words: a point by the rules
 * drops the first words of its line.
 */
const SAME = 2 / 3;
/** A passage of a transcript without times has a number beyond all lines: its line is not known. */
const UNPLACED = 100_000;

interface Item extends OutlinePlace {
  readonly text: string;
  /** The line as a model reads it. */
  readonly modelText: string;
}

const toTimes = (start: number | null = null) => (start === null ? {} : { start, end: start });

/** What a model reads of an item, and the item's line. */
interface ModelLine {
  readonly line: number;
  readonly text: string;
}

const toItems = (kind: string, items: readonly (OutlinePlace & { readonly text: string })[]): Item[] =>
  items.map((item) => ({ ...item, modelText: `${kind}${item.text}` }));

/** A lecture's points, terms, tasks and dates. Important points come first: they stay where not all have room. */
const toKinds = ({ points, terms, tasks, dates }: DerivedLecture): readonly (readonly Item[])[] => {
  const important = points.filter(({ isImportant }) => isImportant);
  const others = points.filter(({ isImportant }) => isImportant !== true);
  return [
    [...toItems("Important: ", important), ...toItems("", others)],
    terms.map(({ term, definition = "", ...place }) => ({
      ...place,
      text: definition,
      modelText: `Term: ${term}${definition === "" ? "" : `: ${definition}`}`,
    })),
    toItems("Task: ", tasks),
    dates.map((item) => ({ ...item, modelText: `Date (${item.date}): ${item.text}` })),
  ];
};

/**
 * The readings of all lectures of a unit, and the passages that may answer a question. The readings come first: they are
 * the same for each question about the unit. If they don't fit, each lecture has as many points, terms and tasks as all
 * have room for.
 *
 * @param found the lectures that say most words of the question
 */
export function toUnitMaterial(
  { text: question, words, language }: Pick<UnitQuestion, "text" | "words" | "language">,
  lectures: readonly DerivedLecture[],
  found: readonly FoundLecture[],
): Material {
  const lines = new Map<string, CitableLine>();
  const numbers = new Map(lectures.map(({ id }, index) => [id, `L${index + 1}`]));
  for (const { id, name } of lectures) {
    const number = numbers.get(id)!;
    lines.set(number, { reference: number, recording: { id, name }, line: -1, text: "" });
  }
  const add = ({ id, name }: DerivedLecture, line: Omit<CitableLine, "recording">): string => {
    const reference = `${numbers.get(id)!}:${line.line}`;
    const earlier = lines.get(reference);
    const statement = [earlier?.statement, line.statement].filter((text) => text !== undefined).join(" ");
    lines.set(reference, {
      ...(earlier ?? line),
      reference,
      recording: { id, name },
      ...(statement !== "" && { statement }),
    });
    return reference;
  };

  const spoken = new Map(
    found.flatMap(({ id, segments }) => (segments ?? []).map((segment) => [`${id} ${segment.index}`, segment.text])),
  );
  const combined = combineFound(found, lectures, language);
  const passages = combined.sentences.map((sentence) => {
    const lecture = lectures.find(({ id }) => id === combined.getLecture(sentence.index).id)!;
    const { text: sentenceText, start, end } = sentence;
    const line = start === undefined ? UNPLACED + sentence.index : sentence.line;
    return {
      ...sentence,
      reference: add(lecture, { text: spoken.get(`${lecture.id} ${line}`) ?? sentenceText, line, start, end }),
    };
  });
  const readings = lectures.map((lecture) => {
    const write = ({ modelText, text: itemText, segment: line, last = line, start }: Item): ModelLine => {
      const spokenLine = lecture.lines?.[line] ?? itemText;
      // A point by the rules has the lines' own words, and goes on past its line.
      const isVerbatim = itemText.toLowerCase().includes(spokenLine.slice(-SAME * spokenLine.length).toLowerCase());
      const text = isVerbatim ? itemText : spokenLine;
      const reference = add(lecture, { text, line, ...toTimes(start), ...(!isVerbatim && { statement: itemText }) });
      let end = line;
      for (let next = lecture.lines?.[end + 1]; next !== undefined && end < last; next = lecture.lines?.[end + 1]) {
        end += 1;
        add(lecture, { text: next, line: end, ...toTimes(lecture.starts?.[end]) });
      }
      return { line, text: `[${reference}${end > line ? `-${end}` : ""}] ${modelText}` };
    };
    return {
      head: `${numbers.get(lecture.id)!} “${lecture.name}”, ${lecture.createdAt.slice(0, 10)}`,
      about: lecture.thesis === null ? [] : [write(toItems("About: ", [lecture.thesis])[0]!)],
      kinds: toKinds(lecture).map((items) => items.map(write)),
    };
  });
  const writeReadings = (most: number): string =>
    readings
      .map(({ head, about, kinds }) => {
        const mostImportant = kinds.flatMap((items) => items.slice(0, most).toSorted((a, b) => a.line - b.line));
        return [head, ...[...about, ...mostImportant].map(({ text }) => text)].join("\n");
      })
      .join("\n\n");

  return {
    isUnit: true,
    // In order, so that a range of lines is what stands between.
    lines: [...numbers.keys()].flatMap((id) =>
      [...lines.values()].filter(({ recording }) => recording?.id === id).toSorted((a, b) => a.line - b.line),
    ),
    write: (tokens) => {
      const forPassages = Math.min(MOST_PASSAGES, Math.floor(tokens * PASSAGES_SHARE));
      const most = MOST_OF_KIND.find((count) => countTokens(writeReadings(count)) <= tokens - forPassages) ?? 0;
      const fittingPassages = choosePassages(passages, {
        texts: [question, words.join(" ")],
        language,
        tokens: forPassages,
      });
      const passageLines = fittingPassages.map(({ index, text }) => `[${passages[index]!.reference}] ${text}`);
      return [
        writeReadings(most),
        ...(passageLines.length === 0 ? [] : [`Passages:\n${passageLines.join("\n")}`]),
      ].join("\n\n");
    },
  };
}

import type { CitableLine } from "@lectern/assistant/search/cite-lines.ts";
import type { Sentence } from "@lectern/assistant/search/sentences.ts";
import type { DerivedLecture, FoundLecture, UnitLecture } from "@lectern/assistant/writer/unit/unit.ts";
import type { TranscriptSegment } from "@lectern/domain/recording.ts";
import type { Lecture } from "@lectern/transcript/lecture.ts";

/** A line of a lecture, and its place there. */
interface Line extends TranscriptSegment {
  readonly line: number;
}

/** The text of a lecture for a model. */
interface Material {
  readonly lecture: UnitLecture;
  readonly lines: readonly Line[];
  readonly hasTimes: boolean;
}

/** Uses the passages that match the question. */
export const toFoundMaterial = (found: readonly FoundLecture[], lectures: readonly UnitLecture[]): Material[] =>
  lectures.flatMap((lecture): Material[] => {
    const one = found.find(({ id }) => id === lecture.id);
    if (one === undefined) return [];
    const { segments, text } = one;
    if (segments !== null)
      return [
        { lecture, lines: segments.map(({ index, ...segment }) => ({ ...segment, line: index })), hasTimes: true },
      ];
    const lines = (text ?? []).map((part, line) => ({ start: 0, end: 0, text: part, line }));
    return [{ lecture, lines, hasTimes: false }];
  });

/** Uses the points and terms that were derived when each lecture was stored. */
export const toDerivedMaterial = (lectures: readonly DerivedLecture[]): Material[] =>
  lectures.map((lecture) => {
    const terms = (lecture.terms ?? []).flatMap(({ definition, segment, start }) =>
      definition === undefined ? [] : [{ segment, start, text: definition }],
    );
    const sentences = [...(lecture.points ?? []), ...(lecture.tasks ?? []), ...(lecture.dates ?? []), ...terms];
    const byText = new Map(sentences.map((sentence) => [sentence.text, sentence]));
    const lines = [...byText.values()].map(({ text, start, segment: line }) => ({
      text,
      line,
      start: start ?? 0,
      end: start ?? 0,
    }));
    return {
      lecture,
      lines: lines.toSorted((a, b) => a.line - b.line),
      hasTimes: sentences.every(({ start }) => start !== null),
    };
  });

/** Combines several lectures into one that a model reads, and finds the lecture and place of each of its sentences. */
export function combineLectures(materials: readonly Material[], language: string) {
  const owned = materials.flatMap((material) => material.lines.map((line) => ({ material, line })));
  const segments = owned.map(({ line: { start, end, text } }) => ({ start, end, text }));
  const lecture: Lecture = { transcript: segments.map(({ text }) => text).join("\n"), segments, language };
  let from = 0;
  const legend = materials
    .filter(({ lines }) => lines.length > 0)
    .map(({ lecture: { name, createdAt }, lines }) => {
      const first = from;
      from += lines.length;
      return `From the line “${lines[0]!.text.slice(0, 60)}”${first === 0 ? "" : " on"}: “${name}”, ${createdAt.slice(0, 10)}.`;
    })
    .join("\n");
  const toLine = ({ text, line }: Sentence): CitableLine => {
    const { material, line: own } = owned[line]!;
    const { id, name } = material.lecture;
    const times = material.hasTimes && { start: own.start, end: own.end };
    return { text, line: own.line, ...times, recording: { id, name } };
  };
  return { lecture, legend, toLine };
}

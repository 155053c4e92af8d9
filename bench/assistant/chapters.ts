import { readLecture } from "@lectern/assistant/writer/outline/read-lecture";
import { splitChapters } from "@lectern/assistant/writer/outline/split-chapters";
import type { TranscriptSegment } from "@lectern/domain/recording";
import type { Meeting } from "./qmsum.ts";
import { seededRandom } from "./random.ts";

/**
 * In seconds: a border this close to an annotated one counts as found. Annotated topics are less exact than splices.
 */
const tolerance = { topics: 60, stitched: 30 } as const;

/** The times at which chapters begin, in seconds, without the first. */
function findBorders(segments: readonly TranscriptSegment[], language: string): number[] {
  const chapters = splitChapters(readLecture({ transcript: "", segments, language }).sentences);
  return chapters.slice(1).map(([first]) => first?.start ?? 0);
}

function scoreBorders(borders: readonly number[], marked: readonly number[], within: number): number {
  const left = [...marked];
  let hits = 0;
  for (const border of borders) {
    const [nearest] = left.toSorted((a, b) => Math.abs(a - border) - Math.abs(b - border));
    if (nearest === undefined || Math.abs(nearest - border) > within) continue;
    left.splice(left.indexOf(nearest), 1);
    hits += 1;
  }
  return hits === 0 ? 0 : (2 * hits) / (borders.length + marked.length);
}

/** How often two moments, half a topic apart, are wrongly in one chapter or wrongly separated (Beeferman 1999). */
function measurePk(foundBorders: readonly number[], marked: readonly number[], length: number): number {
  const apart = length / (marked.length + 1) / 2;
  const isDivided = (borders: readonly number[], from: number) =>
    borders.some((border) => border > from && border <= from + apart);
  let wrong = 0;
  let looks = 0;
  for (let from = 0; from + apart < length; from += 10) {
    looks += 1;
    if (isDivided(foundBorders, from) !== isDivided(marked, from)) wrong += 1;
  }
  return wrong / looks;
}

const mean = (values: readonly number[]): number =>
  Math.round((1000 * values.reduce((sum, value) => sum + value, 0)) / values.length) / 1000;

/** Measures chapters against annotated topics of meetings. */
export function measureTopics(meetings: readonly Meeting[]) {
  const marked = meetings.filter(({ borders }) => borders.length > 0);
  const bordersByMeeting = marked.map(({ segments, language }) => findBorders(segments, language));
  return {
    f1: mean(bordersByMeeting.map((borders, index) => scoreBorders(borders, marked[index]!.borders, tolerance.topics))),
    pk: mean(
      bordersByMeeting.map((borders, index) =>
        measurePk(borders, marked[index]!.borders, marked[index]!.segments.at(-1)!.end),
      ),
    ),
    chapters: mean(bordersByMeeting.map(({ length }) => length + 1)),
  };
}

const toSeries = ({ kind, name }: Meeting): string => (kind === "product" ? name.slice(0, -1) : kind);

/** Measures chapters of lectures that are stitched from fragments of 4 to 8 minutes, each from another meeting. */
export function measureStitched(meetings: readonly Meeting[], fragments: number, count = 40) {
  const random = seededRandom(11);
  const scores: number[] = [];
  const chapters: number[] = [];
  for (let lecture = 0; lecture < count; lecture += 1) {
    const order = meetings.map((meeting) => ({ meeting, at: random() })).toSorted((a, b) => a.at - b.at);
    const segments: TranscriptSegment[] = [];
    const marked: number[] = [];
    let now = 0;
    let series = "";
    for (let index = 0; index < fragments; index += 1) {
      // Two meetings of the same kind have the same subject, so there is no border between them.
      const next = order.findIndex(({ meeting }) => toSeries(meeting) !== series);
      const { meeting } = order.splice(Math.max(0, next), 1)[0]!;
      series = toSeries(meeting);
      const { segments: all } = meeting;
      const length = 240 + random() * 240;
      const from = random() * Math.max(0, all.at(-1)!.end - length);
      const part = all.filter(({ start }) => start >= from && start < from + length);
      if (index > 0) marked.push(now);
      const shift = now - (part[0]?.start ?? 0);
      for (const segment of part) segments.push({ ...segment, start: segment.start + shift, end: segment.end + shift });
      now = segments.at(-1)!.end;
    }
    const borders = findBorders(segments, "en");
    scores.push(scoreBorders(borders, marked, tolerance.stitched));
    chapters.push(borders.length + 1);
  }
  return { f1: mean(scores), chapters: mean(chapters) };
}

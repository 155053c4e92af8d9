import type { SummaryStyle } from "@lectern/domain/summary-style.ts";
import { withAround } from "../chapters/around.ts";
import { choose, type Digest, isNearDuplicate } from "../chapters/digest.ts";
import { choosePassages, isLongSpeech } from "../chapters/passages.ts";
import { findRecap } from "../chapters/plan.ts";
import { escapeMarkdown } from "@lectern/domain/markdown.ts";
import { emphasise, linkMoment, listed } from "./markdown.ts";
import { toQuotation } from "./answers/whole/sections.ts";
import { isQuestion, standsAlone } from "../chapters/ranking.ts";
import { isSelfContained } from "../chapters/self-contained.ts";
import type { Sentence } from "../lecture/sentences.ts";

const between = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(value)));

/** Running text; where sentences of the recording are left out between two, the moment of those before stands. */
function prose(sentences: readonly Sentence[]): string {
  const runs: Sentence[][] = [];
  for (const sentence of sentences) {
    const run = runs.at(-1);
    if (run?.at(-1)?.index === sentence.index - 1) run.push(sentence);
    else runs.push([sentence]);
  }
  return runs.map((run) => run.map(({ text }) => escapeMarkdown(text)).join(" ") + linkMoment(run[0]!.start)).join(" ");
}

interface Spreading {
  readonly prose?: boolean;
  /** From each chapter, at the least. */
  readonly least?: number;
  readonly used: readonly Sentence[];
}

/** The same number of sentences from everywhere, so that the end of a lecture counts as much as its beginning. */
function spread(digest: Digest, count: number, { prose: isProse = false, least = 1, used: before }: Spreading) {
  const used = [...before];
  return digest.chapters.map((chapter) => {
    const share = Math.max(least, Math.round((count * chapter.sentences.length) / digest.sentences.length));
    const chosen = choose(digest, { from: chapter.sentences, count: share, prose: isProse, used, areAlone: !isProse });
    used.push(...chosen);
    return chosen;
  });
}

const pointsOf = (digest: Digest, used: readonly Sentence[]): Sentence[][] =>
  spread(digest, between(4, 4 + digest.length / 330, 24), { used });

const toHeading = (digest: Digest, place: number): string => {
  const { title, sentences } = digest.chapters[place]!;
  return `### ${escapeMarkdown(title)}${linkMoment(sentences[0]?.start)}`;
};

/** In bold is what is named so often. */
const LEAST_USES = 3;

/** In words: one passage more for so many of a lecture. */
const PASSAGES = { least: 4, most: 11, wordsEach: 800 } as const;

/** What stands under each chapter: passages of a lecture, and where it sums up; of a short recording, sentences. */
function choosePoints(digest: Digest, used: readonly Sentence[]): (readonly Sentence[])[][] {
  const { chapters, length } = digest;
  const count = between(PASSAGES.least, PASSAGES.least + length / PASSAGES.wordsEach, PASSAGES.most);
  if (!isLongSpeech(digest, count)) {
    const all = pointsOf(digest, used);
    const runs = withAround(digest, all.flat(), used);
    return all.map((points) => points.map((point) => runs.find((run) => run.includes(point))!));
  }
  const recap = findRecap(digest).filter((one) => !used.includes(one));
  const passages = [
    ...choosePassages(digest, { count, used: [...used, ...recap] }),
    ...(recap.length > 0 ? [recap] : []),
  ];
  return chapters.map(({ sentences }) =>
    passages.filter(([first]) => sentences.includes(first!)).toSorted(([a], [b]) => a!.index - b!.index),
  );
}

/** Points to run through, under the chapters that they are from. */
function bullet(digest: Digest, used: readonly Sentence[]): string {
  const { chapters, language, subjects } = digest;
  return choosePoints(digest, used)
    .flatMap((points, place) => {
      const about = new Set([...chapters[place]!.subjects, ...subjects].flatMap(({ key }) => key.split(" ")));
      const names = digest.names.filter(
        ({ key, uses }) => uses >= LEAST_USES && key.split(" ").some((stem) => about.has(stem)),
      );
      const lines = points
        .map(toQuotation)
        .map(({ text, start }) => `- ${emphasise(text, names, language.naming?.ending)}${linkMoment(start)}`);
      if (lines.length === 0) return [];
      return chapters.length > 1 ? [toHeading(digest, place), lines.join("\n")] : [lines.join("\n")];
    })
    .join("\n\n");
}

/** In sentences: what is read at once. */
const RUN = 3;
/** How much more a run is worth whose first sentence can be read alone. */
const BEGINS_ALONE = 1.6;
/** A shorter sentence says nothing: "You're great." */
const LEAST_WORDS = 4;

interface Stretch {
  readonly from: readonly Sentence[];
  /** Sentences, about. */
  readonly count: number;
  /** Sentences used elsewhere in the summary, or in an earlier run. */
  readonly used: readonly Sentence[];
}

const medianScore = ({ scores }: Digest): number =>
  scores.toSorted((a, b) => a - b)[Math.floor(scores.length / 2)] ?? 0;

/** The highest-scoring runs of consecutive sentences, verbatim, without what the summary says elsewhere. */
function chooseRuns(digest: Digest, { from, count, used }: Stretch): Sentence[] {
  const { scores, asides, language } = digest;
  const runs = from
    .map((_, at) => from.slice(at, at + RUN))
    .filter((run) => run.length === RUN && standsAlone(run[0]!, language))
    .filter((run) => !run.some((one) => asides.has(one) || isQuestion(one) || used.includes(one)))
    .filter((run) => run.every(({ length }) => length >= LEAST_WORDS))
    .map((run) => {
      const alone = isSelfContained(run[0]!, digest) ? BEGINS_ALONE : 1;
      return { run, worth: alone * run.reduce((sum, { index }) => sum + scores[index]!, 0) };
    })
    .toSorted((a, b) => b.worth - a.worth);
  const chosen: Sentence[] = [];
  for (const { run } of runs) {
    if (chosen.length >= count) break;
    if (!run.some((one) => [...used, ...chosen].some((other) => other === one || isNearDuplicate(other, one))))
      chosen.push(...run);
  }
  return chosen.toSorted((a, b) => a.index - b.index);
}

/** A paragraph for each chapter, of what was said there in a row. It tells what Bullets leave out. */
function paragraph(digest: Digest, used: readonly Sentence[]): string {
  const { chapters, sentences } = digest;
  const usedWithPoints = [...used, ...pointsOf(digest, used).flat()];
  const count = between(6, 6 + digest.length / 300, 36);
  const paragraphs = chapters.flatMap((chapter) => {
    const share = Math.max(RUN, Math.round((count * chapter.sentences.length) / sentences.length));
    const run = chooseRuns(digest, { from: chapter.sentences, count: share, used: usedWithPoints });
    usedWithPoints.push(...run);
    const text = prose(run);
    if (text === "") return [];
    return chapters.length > 1 ? [`**${escapeMarkdown(chapter.title)}.** ${text}`] : [text];
  });
  // Of a recording of a few sentences none are left in a row.
  return paragraphs.length > 0 ? paragraphs.join("\n\n") : prose(spread(digest, 3, { prose: true, used }).flat());
}

/** The recording's parts, numbered, each with its points and what was added to them. */
function outline(digest: Digest, used: readonly Sentence[]): string {
  const chosen = spread(digest, between(4, 4 + digest.length / 240, 27), { least: 2, used });
  const taken = new Set([...used, ...chosen.flat()]);
  const median = medianScore(digest);
  /** What follows a point directly and adds to it. */
  const detailOf = ({ index }: Sentence): Sentence | undefined => {
    const next = digest.sentences[index + 1];
    if (next === undefined || taken.has(next) || next.length < 6 || next.length > 30) return undefined;
    return digest.scores[next.index]! >= median ? next : undefined;
  };
  const items = digest.chapters.flatMap((chapter, place) => {
    // All that it says stands elsewhere.
    if (chosen[place]!.length === 0) return [];
    const lines = [`${place + 1}. **${escapeMarkdown(chapter.title)}**${linkMoment(chapter.sentences[0]?.start)}`];
    for (const point of chosen[place]!) {
      lines.push(`   - ${escapeMarkdown(point.text)}${linkMoment(point.start)}`);
      const detail = detailOf(point);
      if (detail === undefined) continue;
      taken.add(detail);
      lines.push(`     - ${escapeMarkdown(detail.text)}${linkMoment(detail.start)}`);
    }
    return [lines.join("\n")];
  });
  return items.join("\n");
}

/** Running text with an opening, a part under its heading for each chapter, and a close. */
function essay(digest: Digest, used: readonly Sentence[]): string {
  const { phrasebook } = digest.language;
  const topics = digest.subjects.filter(({ uses }) => uses >= 3).slice(0, 3);
  const named = listed(
    topics.map(({ text }) => `**${escapeMarkdown(text)}**`),
    phrasebook.and,
  );
  const parts = spread(digest, between(5, 5 + digest.length / 150, 42), { prose: true, used });
  const last = digest.chapters.at(-1)?.sentences.slice(-12) ?? [];
  const [closing] = choose(digest, { from: last, count: 1, used: [...used, ...parts.flat()] });
  const isHeaded = digest.chapters.length > 1 && digest.length >= 900;
  const body = parts.flatMap((part, place) => {
    const text = prose(part);
    if (text === "") return [];
    return isHeaded ? [toHeading(digest, place), text] : [text];
  });
  const isClosed =
    closing !== undefined && digest.length >= 400 && digest.scores[closing.index]! >= medianScore(digest);
  const close = isClosed
    ? [isHeaded && phrasebook.inClosing !== "" ? `### ${phrasebook.inClosing}` : "", prose([closing])]
    : [];
  return [topics.length < 3 ? "" : phrasebook.threeSubjects(named), ...body, ...close].filter(Boolean).join("\n\n");
}

/** How each style writes the points of a digest, as Markdown. `used` stands elsewhere in the summary. */
export const styles: Readonly<Record<SummaryStyle, (digest: Digest, used: readonly Sentence[]) => string>> = {
  bullet,
  paragraph,
  outline,
  essay,
};

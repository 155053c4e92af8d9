import type { TranscriptSegment } from "@lectern/domain/recording.ts";
import { findSentenceStarts, type Writing } from "./find-sentences.ts";
import type { Token } from "./restore-borders.ts";
import type { Caption } from "./turns.ts";
import { toUnspacedLines, type CaptionedText } from "./unspaced-lines.ts";
import { splitTokens } from "./words.ts";

/** Sentences of one caption share a segment up to this length, because only the caption's times are exact. */
const LONGEST_ONE_CAPTION_CHARACTERS = 400;
/** A sentence as short as "Right." is no segment of its own, and joins its neighbour of another caption. */
const SHORT_SENTENCE_WORDS = 3;
/** A segment that a short sentence joins is no longer than this with it. */
const LONGEST_WITH_SHORT_CHARACTERS = 240;
/** Sentences on both sides of a silence of this length are not joined. */
const LONG_SILENCE_SECONDS = 2;

const isSound = (text: string): boolean => /^(?:[[(][^\])]{1,40}[\])]|[♪♫\s]+)$/u.test(text);

/** One or several sentences that become a segment. */
interface SegmentDraft extends CaptionedText {
  readonly words: number;
}

interface Word extends Token {
  /** The index of its caption. */
  readonly caption: number;
  /** Where in its caption it begins, in characters. */
  readonly offset: number;
}

/** Groups the indices of successive captions that one person said: no sentence goes from one group into the next. */
function findRuns(captions: readonly Caption[]): number[][] {
  const runs: number[][] = [];
  for (const [index, { speaker, beginsTurn, text }] of captions.entries()) {
    const before = captions[index - 1];
    const goesOn =
      before !== undefined &&
      before.speaker === speaker &&
      beginsTurn !== true &&
      !isSound(text) &&
      !isSound(before.text);
    if (goesOn) runs.at(-1)!.push(index);
    else runs.push([index]);
  }
  return runs;
}

function toWords(captions: readonly Caption[], run: readonly number[]): Word[] {
  return run.flatMap((caption) => {
    const { text, start } = captions[caption]!;
    const before = captions[caption - 1];
    let offset = 0;
    return splitTokens(text).map((token, n): Word => {
      const index = text.indexOf(token, offset);
      offset = index + token.length;
      if (n > 0 || before === undefined) return { text: token, caption, offset: index };
      return { text: token, caption, offset: index, pause: Math.max(0, start - before.end) };
    });
  });
}

function toSentences(captions: readonly Caption[], run: readonly number[], writing: Writing): SegmentDraft[] {
  const words = toWords(captions, run);
  const starts = findSentenceStarts(words, writing);
  return starts.map((start, n) => {
    const sentenceWords = words.slice(start, starts[n + 1]);
    const [first, last] = [sentenceWords[0]!, sentenceWords.at(-1)!];
    const text = sentenceWords.map((word) => word.text).join(" ");
    return { text, words: sentenceWords.length, first: first.caption, last: last.caption, offset: first.offset };
  });
}

/** Whether a sentence shares a segment with the sentences before it: as one of the same caption, or because one of them is short. */
function canJoin(draft: SegmentDraft, next: SegmentDraft, captions: readonly Caption[]): boolean {
  const length = draft.text.length + next.text.length;
  const isOneCaption = draft.first === next.last;
  if (isOneCaption) return length <= LONGEST_ONE_CAPTION_CHARACTERS;
  const silence = captions[next.first]!.start - captions[draft.last]!.end;
  return (
    (draft.words <= SHORT_SENTENCE_WORDS || next.words <= SHORT_SENTENCE_WORDS) &&
    length <= LONGEST_WITH_SHORT_CHARACTERS &&
    silence < LONG_SILENCE_SECONDS
  );
}

const joinDrafts = (draft: SegmentDraft, next: SegmentDraft): SegmentDraft => ({
  ...draft,
  text: `${draft.text} ${next.text}`,
  words: draft.words + next.words,
  last: next.last,
});

/**
 * Turns captions into segments of whole sentences. A segment starts with the caption of its first word and ends with the caption of
 * its last. Where several segments begin in one caption, the times of the later ones are estimated by their place in it.
 */
export function toSentenceSegments(captions: readonly Caption[], writing: Writing): TranscriptSegment[] {
  const drafts: SegmentDraft[] = [];
  for (const run of findRuns(captions)) {
    if (writing.isUnspaced) {
      drafts.push(...toUnspacedLines(captions, run, writing.language).map((line) => ({ ...line, words: 1 })));
      continue;
    }
    const sentences = toSentences(captions, run, writing);
    let draft: SegmentDraft | undefined;
    for (const sentence of sentences) {
      if (draft !== undefined && canJoin(draft, sentence, captions)) draft = joinDrafts(draft, sentence);
      else {
        if (draft !== undefined) drafts.push(draft);
        draft = sentence;
      }
    }
    if (draft !== undefined) drafts.push(draft);
  }

  const timeIn = ({ first, offset }: SegmentDraft): number => {
    const { start, end, text } = captions[first]!;
    const until = Math.max(start, Math.min(end, captions[first + 1]?.start ?? end));
    return start + ((until - start) * offset) / text.length;
  };
  return drafts.map((draft, n) => {
    const [before, next] = [drafts[n - 1], drafts[n + 1]];
    const { start, speaker } = captions[draft.first]!;
    const isLater = before?.first === draft.first;
    const isFollowed = next !== undefined && next.first === draft.first;
    return {
      start: isLater ? timeIn(draft) : start,
      end: isFollowed ? timeIn(next) : captions[draft.last]!.end,
      ...(speaker !== undefined && { speaker }),
      text: draft.text,
    };
  });
}

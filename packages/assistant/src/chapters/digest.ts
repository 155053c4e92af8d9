import { capitalised, listed } from "../writers/markdown.ts";
import { distinctPhrases, type Phrase, findPhrases } from "./phrases.ts";
import { findAsides, isQuestion, rankSentences, standsAlone } from "./ranking.ts";
import { splitChapters } from "./chapters.ts";
import { type AssistantLanguage, getLanguage } from "../languages/language.ts";
import { type Sentence, toSentences } from "../lecture/sentences.ts";
import type { Lecture } from "../lecture/source.ts";

/** A part of a recording that is about one thing. */
interface Chapter {
  readonly title: string;
  /** What this chapter names and the others do not; may be empty. */
  readonly subjects: readonly Phrase[];
  readonly sentences: readonly Sentence[];
}

/** A recording, read: what every style writes from. */
export interface Digest {
  readonly language: AssistantLanguage;
  /** In words. */
  readonly length: number;
  readonly sentences: readonly Sentence[];
  readonly chapters: readonly Chapter[];
  /** What the whole is about, the most telling first. */
  readonly subjects: readonly Phrase[];
  /** Everything that it names, the longest names first. */
  readonly names: readonly Phrase[];
  readonly scores: readonly number[];
  /** About something else than the subject. */
  readonly asides: ReadonlySet<Sentence>;
}

/** So many sentences of a chapter say what it is about. */
const TELLING = 6;

const wordsIn = ({ key }: Phrase): number => key.split(" ").length;

export function toDigest(lecture: Lecture): Digest {
  const language = getLanguage(lecture.language);
  const sentences = toSentences(lecture, language);
  const asides = findAsides(sentences, language);
  const spoken = sentences.filter((sentence) => !asides.has(sentence));
  const phrases = findPhrases(spoken, language);
  const subjects = distinctPhrases(phrases, 8);
  const scores = rankSentences(sentences, asides, language);
  const nameChapters = (): Chapter[] => {
    const taken: Phrase[] = [];
    return splitChapters(sentences).map((part, place) => {
      const own = subjectsOf(part, { language, phrases, scores, taken });
      taken.push(...own);
      return { title: titleOf(own, place, language), subjects: own, sentences: part };
    });
  };
  let chapters: Chapter[] | undefined;
  return {
    language,
    length: sentences.reduce((sum, { length }) => sum + length, 0),
    sentences,
    get chapters() {
      chapters ??= nameChapters();
      return chapters;
    },
    subjects,
    names: phrases.toSorted((a, b) => wordsIn(b) - wordsIn(a)),
    scores,
    asides,
  };
}

const digests = new WeakMap<Lecture, Digest>();

/** The digest of a lecture. It is made once for each lecture object, because that is most of the work of a summary. */
export function getDigest(lecture: Lecture): Digest {
  const known = digests.get(lecture);
  if (known !== undefined) return known;
  const digest = toDigest(lecture);
  digests.set(lecture, digest);
  return digest;
}

const titleOf = (subjects: readonly Phrase[], place: number, { phrasebook }: AssistantLanguage): string =>
  subjects.length === 0
    ? phrasebook.part(place + 1)
    : capitalised(
        listed(
          subjects.map(({ text }) => text),
          phrasebook.and,
        ),
      );

interface Naming {
  readonly language: AssistantLanguage;
  /** Of the whole. */
  readonly phrases: readonly Phrase[];
  readonly scores: readonly number[];
  /** By the chapters before. */
  readonly taken: readonly Phrase[];
}

/** One or two names for a chapter, out of the sentences that say most of it. */
function subjectsOf(part: readonly Sentence[], { language, phrases: whole, scores, taken }: Naming): Phrase[] {
  const telling = part.toSorted((a, b) => scores[b.index]! - scores[a.index]!).slice(0, TELLING);
  const isTold = ({ key }: Phrase) => telling.some(({ terms }) => key.split(" ").every((word) => terms.has(word)));
  const own = distinctPhrases(findPhrases(part, language, whole).filter(isTold), 2, taken);
  const [first = distinctPhrases(whole.filter(isTold), 1, taken)[0], second] = own;
  // A second subject only where it is nearly as much of one.
  return [first, second].filter(
    (phrase) => phrase !== undefined && (phrase === first || phrase.weight >= first!.weight * 0.7),
  ) as Phrase[];
}

interface Choice {
  readonly from: readonly Sentence[];
  readonly count: number;
  /** Prose keeps a sentence that leans on the one before it, together with that one. */
  readonly prose?: boolean;
  /** Sentences already used elsewhere in the summary. */
  readonly used?: readonly Sentence[];
}

/** Two sentences that share this much of their terms are near duplicates. */
const SAME = 0.5;

/** Whether two sentences share most of their terms. */
export function isNearDuplicate(a: Sentence, b: Sentence): boolean {
  let shared = 0;
  for (const term of a.terms) if (b.terms.has(term)) shared += 1;
  return shared / (Math.min(a.terms.size, b.terms.size) || 1) > SAME && shared > 1;
}

/** The sentences that say most, no two of them the same, in the order that they were said. */
export function choose(
  { language, scores, sentences, asides }: Digest,
  { from, count, prose = false, used = [] }: Choice,
): Sentence[] {
  const telling = from.filter((sentence) => !asides.has(sentence));
  const candidates = (asides.size < sentences.length ? telling : from)
    .map((sentence) => ({
      sentence,
      score: scores[sentence.index]! * (standsAlone(sentence, language) ? 1 : prose ? 0.6 : 0.12),
    }))
    .toSorted((a, b) => b.score - a.score || a.sentence.index - b.sentence.index);
  const chosen: Sentence[] = [];
  const isNew = (sentence: Sentence) =>
    ![...chosen, ...used].some((other) => other === sentence || isNearDuplicate(other, sentence));
  for (const { sentence } of candidates) {
    if (chosen.length >= count) break;
    if (!isNew(sentence)) continue;
    if (prose && !standsAlone(sentence, language)) {
      const before = sentences[sentence.index - 1];
      const readable =
        before !== undefined && from.includes(before) && standsAlone(before, language) && !asides.has(before);
      const isThere = before !== undefined && chosen.includes(before);
      if (!isThere && (!readable || isQuestion(before) || chosen.length + 2 > count || !isNew(before))) continue;
      if (!isThere) chosen.push(before);
    }
    chosen.push(sentence);
  }
  return chosen.toSorted((a, b) => a.index - b.index);
}

/** In words. */
const LONGEST_CENTRAL = 35;

/** The one sentence that names most of what the whole is about. */
export function centralSentence(digest: Digest, used: readonly Sentence[] = []): Sentence | undefined {
  const subjects = digest.subjects.flatMap(({ key }) => key.split(" "));
  const { language } = digest;
  const worth = (sentence: Sentence) => {
    if (used.some((other) => other === sentence || isNearDuplicate(other, sentence))) return 0;
    const named = subjects.filter((term) => sentence.terms.has(term)).length;
    const short = sentence.length <= LONGEST_CENTRAL ? 1 : 0.5;
    return standsAlone(sentence, language) ? digest.scores[sentence.index]! * short * (1 + 0.4 * named) : 0;
  };
  let best: Sentence | undefined;
  let most = 0;
  for (const sentence of digest.sentences) {
    const own = worth(sentence);
    if (own <= most) continue;
    best = sentence;
    most = own;
  }
  return best ?? (used.length === 0 ? digest.sentences[0] : undefined);
}

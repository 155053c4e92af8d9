import { capitalised, listed } from "../writers/markdown.ts";
import { DISTINCT, distinctPhrases, findPhrases, type Phrase, readPhrases } from "./phrases.ts";
import { findAdvertisements, findAsides, isQuestion, rankSentences, standsAlone } from "./ranking.ts";
import { findChapterTopic, findTopic, type Topic } from "./topics.ts";
import { rateClaim } from "./claims.ts";
import { hasSelfContained, isSelfContained, rateSelfContained } from "./self-contained.ts";
import { type Definition, findDefinitions } from "./terms.ts";
import { splitChapters } from "./chapters.ts";
import { type AssistantLanguage, getLanguage } from "../languages/language.ts";
import { getTellingCues } from "../languages/telling-cues.ts";
import { countUses, type Sentence, toSentences } from "../lecture/sentences.ts";
import type { Lecture } from "@lectern/transcript/lecture.ts";
import { isTopical, toWords } from "../lecture/words.ts";

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
  /** What it says itself that it is about. */
  readonly topic: Topic | undefined;
  /** What the whole is about, the most telling first. */
  readonly subjects: readonly Phrase[];
  /** Everything that it names, the longest names first. */
  readonly names: readonly Phrase[];
  /** The keys of all runs of words that may be names. */
  readonly candidates: ReadonlySet<string>;
  readonly scores: readonly number[];
  /** About something else than the subject. */
  readonly asides: ReadonlySet<Sentence>;
}

/** So many sentences of a chapter say what it is about. */
const TELLING = 6;

const wordsIn = ({ key }: Phrase): number => key.split(" ").length;

function toDigest(lecture: Lecture): Digest {
  const language = getLanguage(lecture.language);
  const sentences = toSentences(lecture, language);
  const asides = findAsides(sentences, language);
  const advertisements = findAdvertisements(sentences, language);
  const spoken = sentences.filter((sentence) => !asides.has(sentence));
  const { phrases, candidates } = readPhrases(spoken, language);
  const subjects = distinctPhrases(phrases, 8);
  const scores = rankSentences(sentences, asides, language);
  const topic = findTopic(sentences, language);
  const toKey = (name: string): string =>
    toWords(name)
      .filter((word) => isTopical(word, language))
      .map(language.vocabulary.stem)
      .join(" ");
  const nameChapters = (defined: readonly Definition[]): Chapter[] => {
    const taken: Phrase[] = [];
    const withoutAdvertisements = (part: readonly Sentence[]) => part.filter((one) => !advertisements.has(one));
    const uses = countUses(spoken);
    const titles = new Set<string>();
    return splitChapters(sentences, advertisements).map((part, place) => {
      const own = subjectsOf(part, { language, phrases, scores, taken, asides, uses, defined });
      taken.push(...own);
      const isOpening = topic !== undefined && part.includes(topic.sentence);
      const announced = isOpening ? topic.name : findChapterTopic(withoutAdvertisements(part), language);
      const isNew = announced !== undefined && !titles.has(capitalised(announced));
      const title = isNew ? capitalised(announced) : titleOf(own, place, language);
      titles.add(title);
      // What is announced is this chapter's, and no other's.
      if (isNew) taken.push({ text: announced, key: toKey(announced), uses: 0, weight: 0 });
      return { title, subjects: own, sentences: part };
    });
  };
  let chapters: Chapter[] | undefined;
  return {
    language,
    length: sentences.reduce((sum, { length }) => sum + length, 0),
    sentences,
    get chapters() {
      chapters ??= nameChapters(findDefinitions(this));
      return chapters;
    },
    topic,
    subjects,
    names: phrases.toSorted((a, b) => wordsIn(b) - wordsIn(a)),
    candidates,
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
  readonly asides: ReadonlySet<Sentence>;
  /** How many sentences of the whole have each term. */
  readonly uses: ReadonlyMap<string, number>;
  /** The terms that the recording defines. */
  readonly defined: readonly Definition[];
}

/** A subject of a chapter is named so often in it; of a short chapter twice are enough. */
const LEAST_NAMED = { share: 0.05, least: 3 } as const;
const SHORT_CHAPTER = 14;
/** A second subject stands beside the first where it is nearly as much of one. */
const BESIDE = 0.7;
/** A subject that a chapter before has is this one's too where what is new has so much less weight. */
const OLD = 0.55;
/** Of the names of the whole so many are tried for a chapter. */
const MOST_OVERALL = 40;
/** What is named with several words needs no other beside it. */
const isShort = ({ key }: Phrase): boolean => !key.includes(" ");
/** A chapter is taken in parts, and its subject is spoken of in more than one. */
const PARTS = 4;
/** How much more a name counts that is spoken of in more of the parts. */
const SPREAD = 1.3;
/** A longer name of the same thing is preferred where it has this share of its uses: "decision tree" for "tree". */
const LONGER = 0.22;
/** How much more a name counts that the recording defines. */
const DEFINED = 1.6;
/** By its words, how much more a name counts. */
const LENGTH = [1, 2.2] as const;
/** What a chapter begins with is its subject rather than what it comes to. */
const FIRST_SENTENCES = 4;

const has = ({ terms }: Sentence, stems: readonly string[]): boolean => stems.every((stem) => terms.has(stem));

/** The longer name of what a single word names, where it is used often enough. */
function lengthen(phrase: Phrase, own: readonly Phrase[]): Phrase {
  if (phrase.key.includes(" ")) return phrase;
  const longer = own.find(
    ({ key, uses }) => key.split(" ").includes(phrase.key) && key !== phrase.key && uses >= phrase.uses * LONGER,
  );
  return longer ?? phrase;
}

/** The term that a chapter defines and that has a single word's name in it: "price elasticity of demand" for "price". */
function toDefined(phrase: Phrase, part: readonly Sentence[], defined: readonly Definition[]): Phrase {
  const told = defined.find(
    ({ key, sentence }) => isShort(phrase) && key.split(" ").includes(phrase.key) && part.includes(sentence),
  );
  return told === undefined ? phrase : { ...phrase, text: told.term };
}

/** One or two names for a chapter: what is named all over it, is announced or defined in it, and hardly named elsewhere. */
function subjectsOf(
  part: readonly Sentence[],
  { language, phrases: whole, scores, taken, asides, uses, defined }: Naming,
): Phrase[] {
  const spoken = part.filter((sentence) => !asides.has(sentence));
  const least =
    spoken.length < SHORT_CHAPTER ? 2 : Math.max(LEAST_NAMED.least, Math.round(spoken.length * LEAST_NAMED.share));
  const definedKeys = new Set(defined.map(({ key }) => key));
  const telling = getTellingCues(language.code);
  const central = part.toSorted((a, b) => scores[b.index]! - scores[a.index]!).slice(0, TELLING);
  const rate = (phrase: Phrase): Phrase => {
    const stems = phrase.key.split(" ");
    const parts = new Set<number>();
    let named = 0;
    for (const [at, sentence] of spoken.entries()) {
      if (!has(sentence, stems)) continue;
      named += 1;
      parts.add(Math.floor((at * PARTS) / spoken.length));
    }
    const share = Math.min(1, named / Math.min(...stems.map((stem) => uses.get(stem) ?? named)));
    const length = LENGTH[Math.min(stems.length, LENGTH.length) - 1]!;
    const isFirst = spoken.slice(0, FIRST_SENTENCES).some((sentence) => has(sentence, stems));
    const isTold = central.some((sentence) => has(sentence, stems));
    const weight =
      named *
      share ** DISTINCT *
      length *
      (parts.size / PARTS) ** SPREAD *
      (isFirst ? 1.3 : 1) *
      (isTold ? 1 : 0.5) *
      (definedKeys.has(phrase.key) ? DEFINED : 1);
    return { ...phrase, uses: named, weight };
  };
  const phrases = findPhrases(spoken, language, whole);
  const withTitle = (all: readonly Phrase[]) => all.filter(({ text }) => telling?.noTitle.test(text) !== true);
  const fit = withTitle(phrases);
  const rated = (fit.length > 0 ? fit : phrases).map(rate).toSorted((a, b) => b.weight - a.weight);
  const frequent = rated.filter(({ uses }) => uses >= least);
  // Of a chapter that names nothing of its own often, what the whole names most in it.
  const overall =
    frequent.length > 0
      ? []
      : withTitle(whole)
          .slice(0, MOST_OVERALL)
          .map(rate)
          .filter(({ uses }) => uses >= 2);
  const all = [frequent, overall, rated].find((phrases) => phrases.length > 0) ?? [];
  const [best = distinctPhrases(whole, 1)[0]] = all;
  if (best === undefined) return [];
  const own = distinctPhrases(all, 2, taken);
  const told = whole.filter(({ key }) => central.some((sentence) => has(sentence, key.split(" "))));
  const fresh =
    own.length > 0 || !taken.some(({ key }) => key === best.key)
      ? own
      : distinctPhrases(
          [...[...rated, ...told.map(rate)].filter(({ uses }) => uses >= 2), ...told.map(rate)],
          1,
          taken,
        );
  const [newest = best] = fresh;
  // A subject that a chapter before has as well stands with what is new here: "Nights and alcohol".
  const isOld = newest !== best && newest.weight < best.weight * OLD;
  const first = toDefined(lengthen(isOld ? best : newest, rated), part, defined);
  const second = fresh.find(
    ({ key, text, uses, weight }) =>
      !first.key.split(" ").includes(key) &&
      (isOld || (uses >= least && weight >= best.weight * BESIDE)) &&
      telling?.adjectival.test(text) !== true,
  );
  return second !== undefined && (!first.text.includes(" ") || isOld) ? [first, second] : [first];
}

interface Choice {
  readonly from: readonly Sentence[];
  readonly count: number;
  /** Prose keeps a sentence that leans on the one before it, together with that one. */
  readonly prose?: boolean;
  /** Sentences already used elsewhere in the summary. */
  readonly used?: readonly Sentence[];
  /** Prefers sentences that can be read alone, where the recording has enough of them. */
  readonly areAlone?: boolean;
}

/** Two sentences that share this much of their terms are near duplicates. */
const SAME = 0.5;

/** Whether two sentences share most of their terms. */
export function isNearDuplicate(a: Sentence, b: Sentence): boolean {
  let shared = 0;
  for (const term of a.terms) if (b.terms.has(term)) shared += 1;
  return shared / (Math.min(a.terms.size, b.terms.size) || 1) > SAME && shared > 1;
}

/** Of a chapter's sentences so many are considered, and more for each that is chosen. */
const CONSIDERED = { least: 32, each: 12 } as const;

/** A point names so many things that a recording comes back to; a thing is named so often then. */
const LEAST_RECURRING = 2;
const RECURS = { short: 2, long: 3, sentences: 150 } as const;
/** Of all sentences this share says too little. */
const LITTLE = 0.4;
/** Names of a made-up case: "X1 and X2". */
const labels = /(?<![\p{L}\p{N}])\p{L}_?\d(?![\p{L}\p{N}])/gu;
const MOST_LABELS = 1;

const bars = new WeakMap<Digest, (sentence: Sentence) => boolean>();

/** Whether a sentence is about what the recording is about, and says enough of it. */
function isTelling(sentence: Sentence, digest: Digest): boolean {
  const known = bars.get(digest) ?? createBar(digest);
  bars.set(digest, known);
  return known(sentence);
}

function createBar({ sentences, scores }: Digest): (sentence: Sentence) => boolean {
  const uses = countUses(sentences);
  const least = scores.toSorted((a, b) => a - b)[Math.floor(scores.length * LITTLE)] ?? 0;
  const recurs = sentences.length < RECURS.sentences ? RECURS.short : RECURS.long;
  return ({ index, terms, text }) =>
    scores[index]! >= least &&
    [...terms].filter((term) => uses.get(term)! >= recurs).length >= LEAST_RECURRING &&
    (text.match(labels)?.length ?? 0) <= MOST_LABELS;
}

/** How much more a point is worth that can be read alone. Were the others left out, whole chapters would have none. */
const PREFERRED = 2;

/** The sentences that say most, no two of them the same, in the order that they were said. */
export function choose(
  digest: Digest,
  { from, count, prose = false, used = [], areAlone = false }: Choice,
): Sentence[] {
  const { language, scores, sentences, asides } = digest;
  const needsWhole = areAlone && hasSelfContained(digest);
  const isWhole = (sentence: Sentence) => isTelling(sentence, digest) && isSelfContained(sentence, digest);
  const telling = from.filter((sentence) => !asides.has(sentence));
  // A point is read alone; prose may lean on the sentence before.
  const needsAlone = !prose && sentences.some((sentence) => standsAlone(sentence, language));
  const candidates = (asides.size < sentences.length ? telling : from)
    .filter((sentence) => !needsAlone || standsAlone(sentence, language))
    .map((sentence) => ({
      sentence,
      score: scores[sentence.index]! * (standsAlone(sentence, language) ? 1 : 0.6),
    }))
    .toSorted((a, b) => b.score - a.score || a.sentence.index - b.sentence.index)
    // The others are read by none: rating all would take as long as the rest.
    .slice(0, CONSIDERED.least + CONSIDERED.each * count)
    .map(({ sentence, score }) => ({
      sentence,
      score:
        score *
        rateSelfContained(sentence, { language }) *
        (areAlone ? rateClaim(sentence, language) : 1) *
        (needsWhole && isWhole(sentence) ? PREFERRED : 1),
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
  const [best] = digest.sentences
    .map((sentence) => ({ sentence, own: worth(sentence) }))
    .filter(({ own }) => own > 0)
    .toSorted((a, b) => b.own - a.own || a.sentence.index - b.sentence.index)
    .slice(0, CONSIDERED.least)
    .filter(({ sentence }) => !hasSelfContained(digest) || isSelfContained(sentence, digest))
    .map(({ sentence, own }) => ({ sentence, own: own * rateSelfContained(sentence, digest) }))
    .toSorted((a, b) => b.own - a.own || a.sentence.index - b.sentence.index)
    .map(({ sentence }) => sentence);
  return best ?? (used.length === 0 ? digest.sentences[0] : undefined);
}

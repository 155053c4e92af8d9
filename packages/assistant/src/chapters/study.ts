import { getCardWords } from "../cards/words/card-words.ts";
import { centralSentence, type Digest, isNearDuplicate } from "./digest.ts";
import { isQuestion, standsAlone } from "./ranking.ts";
import { countUses, type Sentence } from "../lecture/sentences.ts";
import { getTellingCues } from "../languages/telling-cues.ts";
import { findDefinitions } from "./terms.ts";
import { isTopical, toWords } from "../lecture/words.ts";

/** In words: what a student reads in a list. */
const SHORTEST = 5;
const LONGEST = 40;
const isReadable = ({ length }: Sentence): boolean => length >= SHORTEST && length <= LONGEST;

/** What a recording says of its subject at its beginning: this share of its sentences, and so many at most. */
const OPENING = { share: 0.2, least: 15, most: 80 } as const;

/** A term of so many sentences is part of what a recording is about. */
const RECURS = 3;

/** The definition of what a recording is about, where it has one that is read alone. */
function defineSubject(digest: Digest, used: readonly Sentence[]): Sentence | undefined {
  const { topic, subjects, language } = digest;
  const about = toWords(topic?.name ?? subjects[0]?.text ?? "").filter((word) => isTopical(word, language));
  const stems = new Set(about.map(language.vocabulary.stem));
  return findDefinitions(digest)
    .filter(({ key, text, sentence }) => text === sentence.text && key.split(" ").some((stem) => stems.has(stem)))
    .filter(({ sentence }) => !used.some((other) => other === sentence || isNearDuplicate(other, sentence)))
    .toSorted((a, b) => b.worth - a.worth)[0]?.sentence;
}

/** Of how it came to be recorded, and not of what it is about. */
const programme = /premium|ask me anything|subscri|newsletter|for today's podcast/iu;

/** What a recording says that it is about, in one sentence; none where it doesn't. */
function findAnnounced(digest: Digest): Sentence[] {
  const { sentences, language } = digest;
  const uses = countUses(sentences);
  const recurring = ({ terms }: Sentence) => [...terms].filter((term) => uses.get(term)! >= RECURS).length;
  const count = Math.min(OPENING.most, Math.max(OPENING.least, Math.round(sentences.length * OPENING.share)));
  const topic = digest.topic?.sentence;
  const isPresentable = (sentence: Sentence) => standsAlone(sentence, language) && !programme.test(sentence.text);
  const spoken = sentences
    .slice(0, count)
    .filter((sentence) => isReadable(sentence) && !isQuestion(sentence) && recurring(sentence) > 0)
    .filter(({ text }) => language.judging.announcing?.test(text) && !language.judging.advertising?.test(text))
    .filter(isPresentable)
    .toSorted((a, b) => recurring(b) - recurring(a) || a.index - b.index)
    .slice(0, 1);
  return topic !== undefined && isReadable(topic) && !isQuestion(topic) && isPresentable(topic) ? [topic] : spoken;
}

/** Two sentences about the whole: what it says that it is about, if it does, and what it says most about. */
export function describeWhole(digest: Digest): Sentence[] {
  const announced = findAnnounced(digest);
  const central = defineSubject(digest, announced) ?? centralSentence(digest, announced);
  if (central === undefined) return announced;
  const second = announced.length > 0 ? undefined : centralSentence(digest, [central]);
  return [...announced, ...[central, second].filter((one) => one !== undefined).toSorted((a, b) => a.index - b.index)];
}

/** Finds the sentences that say most of what the whole is about, without those on the talk: `count` of them, at most two. */
export function stateWhole(digest: Digest, count: number): Sentence[] {
  const first = defineSubject(digest, []) ?? centralSentence(digest);
  if (first === undefined) return [];
  const second = count < 2 ? undefined : centralSentence(digest, [first]);
  return [first, ...(second === undefined ? [] : [second])].toSorted((a, b) => a.index - b.index);
}

/** A subject of the whole is named in so many sentences, and weighs so many times as much as the next. */
const LEAST_NAMED = 4;
const DOMINATES = 2;

/** Names the subject that a recording announces, or else the one that it names far more than any other; none where there is none. */
export function nameSubject(digest: Digest): string | undefined {
  if (digest.topic !== undefined) return digest.topic.name;
  const telling = getTellingCues(digest.language.code);
  const [first, second] = digest.subjects;
  if (first === undefined || first.uses < LEAST_NAMED || telling?.noTitle.test(first.text) === true) return undefined;
  return first.weight >= DOMINATES * (second?.weight ?? 0) ? first.text : undefined;
}

const MOST_QUESTIONS = 3;
/** A question names so many things, or it asks nothing that can be read alone. */
const LEAST_TERMS = 2;

/** The questions that were asked, those first that name most of what the recording is about. */
export function findQuestions({ sentences, language, scores, asides }: Digest, most = MOST_QUESTIONS): Sentence[] {
  const telling = getTellingCues(language.code);
  const words = getCardWords(language.code);
  return sentences
    .filter((sentence) => /[?？]$/u.test(sentence.text) && isReadable(sentence) && sentence.terms.size >= LEAST_TERMS)
    .filter(
      (sentence) =>
        !asides.has(sentence) && standsAlone(sentence, language) && words?.personal.test(sentence.text) !== true,
    )
    .filter(({ text }) => telling?.talking.test(text.split(/[?？]/u, 1)[0]!) !== true)
    .toSorted((a, b) => scores[b.index]! - scores[a.index]!)
    .slice(0, most)
    .toSorted((a, b) => a.index - b.index);
}

import type { NormalisedTranscript } from "@lectern/transcript/normalise/create-reader.ts";
import { placeWords } from "../../words/split-words.ts";
import { countPartsWith, findNames, type Name } from "./find-names.ts";
import { capitalise } from "./name-chapters.ts";
import { type Reading, readLecture } from "./read-lecture.ts";

/**
 * The most characters and segments that are read: the first hours of a long recording name its subject as well as all of
 * it. Both are about as long, with 100 characters a segment.
 */
const MOST_CHARACTERS = 200_000;
const MOST_SEGMENTS = 2000;
/** A subject is said in at least three sentences, which lie in at least two of a lecture's five equal parts. */
const LEAST_SENTENCES_WITH_SUBJECT = 3;
const LECTURE_PARTS = 5;
const LEAST_PARTS_WITH_SUBJECT = 2;
/** The most words of a subject that the lecture announces. */
const LONGEST_SUBJECT_WORDS = 6;
/** A lecture announces its subject in one of its first sentences. */
const OPENING_SENTENCES = 25;
/** The least share of its uses in which an article, a capital or a neighbour shows that a word is a name. */
const LEAST_SHARE_AS_NAME = 0.6;
/** The most used names, among which the subject is chosen. */
const MOST_NAMES = 30;
/** The factors for a name of several words and for a word that the language seldom uses: both say more than a common word. */
const NAME_FACTORS = { severalWords: 4, rareWord: 2, commonWord: 1 } as const;

/** Stands before the subject in "Today we talk about the …"; the group is the subject with what follows. */
const announced =
  /(?<!\p{L})(?:about|on|introduce|discuss|cover|study|über|um|mit|sobre|de|parler de|acerca de)\s+(?:(?:the|an?|die|das|der|den|el|la|los|las|le|les|l['’]|o|a|os|as)\s+)?([^,.;:?!]{3,60})/iu;

/** Reads the subject behind "Today we talk about …", if the lecture comes back to half of its words. */
function readAnnounced({ sentences, data, words, uses }: Reading): string | undefined {
  if (data === undefined) return undefined;
  for (const { text } of sentences.slice(0, OPENING_SENTENCES)) {
    if (!data.announces.test(text)) continue;
    const [subject = ""] = announced.exec(text)?.[1]?.split(` ${data.and} `) ?? [];
    const spoken = placeWords(subject).map(({ word }) => word);
    const [first, last] = [spoken[0], spoken.at(-1)];
    if (first === undefined || last === undefined || spoken.length > LONGEST_SUBJECT_WORDS) continue;
    if (words.isStopWord(first) || words.isStopWord(last)) continue;
    const content = spoken.filter((word) => !words.isStopWord(word) && !words.isGeneralWord(word));
    const recurring = content.filter((word) => (uses.get(words.toTerm(word)) ?? 0) >= LEAST_SENTENCES_WITH_SUBJECT);
    if (content.length > 0 && recurring.length >= content.length / 2) return subject.trim();
  }
  return undefined;
}

/**
 * Describes a recording's subject in the few words of a title: what the lecture announces, or else what it names throughout;
 * undefined if it names nothing often enough.
 */
export function describeSubject({ text, segments, language }: NormalisedTranscript): string | undefined {
  const lecture = { transcript: text.slice(0, MOST_CHARACTERS), segments: segments?.slice(0, MOST_SEGMENTS), language };
  const reading = readLecture(lecture);
  const subject = readAnnounced(reading);
  if (subject !== undefined) return capitalise(subject);
  const { sentences, words } = reading;
  const countParts = ({ key }: Name) => countPartsWith(key, sentences, LECTURE_PARTS);
  const getKind = ({ key, text: name }: Name) => {
    if (key.includes(" ")) return "severalWords";
    return words.isCommonWord(name) ? "commonWord" : "rareWord";
  };
  const rate = (name: Name) => name.uses * NAME_FACTORS[getKind(name)] * countParts(name);
  const isSubject = (name: Name) =>
    name.uses >= LEAST_SENTENCES_WITH_SUBJECT &&
    name.usesAsName >= name.uses * LEAST_SHARE_AS_NAME &&
    countParts(name) >= LEAST_PARTS_WITH_SUBJECT;
  const [first] = findNames(sentences, reading)
    .filter(isSubject)
    .slice(0, MOST_NAMES)
    .toSorted((one, other) => rate(other) - rate(one));
  return first === undefined ? undefined : capitalise(first.text);
}

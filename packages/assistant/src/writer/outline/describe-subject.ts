import type { NormalisedTranscript } from "@lectern/transcript/normalise/create-reader.ts";
import { tokenizeWords } from "../../words/split-words.ts";
import { countPartsWith, findNames, type Name } from "./find-names.ts";
import { capitalise } from "./name-chapters.ts";
import { type Reading, readLecture } from "./read-lecture.ts";

/**
 * The most characters and segments that are read: the first hours of a long recording name its subject as well as all of
 * it. Both are about as long, with 100 characters a segment.
 */
const MOST_CHARACTERS = 200_000;
const MOST_SEGMENTS = 2000;
/** A name of the subject is said in at least three sentences, which lie in at least two of a lecture's five equal parts. */
const LEAST_SENTENCES_WITH_NAME = 3;
const LECTURE_PARTS = 5;
const LEAST_PARTS_WITH_NAME = 2;
/** The most used names, among which those of the title are chosen. */
const MOST_CANDIDATES = 60;
/** A single word may be an odd one, but three names together tell a lecture from others. */
const MOST_NAMES = 3;
/** The factors for a name of several words and for a word that the language seldom uses: both say more than a common word. */
const NAME_FACTORS = { severalWords: 4, rareWord: 2, commonWord: 1 } as const;
/** The most words of a subject that the lecture announces. */
const LONGEST_SUBJECT_WORDS = 6;
/** A lecture announces its subject in one of its first sentences. */
const OPENING_SENTENCES = 25;

/** Stands before the subject in "Today we talk about the …"; the group is the subject with what follows. */
const announcement =
  /(?<!\p{L})(?:about|on|introduce|discuss|cover|study|über|um|mit|sobre|de|parler de|acerca de)\s+(?:(?:the|an?|die|das|der|den|el|la|los|las|le|les|l['’]|o|a|os|as)\s+)?([^,.;:?!]{3,60})/iu;

/** Reads the subject behind "Today we talk about …", if the lecture comes back to half of its words. */
function readAnnounced({ sentences, data, words, uses }: Reading): string | undefined {
  if (data === undefined) return undefined;
  for (const { text } of sentences.slice(0, OPENING_SENTENCES)) {
    if (!data.announces.test(text)) continue;
    const [subject = ""] = announcement.exec(text)?.[1]?.split(` ${data.and} `) ?? [];
    const spoken = tokenizeWords(subject).map(({ word }) => word);
    const [first, last] = [spoken[0], spoken.at(-1)];
    if (first === undefined || last === undefined || spoken.length > LONGEST_SUBJECT_WORDS) continue;
    if (words.isStopWord(first) || words.isStopWord(last)) continue;
    const content = spoken.filter((word) => !words.isStopWord(word) && !words.isGeneralWord(word));
    const recurring = content.filter((word) => (uses.get(words.toTerm(word)) ?? 0) >= LEAST_SENTENCES_WITH_NAME);
    if (content.length > 0 && recurring.length >= content.length / 2) return subject.trim();
  }
  return undefined;
}

/** Finds what a lecture names most throughout, the most telling name first. No two names share a word. */
export function findSubjects(reading: Reading): readonly Name[] {
  const { sentences, words } = reading;
  const countParts = ({ key }: Name) => countPartsWith(key, sentences, LECTURE_PARTS);
  const getKind = ({ key, text: name }: Name) => {
    if (key.includes(" ")) return "severalWords";
    return words.isCommonWord(name) ? "commonWord" : "rareWord";
  };
  const rate = (name: Name) => (name.uses + name.usesAsName) * NAME_FACTORS[getKind(name)] * countParts(name);
  const usedTerms = new Set<string>();
  return findNames(sentences, reading)
    .slice(0, MOST_CANDIDATES)
    .filter((name) => name.uses >= LEAST_SENTENCES_WITH_NAME && name.usesAsName > 0)
    .filter((name) => countParts(name) >= LEAST_PARTS_WITH_NAME)
    .toSorted((a, b) => rate(b) - rate(a))
    .filter(({ key }) => {
      const terms = key.split(" ");
      const isNew = terms.every((term) => !usedTerms.has(term));
      if (isNew) for (const term of terms) usedTerms.add(term);
      return isNew;
    });
}

/**
 * Describes a recording's subject in the few words of a title: what the lecture announces, and what it names most throughout.
 * Undefined if that is less than two names, or one of several words.
 */
export function describeSubject({ text, segments, language }: NormalisedTranscript): string | undefined {
  const lecture = { transcript: text.slice(0, MOST_CHARACTERS), segments: segments?.slice(0, MOST_SEGMENTS), language };
  const reading = readLecture(lecture);
  const announced = readAnnounced(reading);
  const announcedTerms = new Set(reading.words.toTerms(announced ?? ""));
  const names = findSubjects(reading).filter(({ key }) => !key.split(" ").some((term) => announcedTerms.has(term)));
  const subjects = [...(announced === undefined ? [] : [announced]), ...names.map(({ text: name }) => name)].slice(
    0,
    MOST_NAMES,
  );
  const isBareWord = subjects.length < 2 && subjects[0]?.includes(" ") !== true;
  return isBareWord ? undefined : capitalise(subjects.join(", "));
}

import type { NormalisedTranscript } from "@lectern/transcript/normalise/create-reader.ts";
import { placeWords } from "../../words/split-words.ts";
import { findNames, type Name } from "./find-names.ts";
import { capitalise } from "./name-chapters.ts";
import { type Reading, type ReadSentence, readLecture } from "./read-lecture.ts";

/**
 * The most characters and segments that are read: the first hours of a long recording name its subject as well as all of
 * it. Both are about as long, with 100 characters a segment.
 */
const MOST_CHARACTERS = 200_000;
const MOST_SEGMENTS = 2000;
/** A subject is said in at least three sentences, which lie in at least two of a lecture's five equal parts. */
const LEAST_USES = 3;
const PARTS = 5;
const LEAST_PARTS = 2;
/** The most words of a subject that the lecture announces. */
const LONGEST = 6;
/** In sentences: a lecture announces its subject among its first ones. */
const OPENING = 25;
/** The least share of its uses in which an article, a capital or a neighbour shows that a word is a name. */
const LEAST_SHOWN = 0.6;
/** The most used names, among which the subject is chosen. */
const MOST_NAMES = 30;
/** The factor for a name of several words, which says more than one word. */
const SEVERAL_WORDS_FACTOR = 2;

function countParts(key: string, sentences: readonly ReadSentence[]): number {
  const terms = key.split(" ");
  const parts = new Set<number>();
  for (const [at, { content }] of sentences.entries())
    if (terms.every((term) => content.has(term))) parts.add(Math.floor((at * PARTS) / sentences.length));
  return parts.size;
}

/** The name behind "Today we talk about …", if the lecture comes back to it. */
function readAnnounced({ sentences, data, words, uses }: Reading): string | undefined {
  if (data === undefined) return undefined;
  for (const { text } of sentences.slice(0, OPENING)) {
    if (!data.announces.test(text)) continue;
    const about =
      /(?<!\p{L})(?:about|on|introduce|discuss|cover|study|über|um|mit|sobre|de|parler de|acerca de)\s+(?:(?:the|an?|die|das|der|den|el|la|los|las|le|les|l['’]|o|a|os|as)\s+)?([^,.;:?!]{3,60})/iu.exec(
        text,
      )?.[1];
    if (about === undefined) continue;
    const [name = ""] = about.split(` ${data.and} `);
    const named = placeWords(name).slice(0, LONGEST + 1);
    if (named.length > LONGEST) continue;
    const content = named.filter(({ word }) => !words.isStopWord(word) && !words.isGeneralWord(word));
    const [first, last] = [named[0], named.at(-1)];
    if (first === undefined || last === undefined || words.isStopWord(last.word) || words.isStopWord(first.word))
      continue;
    const recurring = content.filter(({ word }) => (uses.get(words.toTerm(word)) ?? 0) >= LEAST_USES);
    if (content.length > 0 && recurring.length >= content.length / 2) return name.trim();
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
  const announced = readAnnounced(reading);
  if (announced !== undefined) return capitalise(announced);
  const { sentences } = reading;
  const rate = ({ key, uses }: Name) =>
    uses * (key.includes(" ") ? SEVERAL_WORDS_FACTOR : 1) * countParts(key, sentences);
  const [first] = findNames(sentences, reading)
    .filter(
      ({ uses, shown, key }) =>
        uses >= LEAST_USES && shown >= uses * LEAST_SHOWN && countParts(key, sentences) >= LEAST_PARTS,
    )
    .slice(0, MOST_NAMES)
    .toSorted((a, b) => rate(b) - rate(a));
  return first === undefined ? undefined : capitalise(first.text);
}

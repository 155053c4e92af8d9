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
/** A subject is said in so many sentences, and in so many of five parts. */
const LEAST_USES = 3;
const PARTS = 5;
const LEAST_PARTS = 2;
/** In words, of a subject that the lecture announces. */
const LONGEST = 6;
/** In sentences: where a lecture announces its subject. */
const OPENING = 25;

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
  const rate = ({ key, uses }: Name) => uses * (key.includes(" ") ? 2 : 1) * countParts(key, sentences);
  const [first] = findNames(sentences, reading)
    .filter(
      ({ uses, shown, key }) => uses >= LEAST_USES && shown >= uses * 0.6 && countParts(key, sentences) >= LEAST_PARTS,
    )
    .slice(0, 30)
    .toSorted((a, b) => rate(b) - rate(a));
  return first === undefined ? undefined : capitalise(first.text);
}

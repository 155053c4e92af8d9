import type { NormalisedTranscript } from "@lectern/transcript/normalise/transcript.ts";
import { getLanguage } from "../languages/language.ts";
import { capitalised, listed } from "../writers/markdown.ts";
import { distinctPhrases, findPhrases } from "./phrases.ts";
import { findAsides } from "./ranking.ts";
import { type Sentence, toSentences } from "../lecture/sentences.ts";
import { findTopic } from "./topics.ts";

/** Of a long recording its first hours name its subject as well as all of it. */
const CHARACTERS = 200_000;
/** Said less often, it is not what a recording is about. */
const LEAST_USES = 3;
/** A recording is taken in parts, and its subject is spoken of in most. */
const PARTS = 5;

/** How many parts of a recording name something. */
function countParts(key: string, sentences: readonly Sentence[]): number {
  const stems = key.split(" ");
  const parts = new Set<number>();
  for (const [at, { terms }] of sentences.entries()) {
    if (stems.every((stem) => terms.has(stem))) parts.add(Math.floor((at * PARTS) / sentences.length));
  }
  return parts.size;
}

/**
 * Describes a recording's subject in the few words of a title: what it says that it is about, or else what it names throughout;
 * undefined when it names nothing often enough.
 */
export function describeSubject({ text, segments, language: code }: NormalisedTranscript): string | undefined {
  const language = getLanguage(code);
  const transcript = text.slice(0, CHARACTERS);
  const lecture = { transcript, segments: segments?.slice(0, CHARACTERS / 100), language: code };
  const sentences = toSentences(lecture, language);
  const topic = findTopic(sentences, language);
  if (topic !== undefined) return capitalised(topic.name);
  const asides = findAsides(sentences, language);
  const spoken = sentences.filter((sentence) => !asides.has(sentence));
  const phrases = findPhrases(spoken, language)
    .filter(({ uses }) => uses >= LEAST_USES)
    .slice(0, 20)
    .map((phrase) => ({ ...phrase, weight: phrase.weight * countParts(phrase.key, spoken) }))
    .toSorted((a, b) => b.weight - a.weight);
  const [first, second] = distinctPhrases(phrases, 2);
  if (first === undefined) return undefined;
  const subjects = second !== undefined && second.weight >= first.weight / 2 ? [first, second] : [first];
  return capitalised(
    listed(
      subjects.map((phrase) => phrase.text),
      language.phrasebook.and,
    ),
  );
}

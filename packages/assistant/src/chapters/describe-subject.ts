import type { NormalisedTranscript } from "../normalise/transcript.ts";
import { getLanguage } from "../languages/language.ts";
import { capitalised, listed } from "../writers/markdown.ts";
import { distinctPhrases, findPhrases } from "./phrases.ts";
import { findAsides } from "./ranking.ts";
import { toSentences } from "../lecture/sentences.ts";

/** Of a long recording its first hours name its subject as well as all of it. */
const CHARACTERS = 200_000;
/** Said less often, it is not what a recording is about. */
const LEAST_USES = 3;

/** Describes a recording's subject in the few words of a title; undefined when it names nothing often enough. */
export function describeSubject({ text, segments, language: code }: NormalisedTranscript): string | undefined {
  const language = getLanguage(code);
  const transcript = text.slice(0, CHARACTERS);
  const lecture = { transcript, segments: segments?.slice(0, CHARACTERS / 100), language: code };
  const sentences = toSentences(lecture, language);
  const asides = findAsides(sentences, language);
  const spoken = sentences.filter((sentence) => !asides.has(sentence));
  const phrases = findPhrases(spoken, language).filter(({ uses }) => uses >= LEAST_USES);
  const subjects = distinctPhrases(phrases, 2).map((phrase) => phrase.text);
  return subjects.length === 0 ? undefined : capitalised(listed(subjects, language.phrasebook.and));
}

import { getSpeechHabits, type SpeechHabits } from "../languages/speech.ts";
import { bareWord } from "./words.ts";

/** The signs that end a sentence, and quotation marks or brackets behind them. Scripts without spaces need no space after it. */
const end = /[.?!…؟۔।॥]{1,8}["'”’»)\]]{0,3}(?=\s)|[。！？｡។៕။]{1,8}["'”’」』）]{0,3}/gu;

/** Whether the next word has a capital that it wouldn't have inside a sentence. */
function beginsSentence(next: string, { openers, starters, nonEnders }: SpeechHabits): boolean {
  if (!/^["“„«¿¡(]?\p{Lu}/u.test(next)) return false;
  const word = bareWord(next.split(" ", 1)[0] ?? "");
  return openers.has(word) || starters.has(word) || nonEnders.has(word);
}

/** Whether a sign ends the sentence before it rather than an abbreviation or a number. */
function isBorder(
  { before, sign, next }: { readonly before: string; readonly sign: string; readonly next: string },
  habits: SpeechHabits,
): boolean {
  // "well … then" goes on with a small letter.
  if (!sign.startsWith(".") || sign.length > 1)
    return !(sign.startsWith("..") || sign.startsWith("…")) || /^[^\p{Ll}]/u.test(next);
  const last = before.slice(before.lastIndexOf(" ") + 1);
  // "1. The cell": a number that begins what it numbers.
  if (last === before && /^\(?\d{1,3}$/.test(last)) return false;
  const word = bareWord(last);
  const isShortened = habits.abbreviations.has(word) || /^\p{L}$/u.test(word) || /^(?:\p{L}\.)+\p{L}$/u.test(word);
  // "the letter U. The valley": no name goes on with an article.
  return !isShortened || beginsSentence(next, habits);
}

/** In words: the shortest sentence before and after a border that no sign marks. */
const LEAST_WORDS_BESIDE = 4;
/** Words that have a capital inside a sentence too: "I", and German forms of address. */
const alwaysCapital = /^(?:I(?!\p{L})|Sie|Ihr|Ihne|Ihre|Du|Dir|Dich|Dein|Euch|Euer|Eure)/u;
const token = /\S+/gu;
/** A capital behind a word without punctuation. Few sentences have one, and this test is faster than reading their words. */
const mayHaveBorder = /\p{L}\s+\p{Lu}\p{Ll}/u;

/** Splits a sentence before a capital that its word wouldn't have inside a sentence: "… at a price The first …". */
function splitAtCapitals(sentence: string, language: string): string[] {
  if (!mayHaveBorder.test(sentence)) return [sentence];
  const { openers, starters, nonEnders } = getSpeechHabits(language);
  const words = [...sentence.matchAll(token)];
  if (words.length < 2 * LEAST_WORDS_BESIDE) return [sentence];
  const parts: string[] = [];
  let from = 0;
  let lastBorder = 0;
  for (let position = LEAST_WORDS_BESIDE; position <= words.length - LEAST_WORDS_BESIDE; position += 1) {
    const { 0: word, index } = words[position]!;
    if (position - lastBorder < LEAST_WORDS_BESIDE || !/^\p{Lu}\p{Ll}+,?$/u.test(word) || alwaysCapital.test(word))
      continue;
    const bare = bareWord(word);
    const isUsuallySmall = openers.has(bare) || starters.has(bare) || nonEnders.has(bare);
    // A name goes on with a capital: "the The Hague conference".
    const before = words[position - 1]![0];
    const canEnd = /\p{L}$/u.test(before) && !nonEnders.has(bareWord(before));
    const isNextSmall = language === "de" || /^\p{Ll}/u.test(words[position + 1]![0]);
    if (!isUsuallySmall || !canEnd || !isNextSmall) continue;
    parts.push(sentence.slice(from, index).trimEnd());
    from = index;
    lastBorder = position;
  }
  return [...parts, sentence.slice(from)];
}

/**
 * Splits a line into sentences: by its punctuation, and where that is missing by capitals that only a beginning has. Nothing is lost
 * but the spaces between them.
 * @param language BCP 47: its abbreviations and first words are used
 */
export function splitSentences(line: string, language: string): string[] {
  const habits = getSpeechHabits(language);
  const sentences: string[] = [];
  let from = 0;
  for (const match of line.matchAll(end)) {
    const stop = match.index + match[0].length;
    const before = line.slice(from, match.index).trimStart();
    // German ordinals have a full stop: "am 3. Oktober".
    if (language === "de" && match[0] === "." && /(?:^|[\s(])\d{1,2}$/.test(before.slice(-4))) continue;
    // Only the words beside the sign tell.
    if (!isBorder({ before: before.slice(-60), sign: match[0], next: line.slice(stop, stop + 40).trimStart() }, habits))
      continue;
    const sentence = line.slice(from, stop).trim();
    if (sentence !== "") sentences.push(sentence);
    from = stop;
  }
  const rest = line.slice(from).trim();
  if (rest !== "") sentences.push(rest);
  return sentences.flatMap((sentence) => splitAtCapitals(sentence, language));
}

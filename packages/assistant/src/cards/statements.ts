import { standsAlone } from "../chapters/ranking.ts";
import { isEnded, type Sentence } from "../lecture/sentences.ts";
import { spacedWords, toWords } from "../lecture/words.ts";
import { foldText } from "../support/fold.ts";
import { asSentence, hasAntecedents, isPlain, type Material, withoutEnd, withoutLead } from "./material.ts";
import { findRun } from "./tokens.ts";
import { toSpokenClauses } from "./clauses.ts";

/** In words. */
const LENGTH = { least: 7, most: 28 } as const;

/** A sentence that can be asked about as it is. */
export interface Statement {
  readonly sentence: Sentence;
  /** Without what joined it to the one before. */
  readonly text: string;
}

/** A sentence that is whole, can be read alone and speaks of no made-up case: a gap can be left in it. */
function readStatement(text: string, sentence: Sentence, material: Material): string | undefined {
  const { words } = material;
  const length = toWords(text).length;
  const [opening = ""] = sentence.spoken.match(spacedWords) ?? [];
  // "Because the earth turns, …": what is left without its first word says something else.
  if (words.subordinate.test(opening) && !text.toLowerCase().startsWith(opening.toLowerCase())) return undefined;
  const isWhole = length >= LENGTH.least && length <= LENGTH.most && isEnded(sentence);
  return isWhole &&
    !runsOn(text, material) &&
    hasMainVerb(text, material) &&
    canStand(text, material) &&
    findRun(foldText(text), foldText(sentence.spoken)) !== -1
    ? text
    : undefined;
}

/** Whether a word of every day has a capital inside: there another sentence began, and no full stop tells. */
const runsOn = (text: string, { lowerCase, digest }: Material): boolean =>
  digest.language.naming?.capitals !== true &&
  [...text.matchAll(spacedWords)].some(
    ({ 0: word, index }) =>
      /^\p{Lu}\p{Ll}+$/u.test(word) && /\p{L}\s$/u.test(text.slice(0, index)) && lowerCase.has(word.toLowerCase()),
  );

function canStand(text: string, material: Material): boolean {
  const { words, digest } = material;
  if (words.badStart.test(text) || words.unsettled.test(text) || !words.finite.test(text)) return false;
  if (
    digest.language.judging.inviting?.test(text) === true ||
    !standsAlone({ text }, digest.language) ||
    !isPlain(text, words) ||
    words.unfinished.test(text.replace(/(?<!\W)\W+$/u, ""))
  )
    return false;
  return hasAntecedents(text, material);
}

/** Whether a sentence begins with its subject, or with what a comma divides from it. */
export function beginsWell(text: string, { words, digest, namesByStem }: Material): boolean {
  const [first = ""] = text.match(spacedWords) ?? [];
  const lower = text.toLowerCase();
  const stem = digest.language.vocabulary.stem(first);
  const isNamed = () =>
    namesByStem.get(stem)?.some(({ text: name }) => lower.startsWith(`${name.toLowerCase()} `)) === true;
  return words.article.test(first) || (words.opening.test(first) && text.includes(",")) || isNamed();
}

/** "Un sueco que había emigrado": no verb outside its clause. */
function hasMainVerb(text: string, { words, digest }: Material): boolean {
  if (digest.language.naming?.capitals === true) return true;
  const verb = words.finite.exec(text);
  if (verb === null) return false;
  const clause = words.subordinate.exec(text.replace(/^\S+/u, (first) => "_".repeat(first.length)));
  return clause === null || verb.index < clause.index || words.finite.test(text.slice(verb.index + verb[0].length));
}

/**
 * The parts of a sentence that say something alone: speech joins in one what a text says in several. A part begins with its subject, so that
 * it doesn't lean on what stands before it.
 */
function readParts(sentence: Sentence, material: Material): Statement[] {
  const { words } = material;
  const parts: Statement[] = [];
  let end = 0;
  const whole = withoutLead(sentence.text, words);
  for (const { text } of toSpokenClauses(sentence, material)) {
    const at = whole.length - text.length;
    const tail = words.tail.exec(text);
    const said = withoutEnd(tail === null ? text : text.slice(0, tail.index));
    const own =
      at < end || !beginsWell(said, material) || words.interrupted.test(said)
        ? undefined
        : readStatement(asSentence(said), sentence, material);
    if (own === undefined) continue;
    parts.push({ sentence, text: `${own}.` });
    end = at + said.length;
  }
  return parts;
}

export const findStatements = (material: Material): Statement[] =>
  material.statements.flatMap((sentence) => {
    const text = readStatement(withoutLead(sentence.text, material.words), sentence, material);
    return text === undefined ? readParts(sentence, material) : [{ sentence, text }];
  });

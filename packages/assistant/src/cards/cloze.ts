import { CLOZE_GAP } from "@lectern/domain/cards.ts";
import type { Phrase } from "../chapters/phrases.ts";
import type { Sentence } from "../lecture/sentences.ts";
import { getTellingCues } from "../languages/telling-cues.ts";
import { spacedWords, toWords } from "../lecture/words.ts";
import { type Candidate, countTopical, countUses, type Material, toTopic } from "./material.ts";
import { beginsWell, type Statement } from "./statements.ts";
import { foldText } from "../support/fold.ts";
import { isTerm } from "./terms.ts";
import { countNegations } from "./tokens.ts";

/** A sentence has so many other words about the subject, or nothing tells what fills its gap. */
const LEAST_OTHERS = 3;
/** In letters. */
const SHORTEST_TERM = 4;
const LONGEST_TERM = 3;
/** In letters: a single word that is shorter is likely a word of every day. */
const SPECIFIC = 7;

const isLetter = (sign: string): boolean => /[\p{L}\p{N}'’-]/u.test(sign);

/** Where a term stands as words of its own, once; -1 otherwise. */
export function findOnce(term: string, text: string): number {
  const [whole, part] = [text.toLowerCase(), term.toLowerCase()];
  const at = whole.indexOf(part);
  if (at === -1 || whole.includes(part, at + 1)) return -1;
  return isLetter(whole.charAt(at - 1)) || isLetter(whole.charAt(at + part.length)) ? -1 : at;
}

export const withGap = (text: string, at: number, length: number): string =>
  `${text.slice(0, at)}${CLOZE_GAP}${text.slice(at + length)}`;

const isConjunction = (word: string, { and }: Material["words"]): boolean =>
  and.split("|").includes(word.toLowerCase());

/** Whether what stands beside a gap is no part of the term that fills it. */
function isWhole(before: string, after: string, { words, digest }: Material): boolean {
  const previous = /([\p{L}\p{N}'’-]{1,40})\s+$/u.exec(before)?.[1];
  const next = /^\s+([\p{L}\p{N}'’-]{1,40})/u.exec(after)?.[1];
  const isNoun =
    previous === undefined ||
    words.article.test(previous) ||
    digest.language.naming?.beforeNoun.test(previous) === true;
  if (!isNoun || (previous !== undefined && isConjunction(previous, words))) return false;
  if (next === undefined) return before.trim() !== "" && !after.startsWith(",");
  const isBorder = words.functionWord.test(next) || words.finite.test(next);
  return isBorder && !words.inTerm.test(next) && !isConjunction(next, words);
}

/** Two sentences with only a comma between them: "…, the doctors lost contact". */
const isSpliced = (text: string, { finite, splice }: Material["words"]): boolean => {
  const found = splice.exec(text);
  return (
    found !== null &&
    text
      .slice(found.index + found[0].length)
      .split(" ", 4)
      .some((word) => finite.test(word))
  );
};

const startsWithVerb = (text: string, { finite }: Material["words"]): boolean =>
  finite.test(/^\s+([\p{L}\p{N}'’-]{1,40})/u.exec(text)?.[1] ?? "");

/** Whether what a sentence says could be said of much else: it judges, "is a remarkable feature", or denies. */
function isSaidOfAny(rest: string, { words, digest }: Material): boolean {
  const verb = words.finite.exec(rest);
  const predicate = verb === null ? rest : rest.slice(verb.index + verb[0].length).trimStart();
  const judgement = getTellingCues(digest.language.code)?.judgement;
  return (
    words.noDefinition.test(predicate) || judgement?.test(predicate) === true || countNegations(foldText(rest)) > 0
  );
}

/** The names of a lecture that a sentence may have, the most telling first. */
const namesIn = ({ terms }: Sentence, { namesByStem }: Material): Phrase[] =>
  [...terms].flatMap((stem) => namesByStem.get(stem) ?? []).toSorted((a, b) => b.weight - a.weight);

/** The most telling term of a sentence whose words stand nowhere else in it. */
function chooseGap({ sentence, text }: Statement, material: Material) {
  const isCausal = material.words.causal.test(text);
  for (const { text: term } of namesIn(sentence, material)) {
    if (term.length < SHORTEST_TERM || toWords(term).length > LONGEST_TERM) continue;
    const at = findOnce(term, text);
    if (at === -1 || !isTerm(term, material)) continue;
    const rest = `${text.slice(0, at)} ${text.slice(at + term.length)}`;
    const stems = new Set(toTopic(rest, material).split(" "));
    const own = toTopic(term, material).split(" ");
    if (own.some((stem) => stems.has(stem)) || countTopical(rest, material) < LEAST_OTHERS) continue;
    if (isSaidOfAny(rest, material)) continue;
    const before = text.slice(0, at);
    // "… is, refers to …": the speaker started the sentence again.
    if (/^\s+\p{L}+,/u.test(text.slice(at + term.length))) continue;
    if (!isWhole(before, text.slice(at + term.length), material)) continue;
    const isFirst = before === "" && material.digest.language.naming?.capitals !== true;
    const isSubject = isFirst || material.words.article.test(before.trim());
    if (isSubject && (!startsWithVerb(text.slice(at + term.length), material.words) || isSpliced(text, material.words)))
      continue;
    // "Measuring results …": a verb, whatever the lecture names.
    if (at === 0 && own.length === 1 && material.words.gerund.test(term)) continue;
    // A subject alone is what many sentences say something of: why it is so, or what it does, tells it from others.
    if (!isCausal || (!isSubject && own.length === 1)) continue;
    return { at, length: term.length, quality: isSubject ? 0.6 : 0.5 };
  }
  return undefined;
}

/** In letters: a single word that the lecture hardly names is a term if it is as long. */
const RARE = 9;
/** A subject that no name is tells less: so many words about the lecture's subject say what it is. */
const LEAST_SAID = 4;

/** The subject at the beginning of a sentence, up to its verb, whatever the lecture names. */
function chooseSubject({ text }: Statement, material: Material) {
  const { words, digest } = material;
  if (!words.causal.test(text)) return undefined;
  const all = [...text.matchAll(spacedWords)].slice(0, LONGEST_TERM + 2);
  const verb = all.findIndex(({ 0: word }, at) => at > 0 && words.finite.test(word));
  const first = words.article.test(all[0]?.[0] ?? "") ? 1 : 0;
  if (verb <= first || (first === 0 && digest.language.naming?.capitals === true)) return undefined;
  const at = all[first]!.index;
  const term = text.slice(at, all[verb]!.index).trimEnd();
  const rest = text.slice(at + term.length);
  const own = toTopic(term, material).split(" ");
  const isElsewhere = new Set(toTopic(rest, material).split(" "));
  if (isSaidOfAny(rest, material)) return undefined;
  const isSaid =
    own.length > 0 && !own.some((stem) => isElsewhere.has(stem)) && countTopical(rest, material) >= LEAST_SAID;
  if (own.length === 1 && (words.gerund.test(term) || term.length < RARE)) return undefined;
  const isStory = words.past.test(all[verb]![0]) || all.slice(verb).some(({ 0: word }) => word === "going");
  const isName = /^\p{Lu}/u.test(all[verb - 1]![0]) && !material.lowerCase.has(all[verb - 1]![0].toLowerCase());
  if (
    !isSaid ||
    isStory ||
    (isName && digest.language.naming?.capitals !== true) ||
    !isTerm(term, material) ||
    countUses(term, material) < 2 ||
    term.length < SHORTEST_TERM
  )
    return undefined;
  return { at, length: term.length, quality: own.length > 1 || term.length >= SPECIFIC ? 0.55 : 0.45 };
}

/** Sentences that say what something is, does or why, with a term of the lecture left out. */
export function findClozes(material: Material, statements: readonly Statement[]): Candidate[] {
  return statements.flatMap((statement): Candidate[] => {
    const gap = chooseGap(statement, material) ?? chooseSubject(statement, material);
    if (gap === undefined) return [];
    const { sentence, text } = statement;
    const quality = gap.quality - (beginsWell(text, material) ? 0 : 0.05);
    const back = text.slice(gap.at, gap.at + gap.length);
    const topic = toTopic(back, material);
    return [{ kind: "cloze", front: withGap(text, gap.at, gap.length), back, sentence, topic, quality }];
  });
}

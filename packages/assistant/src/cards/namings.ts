import { getTellingCues } from "../languages/telling-cues.ts";
import { isEnded } from "../lecture/sentences.ts";
import { spacedWords, toWords } from "../lecture/words.ts";
import { findOnce, withGap } from "./gap.ts";
import {
  type Candidate,
  countTopical,
  hasAntecedents,
  isPlain,
  type Material,
  toTopic,
  withoutEnd,
  withoutLead,
} from "./material.ts";
import { isTerm, LONGEST_TERM } from "./terms.ts";

/** In words: what a name is asked from; a shorter one needs a verb that we know. */
const LENGTH = { least: 6, whole: 10, most: 34 } as const;
/**
 * Without the name it has so many words about the subject: fewer where its subject is named, "X is called …", more where it
 * says that there is one, and hardly what it is.
 */
const LEAST_SAID = { named: 2, else: 3, is: 4 } as const;

/** The name at the beginning of a text: its words up to the first that is no part of one. */
function readName(text: string, { words }: Pick<Material, "words">): string {
  const quoted = /^["“„«]\s?([^"”“»]{2,60}?)\s?["”“»]/u.exec(text)?.[1];
  if (quoted !== undefined) return quoted;
  let end = 0;
  let count = 0;
  for (const { 0: word, index } of text.matchAll(spacedWords)) {
    const isJoined = index === 0 || /^\s$/.test(text.slice(end, index));
    if (!isJoined || count === LONGEST_TERM || (words.functionWord.test(word) && !words.inTerm.test(word))) break;
    const [own = "", ...joined] = word.split(/['’]/u);
    // "that's" is no part of a name, and "d'attention" is.
    if (words.finite.test(word) || (joined.length > 0 && own.length > 2 && words.functionWord.test(own))) break;
    end = index + word.length;
    count += 1;
  }
  const name = text.slice(0, end);
  const [last = ""] = name.match(spacedWords)?.slice(-1) ?? [];
  return words.inTerm.test(last) ? name.slice(0, name.lastIndexOf(last)).trimEnd() : name;
}

/** Whether a sentence could end before its rest: there, or before a comma and another clause. */
function isEndOfClause(rest: string, { functionWord, article, finite, and }: Material["words"]): boolean {
  const [, next] = /^["”“»]?,\s+([\p{L}’']+)/u.exec(rest) ?? [];
  if (next === undefined) return /^["”“»]?(?:[.;:]|$)/u.test(rest);
  const isJoin = (word: string | undefined) => word !== undefined && and.split("|").includes(word);
  // "…, and which often are words": another clause, and "…, and cells" is a list.
  const word = isJoin(next) ? /^["”“»]?,\s+[\p{L}’']+\s+([\p{L}’']+)/u.exec(rest)?.[1] : next;
  return word !== undefined && functionWord.test(word) && !article.test(word) && !finite.test(word);
}

/** Whether a name is a single word that may be an adjective, "called endogenous", and no name elsewhere. */
const isAdjective = (name: string, { digest, namesByStem }: Material): boolean =>
  !name.includes(" ") &&
  getTellingCues(digest.language.code)?.adjectival.test(name) === true &&
  !namesByStem.has(digest.language.vocabulary.stem(name));

/** A word that goes on with the noun before it: "a panic that we call". */
const relative = /^(?:that|so)\s/iu;

/** Whether a name stands where the thing should, and nothing says what it is: "we get what is called …"; not so behind a comma. */
function isBare(before: string, { digest }: Pick<Material, "digest">): boolean {
  const bare = getTellingCues(digest.language.code)?.barelyNames.exec(before);
  if (bare === null || bare === undefined) return false;
  // "a panic that we call …" names what it describes.
  if (relative.test(bare[0]) && /\p{L}\s*$/u.test(before.slice(0, bare.index))) return false;
  // "…, something we call …" says it of what stands before.
  return bare[0].startsWith("what") || !/,\s*$/u.test(before.slice(0, bare.index));
}

/** Whether a name can be found from what a sentence says of it, and from nothing else. */
function isFit(front: string, name: string, material: Material): boolean {
  const { words } = material;
  const length = toWords(front).length;
  const asked = front.replace(name, " ");
  const [before = ""] = front.split(name, 1);
  const least = words.existential.test(front)
    ? LEAST_SAID.is
    : words.equates.test(before)
      ? LEAST_SAID.named
      : LEAST_SAID.else;
  return (
    length >= LENGTH.least &&
    length <= LENGTH.most &&
    countTopical(asked, material) >= least &&
    !words.badStart.test(front) &&
    (length >= LENGTH.whole || words.finite.test(front) || words.equates.test(before)) &&
    isPlain(asked.replace(words.described, " "), words, "generic") &&
    hasAntecedents(asked, material)
  );
}

/** Whether a sentence begins with its subject, or with what a comma divides from it. */
function beginsWell(text: string, { words, digest, namesByStem }: Material): boolean {
  const [first = ""] = text.match(spacedWords) ?? [];
  const lower = text.toLowerCase();
  const stem = digest.language.vocabulary.stem(first);
  const isNamed = () =>
    namesByStem.get(stem)?.some(({ text: name }) => lower.startsWith(`${name.toLowerCase()} `)) === true;
  return words.article.test(first) || (words.opening.test(first) && text.includes(",")) || isNamed();
}

/** Sentences that name a thing, "… a group of neurons called the suprachiasmatic nucleus": the name is left out. */
export function findNamings(material: Material): Candidate[] {
  const { words } = material;
  return material.statements.flatMap((sentence): Candidate[] => {
    const text = withoutLead(sentence.text, words);
    return [...text.matchAll(words.names)].flatMap((found): Candidate[] => {
      const from = found.index + found[0].length;
      const name = readName(text.slice(from), material);
      if (name === "" || !isTerm(name, material, "named") || isBare(text.slice(0, from), material)) return [];
      const end = from + text.slice(from).indexOf(name) + name.length;
      const rest = text.slice(end);
      if (!isEnded(sentence) && /^["”“»]?\s/u.test(rest)) return [];
      // A clause that says more of the thing, ", which is …", tells it from others; what goes on with something else doesn't.
      const isTold =
        /^["”“»]?,\s/u.test(rest) && words.subordinate.test(/^["”“»]?,\s+([\p{L}’']+)/u.exec(rest)?.[1] ?? "");
      // "what we call an exogenous source as well": what follows belongs to the call.
      if (/(?<!\p{L})call\s/iu.test(found[0]) && /^["”“»]?\s/u.test(rest)) return [];
      const ends = isTold ? [rest, ""] : [isEndOfClause(rest, words) ? "" : rest];
      const front = ends.map((more) => text.slice(0, end) + more).find((asked) => isFit(asked, name, material));
      if (front === undefined || isAdjective(name, material)) return [];
      // Without full stops a sentence's beginning is a guess, too.
      if (!isEnded(sentence) && !beginsWell(front, material)) return [];
      const at = findOnce(name, front);
      if (at === -1) return [];
      const topic = toTopic(name, material);
      return [
        {
          kind: "cloze",
          front: `${withoutEnd(withGap(front, at, name.length))}.`,
          back: name,
          sentence,
          topic,
          quality: 0.8,
        },
      ];
    });
  });
}

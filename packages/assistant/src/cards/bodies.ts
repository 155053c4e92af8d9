import { spacedWords, toWords } from "../lecture/words.ts";
import { countTopical, isPlain, type Material, withoutEnd } from "./material.ts";

/** In words. What is named may be shorter: "the creation of blocks". */
const BODY = { least: 5, most: 25 } as const;
/** A definition has so many words that carry the subject. */
const LEAST_TOPICAL = 2;
/** In words: behind "and", a clause has its verb so soon. */
const NEXT_CLAUSE = 5;

/** Cuts at "and" where another clause follows, and not the last item of a list. */
function withoutClause(text: string, { and, being }: Material["words"]): string {
  for (const match of text.matchAll(new RegExp(String.raw`,?(?<!\s)\s+(?:${and})\s+`, "giu"))) {
    const next = text.slice(match.index + match[0].length).split(" ", NEXT_CLAUSE);
    if (next.some((word) => being.test(word))) return text.slice(0, match.index);
  }
  return text;
}

/** Cuts before a second sentence that only a comma divides from the first: "a trait, height is a trait". */
function withoutSplice(said: string, words: Material["words"]): string | undefined {
  const { being, subordinate, listeners, splice, finite } = words;
  const last = said.slice(said.lastIndexOf(","));
  const own = finite.exec(last);
  const isSpliced = own !== null && last !== said && splice.test(last) && !subordinate.test(last.slice(0, own.index));
  const text = isSpliced ? said.slice(0, -last.length) : said;
  const verb = being.exec(text);
  if (verb === null || subordinate.test(text.slice(0, verb.index))) return text;
  const comma = text.lastIndexOf(",", verb.index);
  // "the rule you are following": no second sentence, a clause without its "that".
  if (comma === -1) return listeners.test(text.slice(0, verb.index + verb[0].length)) ? text : undefined;
  return text.slice(0, comma);
}

/** The beginnings of a text that end at a comma before a clause, and not inside a list; the longest first, the whole before them. */
function toBeginnings(text: string, { words, digest }: Material): string[] {
  const { functionWord, article, and, opening } = words;
  const isJoin = (word: string) => and.split("|").includes(word.toLowerCase());
  const cuts = [...text.matchAll(/,\s+/g)].filter(({ 0: comma, index }) => {
    const [next = ""] = text.slice(index + comma.length).match(spacedWords) ?? [];
    // "of acquiring, through experience, new information": what a comma opened closes here, and the words go on.
    const [inserted = ""] = text.slice(text.lastIndexOf(",", index - 1) + 1, index).match(spacedWords) ?? [];
    if (text.lastIndexOf(",", index - 1) !== -1 && opening.test(inserted)) return false;
    const isAdverb = digest.language.naming?.adverb?.test(next) === true;
    return isAdverb || (functionWord.test(next) && !article.test(next) && !isJoin(next));
  });
  return [text, ...cuts.toReversed().map(({ index }) => text.slice(0, index))];
}

/**
 * The words after the verb, up to where the speaker goes on with something else; undefined where they define nothing.
 *
 * @param place "before" the term that names them, where they may be short
 */
export function readBody(text: string, material: Material, place?: "before"): string | undefined {
  const { words } = material;
  const isNamed = place === "before";
  const tail = words.tail.exec(text);
  const whole = withoutClause(tail === null ? text : text.slice(0, tail.index), words);
  const said = isNamed ? whole : withoutSplice(whole, words);
  if (said === undefined) return undefined;
  const isBody = (body: string): boolean => {
    return (
      toWords(body).length <= BODY.most &&
      (isNamed || toWords(body).length >= BODY.least) &&
      countTopical(body, material) >= LEAST_TOPICAL &&
      !words.spoken.test(body) &&
      (isNamed || !words.noDefinition.test(body)) &&
      !words.unfinished.test(body) &&
      !words.interrupted.test(body) &&
      isPlain(body, words, "generic")
    );
  };
  return (isNamed ? [said] : toBeginnings(said, material)).map(withoutEnd).find(isBody);
}

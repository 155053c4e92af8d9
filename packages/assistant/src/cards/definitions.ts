import { isQuestion, standsAlone } from "../chapters/ranking.ts";
import { isDependent } from "../chapters/self-contained.ts";
import { getTellingCues } from "../languages/telling-cues.ts";
import { isEnded, type Sentence } from "../lecture/sentences.ts";
import { spacedWords, toWords } from "../lecture/words.ts";
import { readBody } from "./bodies.ts";
import { toChoice } from "./choices.ts";
import { type Clause, toClauses } from "./clauses.ts";
import {
  asInside,
  asSentence,
  type Candidate,
  countUses,
  hasAntecedents,
  isPlain,
  type Material,
  toTopic,
  withoutEnd,
} from "./material.ts";
import { isTerm, LONGEST_TERM } from "./terms.ts";

/** In words: shorter, "that" is no clause but points at something: "the lens focuses that light". */
const CLAUSE = 2;
/** In words: so long is a definition where no full stop tells the end of its sentence. */
const UNENDED = 14;
/** In letters: a single word that one sentence has may be a word of the moment where it is shorter. */
const SPECIFIC = 7;

/** In words: a sentence whose subject the next one names. */
const DESCRIBED = { least: 8, most: 32 } as const;

/** A term, what it is, and the question for it. */
export interface Definition {
  readonly sentence: Sentence;
  /** The sentence before it, where that one describes what this one names. */
  readonly before?: Sentence | undefined;
  /** With its article. */
  readonly term: string;
  readonly body: string;
  readonly question: string;
  /** The question has the definition, and the term answers it. */
  readonly asksForName?: boolean;
  /** How it was said: "is a", "is called", ", which is", "define as", "That is called". */
  readonly form: "copula" | "naming" | "relative" | "defining" | "so called";
  /** The verb between the term and what it is, as it was said; empty where none was read. */
  readonly verb: string;
  readonly quality: number;
}

/** A first and a last name: who, and not what. */
export const isPersonName = (term: string, { lowerCase, digest }: Material): boolean => {
  const all = toWords(term);
  const isName = (word: string) => /^\p{Lu}\p{Ll}/u.test(word) && !lowerCase.has(word.toLowerCase());
  return digest.language.naming?.capitals !== true && all.length > 1 && all.every(isName);
};

/** What follows a term as its other name: " or HIE", " (LDAP)". */
const alias = /(?<![\s,(]),?(?:\s(?:or|oder|ou|o)\s|\s?\()\p{Lu}[\p{Lu}\p{N}-]{1,7}\)?$/u;

/** Whether the lecture says a term again, or it is no word of every day. */
const isOfLecture = (term: string, material: Material): boolean =>
  countUses(term, material) >= 2 ||
  toTopic(term, material).includes(" ") ||
  term.replace(/^.*\s/u, "").length >= SPECIFIC;

/** Where no full stop tells the end of a sentence, what is long or has a pronoun may be two. */
const isRunOn = (sentence: Sentence, body: string, { words }: Pick<Material, "words">): boolean =>
  !isEnded(sentence) && (toWords(body).length > UNENDED || words.pronoun.test(body));

/** Whether the lecture gives a term an article of number elsewhere: "What is matrix?" asks in no one's words. */
function lacksArticle(term: string, verb: string, { words, counted, digest }: Material): boolean {
  if (words.article.test(term.split(" ", 1)[0]!) || !words.being.test(verb)) return false;
  const [first = "", ...more] = term.match(spacedWords) ?? [];
  // "linear regression": "a linear model" says nothing of it.
  if (more.length > 0) return false;
  // "Was ist Trigger?"
  const hasArticles = digest.language.code === "en" || digest.language.code === "de";
  return hasArticles && /^(?:is|was|ist)$/iu.test(verb) && (counted.get(first.toLowerCase()) ?? 0) > 1;
}

function readCopula({ sentence, text, isFirst }: Clause, material: Material): Definition | undefined {
  const { words } = material;
  let passed = -1;
  for (const match of text.matchAll(spacedWords)) {
    passed += 1;
    // Most words are no verb that defines.
    const isVerb = words.link.test(match[0]) || words.functionWord.test(match[0]);
    if (!isVerb && passed <= LONGEST_TERM) continue;
    const term = text.slice(0, match.index).replace(/[\s,]{1,3}$/u, "");
    if (term === "" || /['’]$/u.test(term)) continue;
    const rest = text.slice(term.length);
    for (const { pattern, ask } of isVerb ? words.copulas : []) {
      const found = pattern.exec(rest);
      if (found === null) continue;
      const name = term.replace(alias, "");
      const body = readBody(rest.slice(found[0].length), material);
      if (body === undefined || !isTerm(name, material) || !isOfLecture(name, material)) return undefined;
      if (isPersonName(name, material) || isRunOn(sentence, body, material)) return undefined;
      const verb = found.groups?.["verb"]?.toLowerCase() ?? "";
      if (
        /^our\s/iu.test(term) ||
        words.disagrees(term, verb) ||
        lacksArticle(term, verb, material) ||
        (words.person.test(verb) && /^\p{Lu}/u.test(term) && material.upperCase.has(term))
      )
        return undefined;
      const inside = asInside(term, material);
      const quality = (isFirst ? 1 : 0.9) * (words.sharpGenus.test(body) ? 1 : 0.8);
      return {
        sentence,
        term: asInside(name, material),
        body,
        question: ask(inside, verb),
        form: "copula",
        verb: verb === "" ? found[0].trim().toLowerCase() : verb,
        quality,
      };
    }
    if (passed > LONGEST_TERM && toWords(term.replace(alias, "")).length > LONGEST_TERM) return undefined;
  }
  return undefined;
}

/** Whether a sign ends a name; not so a quotation mark that opens the rest of it: the "basic" one. */
const isClosed = (rest: string, name: string): boolean => {
  const sign = rest.charAt(name.length);
  return /[,;.]/u.test(sign) || (/["”»]/u.test(sign) && !name.endsWith(" "));
};

function readNaming({ sentence, text, isFirst }: Clause, material: Material): Definition | undefined {
  const { words } = material;
  const found = words.naming.exec(text);
  if (found === null) return undefined;
  const body = readBody(text.slice(0, found.index), material, "before");
  const rest = text.slice(found.index + found[0].length);
  const [term = ""] = /^[\p{L}\p{N}\s'’-]{2,60}/u.exec(rest) ?? [];
  const name = withoutEnd(term).replace(words.namingEnd, "");
  const isWhole = withoutEnd(rest) === withoutEnd(term) || isClosed(rest, term);
  const isClause = body !== undefined && isDependent(body, material.digest.language.code);
  const canName = body !== undefined && !isClause && !words.unsettled.test(body) && hasAntecedents(body, material);
  if (!canName || !isWhole || !isTerm(name, material, "named")) return undefined;
  const verb = found.groups?.["verb"]?.toLowerCase() ?? "";
  // "… are called analytic": no noun, and "… are called skin" is one thing.
  const isAdjective =
    !name.includes(" ") && getTellingCues(material.digest.language.code)?.adjectival.test(name) === true;
  const asksForName = isAdjective || words.disagrees(name, verb);
  const question = asksForName ? words.whatCalled(body) : words.whatIs(name, verb);
  return {
    sentence,
    term: name,
    body: asInside(body, material),
    question,
    asksForName,
    form: "naming",
    verb,
    quality: isFirst ? 0.9 : 0.7,
  };
}

/** Whether the lecture names it more than once. */
const isNamed = (term: string, material: Material): boolean => {
  const topic = toTopic(term, material);
  return material.namesByStem.get(topic.split(" ", 1)[0]!)?.some(({ key }) => key === topic) === true;
};

/** The term that ends at a place: with its article, or as the lecture names it elsewhere, or one word. */
function readTermBefore(text: string, at: number, material: Material): string {
  const { words, digest } = material;
  const before = text.slice(Math.max(0, at - 120), at).match(spacedWords) ?? [];
  let from = before.length;
  while (from > 0 && before.length - from < LONGEST_TERM && !words.functionWord.test(before[from - 1]!)) from -= 1;
  const article = before[from - 1] ?? "";
  // "the Academy of Medicine, which is …": the name is longer.
  if (words.article.test(before[from] ?? "") || (words.inTerm.test(article) && /^\p{Lu}/u.test(before[from] ?? "")))
    return "";
  // "They make morphemes, which are …": a verb is no part of it.
  if (digest.language.naming?.beforeVerb.test(article) === true) {
    while (before.length - from > 1 && !isNamed(before.slice(from).join(" "), material)) from += 1;
  }
  const term = [...(words.article.test(before[from - 1] ?? "") ? [before[from - 1]!] : []), ...before.slice(from)].join(
    " ",
  );
  return from < before.length && text.slice(0, at).endsWith(term) ? term : "";
}

/** "…, the amygdala, which is a part of the brain that …" */
function readRelative({ sentence, material }: { sentence: Sentence; material: Material }): Definition | undefined {
  const { words } = material;
  const { text } = sentence;
  for (const { index: at } of text.matchAll(/[,;:]|(?<![\s,;:])\s+(?=which\s)/g)) {
    for (const pattern of words.relatives) {
      const found = pattern.exec(text.slice(at, at + 160));
      if (found === null) continue;
      const rest = text.slice(at + found[0].length);
      // What stands behind the verb may end with a list; else something new begins behind the next comma.
      const isList = new RegExp(
        String.raw`^[^,]{1,120},\s[^,]{1,40}(?:,\s[^,]{1,40}){0,3},\s+(?:${words.and})\s`,
        "iu",
      ).test(rest);
      const isBehind = isList && words.finite.test(text.slice(0, at));
      const body = readBody(isBehind ? rest : rest.slice(0, /,/.exec(rest)?.index), material);
      // "As the input grows, the output that …": what stands before the comma is a clause.
      const isClause = words.opening.test(text.split(" ", 1)[0] ?? "") || words.subordinate.test(text.slice(0, at));
      const term = isClause ? "" : readTermBefore(text, at, material);
      if (
        body === undefined ||
        term === "" ||
        words.disagrees(term, found.groups?.["verb"] ?? "is") ||
        !isTerm(term, material) ||
        !isOfLecture(term, material)
      )
        continue;
      const isNamedThere = body.search(words.names) !== -1;
      const isIndefinite = words.indefinite.test(term) && !words.indefinite.test(body);
      const isBare = !words.article.test(term.split(" ", 1)[0]!);
      const clause = words.subordinate.exec(body);
      const isTold = clause === null || toWords(body.slice(clause.index)).length > CLAUSE;
      if (
        isNamedThere ||
        isIndefinite ||
        !isTold ||
        isPersonName(term, material) ||
        (isBare && !isNamed(term, material))
      )
        continue;
      const inside = asInside(term, material);
      const question = words.whatIs(inside, found.groups?.["verb"]?.toLowerCase() ?? "");
      const verb = found.groups?.["verb"]?.toLowerCase() ?? "";
      return { sentence, term: inside, body, question, form: "relative", verb, quality: 0.75 };
    }
  }
  return undefined;
}

/** "We define learning as the process of …" */
function readDefining(sentence: Sentence, material: Material): Definition | undefined {
  const { words } = material;
  for (const match of sentence.text.matchAll(words.defining)) {
    const rest = sentence.text.slice(match.index + match[0].length);
    const as = words.definedAs.exec(rest.slice(0, 120));
    const term = rest.slice(0, as?.index).trim();
    const body = as === null ? undefined : readBody(rest.slice(as.index + as[0].length), material, "before");
    if (body === undefined || !isTerm(term, material)) continue;
    return { sentence, term, body, question: words.whatIs(term, ""), form: "defining", verb: "", quality: 0.95 };
  }
  return undefined;
}

/** Two sentences, of which the second names what the first describes. */
function readCalledSo(sentence: Sentence, material: Material): Definition | undefined {
  const { words, digest } = material;
  const before = digest.sentences[sentence.index - 1];
  const found = words.calledSo.exec(sentence.text);
  if (found === null || before === undefined) return undefined;
  const rest = sentence.text.slice(found[0].length);
  const [named = ""] = /^[\p{L}\p{N}\s'’-]{2,60}/u.exec(rest) ?? [];
  const term = withoutEnd(named);
  // "That is the spacing effect": names too, if what it says is a name.
  if (!words.mustCall.test(found[0] + term)) return undefined;
  const described = before.text;
  const isWhole = withoutEnd(rest) === term || isClosed(rest, named);
  const canStand = standsAlone(before, digest.language) && !isQuestion(before) && !digest.asides.has(before);
  const length = toWords(described).length;
  if (!isWhole || !isTerm(term, material, "named") || !canStand || length < DESCRIBED.least || length > DESCRIBED.most)
    return undefined;
  if (words.badStart.test(described) || !isPlain(described, words) || !hasAntecedents(described, material))
    return undefined;
  const question = words.whatCalled(described);
  return { sentence, before, term, body: described, question, form: "so called", verb: "", quality: 0.7 };
}

export function findDefinitions(material: Material): Definition[] {
  return material.statements.flatMap((sentence) => {
    const clauses = toClauses(sentence, material);
    const own = clauses.flatMap((clause) => readCopula(clause, material) ?? readNaming(clause, material) ?? []);
    if (own.length > 0) return own;
    return (
      readDefining(sentence, material) ?? readRelative({ sentence, material }) ?? readCalledSo(sentence, material) ?? []
    );
  });
}

/** @param terms what the lecture defines or names, for wrong answers */
export const toDefinitionCard = (definition: Definition, material: Material, terms: readonly string[]): Candidate => {
  const { sentence, before, term, body, question, asksForName, quality } = definition;
  const back = asSentence(before === undefined && asksForName !== true ? body : term);
  return {
    kind: "definition",
    front: question,
    back,
    sentence,
    before,
    topic: toTopic(term, material),
    quality,
    toChoice: (isFar) => toChoice(definition, material, { terms, isFar }),
  };
};

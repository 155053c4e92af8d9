import { standsAlone } from "../chapters/ranking.ts";
import { isDependent } from "../chapters/self-contained.ts";
import { getTellingCues } from "../languages/telling-cues.ts";
import { isEnded, type Sentence } from "../lecture/sentences.ts";
import { spacedWords, toWords } from "../lecture/words.ts";
import { toSpokenClauses } from "./clauses.ts";
import {
  asSentence,
  type Candidate,
  countTopical,
  hasAntecedents,
  isPlain,
  type Material,
  toTopic,
  withoutEnd,
} from "./material.ts";
import { beginsWell } from "./statements.ts";
import { getSpokenForms, type Relation, type SpokenForms } from "./words/spoken-forms.ts";

interface Reading extends Material {
  readonly forms: SpokenForms;
}

/** In words, of each of the two. */
const LENGTH = { least: 4, most: 22 } as const;
/** In words: so long is the second where no full stop tells the end of its sentence. */
const UNENDED = 13;
/** In words. */
const LONGEST_SUBJECT = 8;
/** Words about the subject, of each of the two. */
const LEAST_TOPICAL = 2;

/** German words that end as verbs do; most others are verbs. */
const germanVerb =
  /(?<!\p{L})(?!ge\p{Ll}+t\s|nicht|jetzt|erst|zuerst|selbst|meist|sonst|oft|gut|weit|seit|fast|echt|leicht|bereit|vielleicht|recht|direkt|bekannt|heute|weite|zweite|dritte|letzte|erste|viert|gesamt|insgesamt|überhaupt|zunächst|mit|laut|samt|statt|\p{Ll}+(?:ste|ete)(?!\p{L}))\p{Ll}{2,}(?:t|te|ten)(?!\p{L})/u;

/** Where the first verb of a text is; Infinity without one. The endings of English verbs tell them, those of other languages fit nouns, too. */
function findVerb(text: string, { words, digest }: Material): number {
  const stating = digest.language.code === "en" ? getTellingCues("en")?.stating.exec(text)?.index : undefined;
  const known = words.finite.exec(text)?.index;
  const past = [...text.matchAll(spacedWords)].find(
    ({ 0: word, index }) => index > 0 && words.past.test(word) && digest.language.code !== "en",
  )?.index;
  const german = digest.language.code === "de" ? germanVerb.exec(text)?.index : undefined;
  return Math.min(...[stating, known, past, german].map((at) => at ?? Infinity), Infinity);
}

const states = (text: string, material: Material): boolean => findVerb(text, material) < Infinity;

const hasLength = (text: string, least: number = LENGTH.least): boolean => {
  const length = toWords(text).length;
  return length >= least && length <= LENGTH.most;
};

/** The beginning of a sentence that says that there is something. */
const existential = /^(?:there|hay|había|hubo|existen?|existía|há|havia|houve|existem?|il y a|es gibt)(?!\p{L})/iu;

/** Who stands for anybody, and "there". */
const anybody = /^(?:on|one|we|there|se)$/iu;

/** Whether a statement begins with its subject, a noun or "you", or with what a comma divides from it. */
function hasSubject(text: string, material: Material): boolean {
  const { words, digest } = material;
  const [first = ""] = text.match(spacedWords) ?? [];
  const begin = words.opening.test(first) ? text.indexOf(",") + 1 : 0;
  if (begin === 0 && words.opening.test(first)) return false;
  const said = text.slice(begin).trimStart();
  const subject = said.slice(0, findVerb(said, material)).trim();
  const all = subject.match(spacedWords) ?? [];
  const isName =
    /^\p{Lu}/u.test(first) && material.upperCase.has(first) && !material.lowerCase.has(first.toLowerCase());
  if (digest.language.naming?.capitals === true || existential.test(said) || isName) return true;
  const isPart = (word: string, at: number) =>
    words.article.test(word) ||
    words.inTerm.test(word) ||
    !words.functionWord.test(word) ||
    (at === 0 && (words.listeners.test(word) || anybody.test(word)));
  return all.length > 0 && all.length <= LONGEST_SUBJECT && all.every(isPart);
}

/** Whether a statement needs nothing beside itself, so that more can be asked about it. */
function canAsk(text: string, reading: Reading): boolean {
  const { words, digest, forms } = reading;
  return (
    hasLength(text) &&
    countTopical(text, reading) >= LEAST_TOPICAL &&
    !words.badStart.test(text) &&
    !forms.weakened.test(text) &&
    !forms.reasonless.test(text) &&
    !words.unsettled.test(text) &&
    !words.unfinished.test(text) &&
    states(text, reading) &&
    hasSubject(text, reading) &&
    getTellingCues(digest.language.code)?.judgement.test(text) !== true &&
    standsAlone({ text }, digest.language) &&
    !isDependent(text, digest.language.code) &&
    isPlain(text, words, "generic") &&
    hasAntecedents(text, reading)
  );
}

/** Up to where the speaker goes on with something else. */
function cut(text: string, { words }: Material, from = 0): string {
  const tail = words.tail.exec(text.slice(from));
  return withoutEnd(tail === null ? text : text.slice(0, from + tail.index));
}

/** Whether words may be more than one sentence, because no full stop tells where theirs ends. */
function mayRunOn(said: string, { words }: Material): boolean {
  const verbs = said.match(new RegExp(words.finite.source, "giu"))?.length ?? 0;
  return toWords(said).length > UNENDED || (verbs > 1 && !words.subordinate.test(said));
}

/** Whether words explain something that was said before, and need nothing beside both. */
const explains = (said: string, statement: string, reading: Reading): boolean =>
  countTopical(said, reading) >= LEAST_TOPICAL &&
  !reading.words.unfinished.test(said) &&
  !reading.words.interrupted.test(said) &&
  isPlain(said, reading.words, "generic") &&
  hasAntecedents(`${statement} ${said}`, reading);

function readRelation(text: string, sentence: Sentence, relation: Relation, reading: Reading) {
  const found = relation.between.exec(text);
  const begin = found?.groups?.["begin"];
  if (found === null || begin === undefined) return undefined;
  const statement = text.slice(0, found.index);
  const rest = text.slice(found.index + found[0].length - begin.length);
  const back = cut(rest, reading, begin.length + 2);
  const said = back.slice(begin.length);
  if (!hasLength(said, 3) || relation.between.test(said)) return undefined;
  if (relation.isClause && !states(said, reading)) return undefined;
  if (!isEnded(sentence) && mayRunOn(said, reading)) return undefined;
  return canAsk(statement, reading) && explains(said, statement, reading) ? { statement, back } : undefined;
}

/** "Brand names count for nothing there, because …": the statement is cited, and asked why, how, or what for it is so. */
function findRelation(sentence: Sentence, reading: Reading): Candidate | undefined {
  const relations = reading.forms.relations.filter(({ between }) => between.test(sentence.text));
  if (relations.length === 0) return undefined;
  for (const { text, isFirst } of toSpokenClauses(sentence, reading)) {
    for (const relation of relations) {
      const found = readRelation(text, sentence, relation, reading);
      // Where a statement begins is a guess without full stops, and behind a comma.
      if (found === undefined || ((!isFirst || !isEnded(sentence)) && !beginsWell(found.statement, reading))) continue;
      const { statement, back } = found;
      return {
        kind: "question",
        front: relation.ask(asSentence(statement)),
        back: asSentence(back),
        sentence,
        topic: toTopic(statement, reading),
        quality: relation.quality - (isFirst ? 0 : 0.06),
      };
    }
  }
  return undefined;
}

/** In words. */
const LEAST_CONDITION = 3;
const CONDITION = 0.74;

const startsWithVerb = (text: string, { finite }: Material["words"]): boolean =>
  finite.test(text.split(" ", 1)[0]!) || germanVerb.exec(text)?.index === 0;

/** Whether a condition is something that happened once. */
const isStory = (text: string, { words }: Material): boolean =>
  (text.match(spacedWords) ?? []).some((word) => words.past.test(word) && words.finite.test(word));

/** "If the price falls below that of its parts, the whole is bought": what happens then. */
function findConsequence(sentence: Sentence, reading: Reading): Candidate | undefined {
  const { words, digest, forms } = reading;
  for (const { text, isBehindComma } of toSpokenClauses(sentence, reading)) {
    const when = forms.condition.exec(text);
    if (when === null || isBehindComma === true) continue;
    const rest = text.slice(when[0].length);
    const border = forms.consequence.exec(rest);
    if (border === null || (!isEnded(sentence) && border[0].startsWith(","))) continue;
    const condition = rest.slice(0, border.index);
    const back = cut(rest.slice(border.index + border[0].length), reading, 3);
    const isCondition =
      hasLength(condition, LEAST_CONDITION) &&
      countTopical(condition, reading) >= LEAST_TOPICAL &&
      !forms.invitation.test(condition) &&
      !words.unsettled.test(condition) &&
      !words.unfinished.test(condition) &&
      !forms.weakened.test(condition) &&
      !isStory(condition, reading) &&
      isPlain(condition, words, "generic") &&
      states(condition, reading) &&
      hasSubject(condition, reading) &&
      hasAntecedents(condition, reading);
    const isConsequence =
      hasLength(back) &&
      states(back, reading) &&
      !forms.invitation.test(back) &&
      !words.unsettled.test(back) &&
      // In German the verb comes first there; "wenn man die Form erfasst und nicht, wie genau …" has another clause.
      (digest.language.code === "de" ? startsWithVerb(back, words) : !words.badStart.test(back)) &&
      (digest.language.code === "de" || !words.subordinate.test(back.split(" ", 1)[0]!)) &&
      !forms.rewording.test(` ${back} `.slice(0, 24)) &&
      (isEnded(sentence) || !mayRunOn(back, reading)) &&
      explains(back, condition, reading);
    if (!isCondition || !isConsequence) continue;
    const front = forms.whatIf(when.groups!["when"]!.toLowerCase(), condition);
    return {
      kind: "question",
      front,
      back: asSentence(back),
      sentence,
      topic: toTopic(condition, reading),
      quality: CONDITION,
    };
  }
  return undefined;
}

/** Questions about what a sentence says of a statement: why it is so, how, what for, and what follows from it. */
export function findRelations(material: Material): Candidate[] {
  const forms = getSpokenForms(material.digest.language.code);
  if (forms === undefined) return [];
  const reading = { ...material, forms };
  return material.statements.flatMap(
    (sentence) => findRelation(sentence, reading) ?? findConsequence(sentence, reading) ?? [],
  );
}

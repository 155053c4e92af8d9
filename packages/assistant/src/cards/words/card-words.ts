import { isKnownLanguage, type KnownLanguage } from "@lectern/transcript/languages/known-languages.ts";
import { english } from "./english.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { portuguese } from "./portuguese.ts";
import { spanish } from "./spanish.ts";

/** The verb between a term and what it is. */
interface Copula {
  /** Of what stands behind the term, from its first sign on; where the match ends, the definition begins. */
  readonly pattern: RegExp;
  /** The question whose answer the definition is, for the term with its article and the verb as it was said. */
  readonly ask: (term: string, verb: string) => string;
}

/** The words and patterns of a language for the card maker. Every pattern is linear in its text. */
export interface CardWords {
  readonly copulas: readonly Copula[];
  /** Between a definition and the term behind it: " is called a ". */
  readonly naming: RegExp;
  /** Directly before a name, wherever it stands: "called the ". */
  readonly names: RegExp;
  /** A demonstrative whose noun a clause describes, at the beginning: "this special bit that …". */
  readonly described: RegExp;
  /** The end of what stands before a name, where the name is its subject's: "is called ". */
  readonly equates: RegExp;
  /** The beginning of a sentence that says that there is something: "There is". */
  readonly existential: RegExp;
  /** What closes such a naming behind the term: "bezeichnet". */
  readonly namingEnd: RegExp;
  /** What joins a sentence to the one before it and can be left out: "However, ". */
  readonly lead: RegExp;
  /** Behind a term, ", which is " or a comma before an apposition; where the match ends, the definition begins. */
  readonly relatives: readonly RegExp[];
  /** Before a term that is defined "as" something. */
  readonly defining: RegExp;
  readonly definedAs: RegExp;
  /** A sentence that names what the sentence before it describes: "It's called …", up to the name. */
  readonly calledSo: RegExp;
  /** What such a beginning has, or it names nothing. */
  readonly mustCall: RegExp;
  readonly whatCalled: (described: string) => string;
  readonly whatIs: (term: string, verb: string) => string;
  /** Asks what an abbreviation stands for. */
  readonly standsFor: (short: string) => string;
  /** Asks for the term of a definition. */
  readonly whichTerm: (definition: string) => string;
  /** Words of questions that need not stand in the recording. */
  readonly asking: RegExp;
  /** Articles, as the first word of a term. */
  readonly article: RegExp;
  /** An indefinite article, at the beginning. */
  readonly indefinite: RegExp;
  /** The verbs of `copulas` and `naming`, and what else may stand between a term and its definition. */
  readonly link: RegExp;
  /** Words that may stand inside a term beside those that carry the subject: "of". */
  readonly inTerm: RegExp;
  /** Heads of what is no term: "reason", "first step". */
  readonly vague: RegExp;
  /** The beginnings of what only judges or points: "the best …", "one of …". */
  readonly noDefinition: RegExp;
  /** Points out of the sentence: at the lecture, the board, the sentence before. */
  readonly contextual: RegExp;
  /** The speaker, and what speaker and listeners do together. */
  readonly personal: RegExp;
  /** The listeners, who may stand for anybody. */
  readonly listeners: RegExp;
  /** Pronouns that need a noun before them in their own sentence. */
  readonly pronoun: RegExp;
  /** Of a statement: a made-up case, an addition to what was said before, or what says little. */
  readonly unsettled: RegExp;
  /** Where a definition goes on with something else. */
  readonly tail: RegExp;
  /** What stands between clauses; where it ends, a subject may begin. */
  readonly clause: RegExp;
  /** The beginnings of definitions that tell a thing from others. */
  readonly sharpGenus: RegExp;
  /** The end of what was broken off. */
  readonly unfinished: RegExp;
  /** A relative pronoun before a comma: what it begins is interrupted, "a bug that, if you ever had it, …". */
  readonly interrupted: RegExp;
  /** Articles, prepositions, conjunctions, pronouns, auxiliaries: never part of a term. */
  readonly functionWord: RegExp;
  /** A word that makes a sentence of words: an auxiliary, or a verb that lectures are full of. */
  readonly finite: RegExp;
  /** First words of what a comma divides from the subject: "in". */
  readonly opening: RegExp;
  /** The first words of what is no whole sentence. */
  readonly badStart: RegExp;
  /** A comma and the first word of another subject. */
  readonly splice: RegExp;
  /** "is", "are": a verb that needs a subject of its own. */
  readonly being: RegExp;
  /** What a clause inside a definition begins with: "that", "when". */
  readonly subordinate: RegExp;
  /** What joins the words of a definition: "of", "that". */
  readonly detail: RegExp;
  /** Of a definition: what is only said, and not written. */
  readonly spoken: RegExp;
  /** Verbs that say of a person who it was. */
  readonly person: RegExp;
  /** Whether a verb has another number than its term. */
  readonly disagrees: (term: string, verb: string) => boolean;
  /** The conjunction before the last item of a list. */
  readonly and: string;
  /** Says why, or what something does. */
  readonly causal: RegExp;
}

const words: Readonly<Record<KnownLanguage, CardWords>> = {
  en: english,
  es: spanish,
  de: german,
  fr: french,
  pt: portuguese,
};

/** @param code BCP 47; undefined for a language whose questions the maker can't write */
export const getCardWords = (code: string): CardWords | undefined => (isKnownLanguage(code) ? words[code] : undefined);

import { isKnownLanguage, type KnownLanguage } from "../../languages/known-languages.ts";

/** Verbs of what things do to others, and the question for what they do it to. */
export interface TransitiveVerbs {
  /** Directly behind a subject: group `verb`, with a preposition that belongs to it. */
  readonly pattern: RegExp;
  readonly ask: (term: string, verb: string) => string;
  /** Whether a verb has another number than its subject; undefined where its form says nothing. */
  readonly disagrees?: (term: string, verb: string) => boolean;
}

const englishVerbs =
  "use|need|produce|cause|control|regulate|convert|remove|increase|decrease|reduce|transform|store|carry|connect|determine|prevent|provide|release|trigger|stimulate|inhibit|activate|generate|encode|explain|create|protect|affect|contain|include|require|represent|measure|describe|drive|govern|predict|assume|maximize|minimize|optimize|capture|exploit|combine|compare|consider|define|ignore|influence|involve|preserve|replace|reveal|separate|solve|strengthen|weaken|extract|estimate|compute|emphasize|promote|absorb|detect|synthesize|attack|destroy|consume|lack|violate|satisfy";
const englishPairs =
  "lead to|result in|depend on|rely on|consist of|respond to|correspond to|focus on|deal with|contribute to|belong to|refer to|differ from|stem from|arise from|bind to|react with";

const third = (base: string): string =>
  /(?:s|sh|ch|x|z)$/u.test(base) ? `${base}es` : /[^aeiou]y$/u.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
const bases: ReadonlyMap<string, string> = new Map(
  [...englishVerbs.split("|"), ...englishPairs.split("|").map((pair) => pair.split(" ", 1)[0]!)].map((base) => [
    third(base),
    base,
  ]),
);
const both = (base: string): string => `${base}|${third(base)}`;
const pairs = englishPairs
  .split("|")
  .map((pair) => pair.split(" "))
  .map(([verb, to]) => `(?:${both(verb!)})\\s+${to}`)
  .join("|");

const verbs: Readonly<Record<KnownLanguage, TransitiveVerbs>> = {
  en: {
    pattern: new RegExp(
      `^\\s+(?:(?:also|usually|often|generally|typically|basically|always|then|directly|strongly)\\s+)?(?<verb>${englishVerbs.split("|").map(both).join("|")}|${pairs})\\s+(?=\\p{L})`,
      "iu",
    ),
    ask: (term, said) => {
      const [verb = "", ...to] = said.toLowerCase().split(/\s+/u);
      const base = bases.get(verb);
      return `What ${base === undefined ? "do" : "does"} ${[term, base ?? verb, ...to].join(" ")}?`;
    },
    disagrees: (term, said) => {
      const isSingular = bases.has(said.toLowerCase().split(" ", 1)[0]!);
      return isSingular === /(?<!s|u|i|ic)s$/iu.test(term) && !(isSingular && /(?:ics|ss)$/iu.test(term));
    },
  },
  de: {
    pattern:
      /^\s+(?<verb>benötigt|benötigen|braucht|brauchen|enthält|enthalten|umfasst|umfassen|beschreibt|beschreiben|ermöglicht|ermöglichen|verwendet|verwenden|nutzt|nutzen|untersucht|untersuchen|berücksichtigt|liefert|liefern)\s+(?=(?:eine?[nmrs]?|de[nmr]|die|das|mehrere|alle|keine?)\s)/iu,
    ask: (term, verb) => `Was ${verb} ${term}?`,
    disagrees: (term, verb) => verb.endsWith("en") && /^(?:ein|eine|der|das)\s/iu.test(term),
  },
  es: {
    pattern:
      /^\s+(?<verb>permiten?|necesitan?|utilizan?|usan?|contienen?|incluyen?|requieren?|ofrecen?|provocan?|causan?|producen?|generan?|evitan?|impiden?|reducen?|aumentan?|determinan?|controlan?|regulan?|transforman?)\s+(?=\p{L})/iu,
    ask: (term, verb) => `¿Qué ${verb} ${term}?`,
    disagrees: (term, verb) => verb.endsWith("n") !== /^(?:los|las|unos|unas)\s/iu.test(term),
  },
  fr: {
    pattern:
      /^\s+(?<verb>permet(?:tent)?|utilis(?:e|ent)|contien(?:t|nent)|provoqu(?:e|ent)|caus(?:e|ent)|produi(?:t|sent)|génèr(?:e|ent)|évit(?:e|ent)|empêch(?:e|ent)|rédui(?:t|sent)|augment(?:e|ent)|détermin(?:e|ent)|contrôl(?:e|ent)|régul(?:e|ent)|transform(?:e|ent)|nécessit(?:e|ent)|étudi(?:e|ent)|reconnaî(?:t|ssent))\s+(?=\p{L})/iu,
    ask: (term, verb) => `Que ${verb} ${term} ?`,
    disagrees: (term, verb) => verb.endsWith("ent") !== /^(?:les|des)\s/iu.test(term),
  },
  pt: {
    pattern:
      /^\s+(?<verb>permitem?|precisam? de|utilizam?|usam?|contém|contêm|incluem?|requer(?:em)?|oferecem?|provocam?|causam?|produz(?:em)?|geram?|evitam?|impedem?|reduz(?:em)?|aumentam?|determinam?|controlam?|regulam?|transformam?|catalisam?|estudam?)\s+(?=\p{L})/iu,
    ask: (term, verb) => `O que ${term} ${verb}?`,
    disagrees: (term, verb) => /(?:m|êm)$/u.test(verb) !== /^(?:os|as|uns|umas)\s/iu.test(term),
  },
};

/** @param code BCP 47; undefined for a language whose questions the maker can't write */
export const getTransitiveVerbs = (code: string): TransitiveVerbs | undefined =>
  isKnownLanguage(code) ? verbs[code] : undefined;

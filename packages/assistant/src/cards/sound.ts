import { CLOZE_GAP } from "@lectern/domain/cards.ts";
import { isKnownLanguage, type KnownLanguage } from "@lectern/transcript/languages/known-languages.ts";
import { exactly } from "../languages/patterns.ts";
import { getTellingCues } from "../languages/telling-cues.ts";
import { spacedWords } from "../lecture/words.ts";
import { type Definition, isPersonName } from "./definitions.ts";
import { type Candidate, countTopical, countUses, type Material, toTopic } from "./material.ts";

/** The word classes of a language that tell a definition from what only looks like one. */
interface Classes {
  /** Of the verbs between a term and what is said of it, those that say what it is: others say one thing of many, "contains". */
  readonly defines: RegExp;
  /** The first words of no term, behind its article: "the usual syntax" is one of this moment. */
  readonly passing: RegExp;
  /** What says only of what rank a thing is: "a key part". */
  readonly ranked: RegExp;
}

const classes: Readonly<Record<KnownLanguage, Classes>> = {
  en: {
    defines: /^(?:is|are|means|refers? to|(?:is|are) defined .*)$/iu,
    passing: exactly(
      "first|second|third|last|final|next|other|same|only|whole|usual|main|key|best|worst|right|left|current|new|old|big|real|actual|following",
    ),
    ranked:
      /(?<!\p{L})(?:pivotal|key|main|major|important|central|essential|basic|good|bad|big|great|common|popular|favorite|thing|way|place|lots?)(?!\p{L})/iu,
  },
  de: {
    defines: /^(?:(?:das )?(?:ist|sind)|bedeutet|bezeichnet|meint)$/iu,
    passing: exactly(
      "erste[rsn]?|zweite[rsn]?|letzte[rsn]?|nächste[rsn]?|andere[rsn]?|einzige[rsn]?|ganze[rsn]?|neue[rsn]?|alte[rsn]?|eigentliche[rsn]?",
    ),
    ranked:
      /(?<!\p{L})(?:wichtig\p{L}*|zentral\p{L}*|wesentlich\p{L}*|gut\p{L}*|schlecht\p{L}*|groß\p{L}*|häufig\p{L}*|Ding|Sache|Beispiel)(?!\p{L})/iu,
  },
  es: {
    defines: /^(?:es|son|significa|se define como)$/iu,
    passing: exactly("primer[oa]?s?|segund[oa]s?|últim[oa]s?|siguientes?|otr[oa]s?|únic[oa]s?|mism[oa]s?|nuev[oa]s?"),
    ranked:
      /(?<!\p{L})(?:importantes?|principal(?:es)?|central(?:es)?|esencial(?:es)?|buen[oa]?s?|gran(?:des?)?|cosas?|suerte|ejemplo)(?!\p{L})/iu,
  },
  fr: {
    defines: /^(?:est|sont|désigne|signifie)$/iu,
    passing: exactly(
      "premi(?:er|ère)s?|second(?:e|es)?|derni(?:er|ère)s?|suivante?s?|autres?|seule?s?|mêmes?|nouve(?:au|lle)s?",
    ),
    ranked:
      /(?<!\p{L})(?:importante?s?|principa(?:le?s?|ux)|centrale?s?|essentiel(?:le)?s?|bon(?:ne)?s?|grande?s?|choses?|sorte|exemple)(?!\p{L})/iu,
  },
  pt: {
    defines: /^(?:é|são|significa|se define como|é definid[oa] como)$/iu,
    passing: exactly(
      "primeir[oa]s?|segund[oa]s?|últim[oa]s?|seguintes?|próxim[oa]s?|outr[oa]s?|únic[oa]s?|mesm[oa]s?|nov[oa]s?",
    ),
    ranked:
      /(?<!\p{L})(?:importantes?|principa(?:l|is)|centra(?:l|is)|essencia(?:l|is)|bons?|boas?|grandes?|coisas?|espécie|exemplo)(?!\p{L})/iu,
  },
};

/** So much a definition says beside small words. */
const LEAST_SAID = 3;
/** So much describes what is given a name. */
const LEAST_DESCRIBED = 2;
/** So often a lecture says a term that it explains. */
const LEAST_USES = 2;
/** In words: a definition says its rank so soon. */
const RANK = 5;
/** "a type of cell": which one comes behind. */
const genus = /^(?:an?|one) (?:type|kind|form|sort|category|class) of /iu;
/** Behind a definition: it holds by half, or is only the first half of what was said. */
const half =
  /^,?\s(?:but|aber|sondern|pero|sino|mais|mas|although|though|obwohl|aunque)(?!\p{L})|^\s(?:and|or|und|oder|y|o|et|ou|e)\s|^:/iu;
/** Signs of formulas and code, which are read and not said. */
const formula = /[$\\`{}_^]/u;
/** Before the other name of a term: "or HIE", "(HIE)". */
const alias = /\s(?:or|oder|ou|o)\s|\s\(/u;
/** Before a term: it is a part of another thing, and the clause behind it may be about that. */
const partOf =
  /(?<!\p{L})(?:of|from|in|for|with|at|by|von|aus|mit|bei|del?|en|con|do|da|em|com|du|des|dans|avec)(?:\s(?:the|an?|der|dem|den|einer|einem|el|la|los|las|une?|le|les|os?|as?|uma?))?\s$/iu;
/** An article and a capital: the name of one thing, of which there aren't several. */
const nameOfOne = /^(?:an?|eine?|une?|una?|uma?) \p{Lu}\p{Ll}/u;

const wordsOf = (text: string): readonly string[] => text.match(spacedWords) ?? [];

/** A term without its article. */
const toName = (term: string, { words }: Material): string => {
  const [first = ""] = wordsOf(term);
  return words.article.test(first) ? term.slice(first.length).trim() : term;
};

/** In how many sentences a lecture says a term as a whole; of "elasticity of demand" its head. */
function countWhole(term: string, material: Material): number {
  const { words, digest } = material;
  const all = toName(term, material).toLowerCase().split(" ");
  const join = all.findIndex((word, at) => at > 1 && words.inTerm.test(word));
  const name = all.slice(0, join === -1 ? undefined : join).join(" ");
  return digest.sentences.filter(({ text }) => text.toLowerCase().includes(name)).length;
}

/** Whether a term is one that the lecture speaks of again. */
const isSaidAgain = (term: string, material: Material): boolean =>
  countWhole(term, material) >= LEAST_USES ||
  (!toName(term, material).includes(" ") && countUses(term, material) >= LEAST_USES);

/** Whether what stands before "is called" describes a thing: a noun, what tells it from others, and no verb of its own. */
function isDescription({ body, term, sentence }: Definition, material: Material): boolean {
  const { words } = material;
  const [first = ""] = wordsOf(body);
  const rest = body.slice(first.length);
  const verb = words.finite.exec(body)?.index ?? Infinity;
  const clause = words.subordinate.exec(rest)?.index ?? Infinity;
  const at = sentence.text.toLowerCase().lastIndexOf(term.toLowerCase());
  // "is called bounded if …": only a part of what it is.
  const isWhole = /^["”“»]?\s?(?:[.,;]|$|bezeichnet|genannt)/u.test(sentence.text.slice(at + term.length));
  return (
    (words.article.test(first) || words.subordinate.test(rest)) &&
    isWhole &&
    countTopical(body, material) >= LEAST_DESCRIBED &&
    (words.detail.test(rest) || clause < Infinity) &&
    verb >= clause &&
    !isPersonName(term, material)
  );
}

/** Whether a definition can be asked for as it is: the lecture speaks of the term again, and what it is tells it from other things. */
export function isSound(definition: Definition, material: Material): boolean {
  const { form, term, body, verb, sentence } = definition;
  const { digest, words } = material;
  const { code } = digest.language;
  if (!isKnownLanguage(code)) return false;
  const { defines, passing, ranked } = classes[code];
  const [first = ""] = wordsOf(toName(term, material));
  const hasAlias = alias.test(definition.question);
  const [begin = ""] = wordsOf(body);
  const said = body.replace(genus, "");
  const at = sentence.text.toLowerCase().indexOf(body.toLowerCase());
  const isBare = !words.article.test(wordsOf(term)[0] ?? "");
  // "A moraine is a …" speaks of all of them, and "is called the mitral valve" names one.
  const isKnown =
    words.indefinite.test(term) ||
    hasAlias ||
    (form === "naming" && (definition.asksForName === true || term.includes(" "))) ||
    isSaidAgain(term, material);
  if (
    passing.test(first) ||
    (digest.language.naming?.capitals !== true && !hasAlias && nameOfOne.test(term)) ||
    ranked.test(wordsOf(said).slice(0, RANK).join(" ")) ||
    getTellingCues(code)?.judgement.test(said) === true ||
    half.test(at === -1 ? "" : sentence.text.slice(at + body.length)) ||
    words.unsettled.test(said) ||
    formula.test(body) ||
    // "a man who is called …": what another thing is called.
    body.search(words.names) !== -1 ||
    !isKnown
  )
    return false;
  if (form === "naming") return isDescription(definition, material);
  if ((form !== "copula" && form !== "relative") || !defines.test(verb)) return false;
  const before = sentence.text.slice(0, sentence.text.toLowerCase().indexOf(term.toLowerCase()));
  if (form === "relative" && partOf.test(before)) return false;
  // "The setting is …": of all settings the one that was just spoken of. Other languages say so of any.
  if (code === "en" && /^the \p{Ll}[\p{L}-]*$/u.test(term)) return false;
  // Where nouns have articles, a bare one is a name: "Piar es …".
  if (isBare && code !== "en" && code !== "de") return false;
  const isSaid = /^(?:that|dass|que)$/iu.test(begin);
  // "Los pesos son independientes de …": no noun.
  const isThing = words.article.test(begin) || isSaid || (code === "en" && words.subordinate.test(said));
  return (
    isThing &&
    (words.detail.test(said.slice(said.indexOf(" "))) || words.subordinate.test(said)) &&
    (isSaid || countTopical(said, material) >= LEAST_SAID) &&
    (isSaid || !words.functionWord.test(begin.toLowerCase()) || words.article.test(begin)) &&
    toTopic(term, material) !== toTopic(said, material)
  );
}

/** So much stands before a name. */
const LEAST_TOLD = 4;
/** Speaker and listeners; "we call" stands for anybody. */
const together =
  /(?<!\p{L})(?:we(?! call)|us|our|I|my|you|your|wir|uns|ich|nosotros|nuestr[oa]s?|nous|notre|vous|nós|noss[oa]s?|vocês?)(?!\p{L})/iu;
/** "for that", "another": what was said before. */
const pointing =
  /(?<!\p{L})(?:another|otr[oa]s?|outr[oa]s?|autres?|something|algo|etwas|quelque chose|(?:for|of|to|in|by|from|with|about|on)\s(?:that|this|these|those))(?!\p{L})/iu;

/** Whether a sentence that names a thing describes it: the name can be found from it on another day. */
export function isTelling({ front, back }: Candidate, material: Material): boolean {
  const [before = ""] = front.split(CLOZE_GAP);
  const [first = ""] = wordsOf(before);
  const last = wordsOf(before).at(-1) ?? "";
  // "Regula … a través de …": the subject may be left out, and stands in the sentence before.
  const hasSubject =
    !/^(?:es|pt)$/u.test(material.digest.language.code) ||
    material.words.article.test(first) ||
    material.words.opening.test(first);
  return (
    countTopical(before, material) >= LEAST_TOLD &&
    hasSubject &&
    !formula.test(front.replace(CLOZE_GAP, "")) &&
    !together.test(front) &&
    !pointing.test(front) &&
    // "the Great Fear" is no person.
    (material.words.article.test(last) || !isPersonName(back, material)) &&
    // Of two words, or with a capital, it is a name; another word the lecture says again.
    (/\s|^\p{Lu}/u.test(back) || isSaidAgain(back, material))
  );
}

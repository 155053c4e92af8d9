import { isKnownLanguage, type KnownLanguage } from "../languages/known-languages.ts";
import { anywhere, exactly } from "../languages/patterns.ts";
import { getTellingCues } from "../languages/telling-cues.ts";
import { isEnded } from "../lecture/sentences.ts";
import { spacedWords, toWords } from "../lecture/words.ts";
import { foldText } from "../support/fold.ts";
import { type Definition, isNamed, isPersonName } from "./definitions.ts";
import { countUses, type Material, toTopic } from "./material.ts";

/** The word classes of a language that tell a definition from what only looks like one. */
interface Classes {
  /** No term begins or ends with these: interrogatives, prepositions, adverbs, possessives, indefinite plurals. */
  readonly noEdge: RegExp;
  /** The articles of one thing that is any of its kind. */
  readonly oneOfMany: RegExp;
  /** The articles of things that were spoken of. */
  readonly definite: RegExp;
  readonly isPlural: RegExp;
  readonly isPast: RegExp;
  /** Fills a sentence, or makes it hold by half: no part of an answer. */
  readonly filler: RegExp;
  /** Opens a condition, whose consequence follows a comma. */
  readonly condition: RegExp;
  /** Of verbs that define, those that are read: others say one thing of many, "contains". */
  readonly defines: RegExp;
}

const classes: Readonly<Record<KnownLanguage, Classes>> = {
  en: {
    noEdge: exactly(
      "per|via|still|rarely|already|even|just|almost|nearly|rather|quite|yet|once|ever|never|always|too|unlike|plus|minus|versus|what|whatever|which|who|whose|where|when|why|how|this|that|these|those|my|its|their|his|her|every|each|certain|different|particular|various|respective|going|being|having|doing|getting|holding|taking|making",
    ),
    oneOfMany: /^an?\s/iu,
    definite: /^(?:the|our)\s/iu,
    isPlural: /^(?:are|were)$/iu,
    isPast: /^(?:was|were)$/iu,
    filler: anywhere(
      "basically|actually|just|simply|really|obviously|literally|pretty|precisely|usually|I think|sort of|kind of thing|lots|you(?:['’]re| are| can| do| have)? (?:want|don['’]t|going)|of course|please|much much|in this|real quick",
    ),
    condition: anywhere("if|when|whenever|once"),
    defines: /^(?:is|are|was|were|means|refers? to|stands for|(?:is|are) defined .*)$/iu,
  },
  de: {
    noEdge: exactly(
      "per|laut|je|deren|dessen|wessen|wer|wem|was|wie|wo|wann|warum|welche[rsnm]?|einige|manche|viele|mehrere|verschiedene|andere|noch|schon|auch|nur|immer|oft|selten|fast|sogar|eigentlich|natürlich|hier|dort|dann|jetzt|heute|damals|beides|alles|nichts|gewisse|bestimmte|entsprechende|jeweilige",
    ),
    oneOfMany: /^eine?\s/iu,
    definite: /^(?:der|die|das)\s/iu,
    isPlural: /^(?:sind|waren)$/iu,
    isPast: /^(?:war|waren)$/iu,
    filler: anywhere("halt|eben|eigentlich|sozusagen|quasi|einfach|ja|mal|man nennt|natürlich|genau|irgendwie"),
    condition: anywhere("wenn|falls|sobald"),
    defines: /^(?:(?:das )?(?:ist|sind|war|waren)|bedeutet|bezeichnet|steht für|heißt|meint|versteht man)[, ]*$/iu,
  },
  es: {
    noEdge: exactly(
      "qué|quién|cuál|cómo|cuándo|dónde|cuánt[oa]s?|que|quien|según|por|para|con|sin|sobre|desde|hasta|hacia|entre|durante|tras|ante|allí|allá|ahí|aquí|ahora|ya|aún|todavía|siempre|nunca|también|tampoco|casi|solo|sólo|apenas|muy|más|menos|tan|así|luego|después|antes|entonces|hoy|cuy[oa]s?|cuando|como|donde|cuanto|sus?|mis?|tus?|nuestr[oa]s?|un[oa]s|algun[oa]s|vari[oa]s|much[oa]s|otr[oa]s?|cada|tod[oa]s?|ciert[oa]s?|distint[oa]s?|diferentes?",
    ),
    oneOfMany: /^una?\s/iu,
    definite: /^(?:el|la|los|las)\s/iu,
    isPlural: /^(?:son|eran|fueron)$/iu,
    isPast: /^(?:era|fue|eran|fueron)$/iu,
    filler: anywhere("digamos|bueno|básicamente|simplemente|realmente|o sea|obviamente|por supuesto"),
    condition: anywhere("si|cuando"),
    defines: /^(?:es|son|era|eran|fue|fueron|significa|refieren?|definen?|se define como|quiere decir|sirven? para)$/iu,
  },
  fr: {
    noEdge: exactly(
      "quels?|quelles?|qui|que|quoi|comment|pourquoi|où|quand|combien|selon|pour|par|avec|sans|sur|sous|dans|entre|chez|vers|depuis|pendant|dont|lequel|laquelle|des|quelques|plusieurs|certaine?s?|divers|autres?|chaque|tous?|toutes?|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leurs?|ici|là|alors|encore|toujours|jamais|déjà|aussi|presque|même|très|plus|moins|après|avant|maintenant|parfois|souvent|différente?s?",
    ),
    oneOfMany: /^une?\s/iu,
    definite: /^(?:(?:le|la|les)\s|l['’])/iu,
    isPlural: /^(?:sont|étaient|furent|,?\s?ce sont)$/iu,
    isPast: /^(?:était|fut|étaient|furent)$/iu,
    filler: anywhere("voilà|quoi|hein|enfin|bon|donc|en fait|simplement|juste|vraiment|évidemment|là|euh|parce que?"),
    condition: anywhere("si|quand|lorsque|lorsqu['’]\\p{L}+"),
    defines:
      /^,?\s?(?:(?:est|sont|était|étaient|fut|furent|c['’]\s?est|ce sont)(?!\p{L}).*|signifie|désigne|ça (?:veut dire|signifie)|veut dire|veulent dire|sert à)$/iu,
  },
  pt: {
    noEdge: exactly(
      "que|quem|qual|quais|como|quando|onde|quant[oa]s?|segundo|por|para|com|sem|sobre|desde|até|entre|durante|após|ali|lá|aí|aqui|agora|já|ainda|sempre|nunca|também|quase|só|apenas|muito|mais|menos|tão|assim|depois|antes|então|hoje|cuj[oa]s?|seus?|suas?|meus?|minhas?|noss[oa]s?|uns|umas|algun?s|algumas|vári[oa]s|muit[oa]s|outr[oa]s?|cada|tod[oa]s?|cert[oa]s?|próprias?|próprios?|diferentes?",
    ),
    oneOfMany: /^uma?\s/iu,
    definite: /^(?:o|a|os|as)\s/iu,
    isPlural: /^(?:são|eram|foram)$/iu,
    isPast: /^(?:era|foi|eram|foram)$/iu,
    filler: anywhere("né|tá|digamos|basicamente|simplesmente|realmente|ou seja|obviamente|claro|aí|daí"),
    condition: anywhere("se|quando"),
    defines:
      /^(?:é|são|era|eram|foi|foram|significa|referem?|refere|definem?|(?:é definid[oa]|se define) como|quer dizer|servem? para|nada mais é d[eo] que|vem a ser)$/iu,
  },
};

/** In letters: a single word of every day is shorter. */
const SPECIFIC = 7;
/** So often a lecture says what it explains. */
const USES = 3;
/** And what it names at all. */
const SAID = 2;
/** And what it is about. */
const CENTRAL = 4;
/** In English, what tells a thing from all others of its genus. */
const clauses = /(?<!\p{L})(?:that|which|who|whose|where|in which|how|used|made|caused|produced)(?!\p{L})/iu;
/** "the line L": a symbol of the picture that is shown. */
const symbol = /(?<![\p{L}'’.-])(?![AIOEY](?!\p{L}))\p{Lu}(?![\p{L}.'’-])/u;

/** A word again, with an article between or another word: the speaker began again, "un automate l'automate". */
const again =
  /(?<!\p{L})(\p{L}{4,30})\s(?:l['’]|\p{L}{1,12}\s)?\1(?!\p{L})|(?<!\p{L})(\p{L}{4,30}),\s(?:\p{L}{1,14}\s)?\2(?!\p{L})/iu;
/** Two articles, of which the first was given up. */
const twoArticles =
  /^(?:an?|the|der|die|das|eine?|el|la|le|les|una?|une?|os?|as?|uma?)\s(?:l['’]|(?:an?|the|der|die|das|eine?|el|la|le|les|una?|une?|os?|as?|uma?)\s)/iu;
/** Of what was done to a thing, "compostas de": no kind of thing. */
const participle = /^\p{L}{2,}(?:ad|id|uest|ost|eit|ert)[oa]s?\s|^\p{L}{3,}[éi]e?s\s(?:de|par|en|à)\s/iu;
/** The end of a list without its last item. */
const openList = /,\s\p{L}+,\s\p{L}+$/u;

const edgesOf = (term: string, { words }: Material): readonly [string, string] => {
  const all = term.match(spacedWords) ?? [];
  const own = words.article.test(all[0] ?? "") ? all.slice(1) : all;
  return [own[0] ?? "", own.at(-1) ?? ""];
};

/** Whether a term that stands without an article has one elsewhere, "the DC component": there it lost it. */
function hasArticleElsewhere(term: string, { digest }: Material): boolean {
  const name = term.toLowerCase();
  return digest.sentences.some(({ text }) => {
    const own = text.toLowerCase();
    const at = own.indexOf(name);
    return (
      at !== -1 &&
      /(?<!\p{L})(?:an?|the)\s$/u.test(own.slice(Math.max(0, at - 5), at)) &&
      !/[\p{L}-]/u.test(own.charAt(at + name.length)) &&
      !/^\s\p{L}/u.test(
        own
          .slice(at + name.length)
          .replace(/^\s(?:is|are|was|of|in|and|that|which|to|for|has|we|you|so|by|with|as|on|from)(?!\p{L})/u, ""),
      )
    );
  });
}

/** Whether the lecture says the whole of a term twice. */
function isSaidAgain(term: string, { words, digest }: Material): boolean {
  const [first = ""] = term.match(spacedWords) ?? [];
  const name = (words.article.test(first) ? term.slice(first.length) : term).trim().toLowerCase();
  let count = 0;
  for (const { text } of digest.sentences) {
    const own = text.toLowerCase();
    for (let at = own.indexOf(name); at !== -1 && count < 2; at = own.indexOf(name, at + name.length)) count += 1;
    if (count === 2) return true;
  }
  return false;
}

const edgesDiffer = (term: string, material: Material): boolean => {
  const [first, last] = edgesOf(term, material);
  return first !== last;
};

/** Whether a term is a noun phrase of its own: no part of another phrase, and no clause. */
function isNounPhrase(term: string, material: Material, { noEdge }: Classes): boolean {
  const { words, digest } = material;
  const edges = edgesOf(term, material);
  const isEdge = (word: string) =>
    noEdge.test(word) || words.functionWord.test(word) || digest.language.naming?.adverb?.test(word) === true;
  // "what's missing", "that's returned"
  const isContracted = toWords(term).some(
    (word) => /['’](?:s|re|ve|ll|d|m)$/u.test(word) && isContraction(word, words),
  );
  const isCounted = foldText(edges[0])[0]?.isNumber === true;
  return !edges.some(isEdge) && !isCounted && !isContracted && !noEdge.test(term.split(" ", 1)[0]!);
}

const isContraction = (word: string, { functionWord, contextual }: Material["words"]): boolean => {
  const own = word.replace(/['’].*$/u, "");
  return functionWord.test(own) || contextual.test(own);
};

/** Whether a sentence tells of an example: "Ein Beispiel: Eine Firma besteht aus …". */
const isExample = ({ sentence }: Definition, { digest }: Material): boolean =>
  /(?<!\p{L})(?:examples?|Beispiele?|ejemplos?|exemples?|exemplos?)(?!\p{L})/iu.test(sentence.text) ||
  getTellingCues(digest.language.code)?.supposing.test(sentence.text) === true;

/** Whether a definition's genus is the term's own noun: "the mass of a molecule", "the mass of protons". */
function repeats(term: string, genus: string, material: Material): boolean {
  const own = new Set(toTopic(term, material).split(" "));
  return toTopic(genus, material)
    .split(" ")
    .some((stem) => stem !== "" && own.has(stem));
}

/** What a definition is before what tells it from others, "a process", and the rest, "by which …". */
function splitGenus(body: string, { words }: Material): readonly [genus: string, rest: string] {
  const [first = ""] = body.split(" ", 1);
  const at = body.slice(first.length).search(words.detail);
  return at === -1 ? [body, ""] : [body.slice(0, first.length + at), body.slice(first.length + at)];
}

/** Behind a definition: it holds by half, "…, mais très grande". */
const half = /^,?\s(?:but|aber|sondern|pero|sino|mais|mas|although|though|obwohl|aunque|even)(?!\p{L})/iu;

/** Whether an answer was cut inside what it says: between a condition and what follows from it, or before its "but". */
function isCutOff(body: string, sentence: string, { condition }: Classes): boolean {
  const at = sentence.toLowerCase().indexOf(body.toLowerCase());
  const next = at === -1 ? "" : sentence.slice(at + body.length);
  return half.test(next) || (/^,?\s/u.test(next) && condition.test(body.slice(1)));
}

/** Whether a definition tells what happened, or judges: "une hypothèse qui a été …", "a most pleasant way". */
function isNoKind(genus: string, body: string, { words, digest }: Material): boolean {
  const all = body.match(spacedWords) ?? [];
  const isAdverb = (word: string) => digest.language.naming?.adverb?.test(word) === true;
  const clause = words.subordinate.exec(body);
  const next =
    clause === null ? [] : (body.slice(clause.index + clause[0].length).match(spacedWords) ?? []).slice(0, 2);
  return (
    (genus.match(spacedWords) ?? []).some((word) => isAdverb(word) || words.unsettled.test(word)) ||
    getTellingCues(digest.language.code)?.judgement.test(genus) === true ||
    next.some((word) => words.past.test(word) && words.finite.test(word)) ||
    next.join(" ") === "a été" ||
    all.some((word) => /^(?:I|we|our|us|nous|notre|wir|unser\p{L}*|nosotros|nuestr[oa]|nós|noss[oa])$/iu.test(word))
  );
}

/** A genus that says nothing of a thing, or only its rank. */
const empty =
  /(?<!\p{L})(?:thing|place|sort|suerte|sorte|espécie|especie|sole|only|main|cosa|únic[oa]|chose|coisa|Sache|Ding|einzige[rsn]?)(?!\p{L})/iu;

/** "A positive": an adjective for a noun that was left out. */
const isAdjective = (term: string, { digest, namesByStem, words }: Material): boolean => {
  const all = term.match(spacedWords) ?? [];
  const name = words.article.test(all[0] ?? "") ? all.slice(1) : all;
  const isAlone = name.length === 1 && !namesByStem.has(digest.language.vocabulary.stem(name[0]!));
  return isAlone && getTellingCues(digest.language.code)?.adjectival.test(name[0]!) === true;
};

/** Whether "X is Y" says what kind of a thing a term is: any thing of a genus, and what tells it from the others. */
function isKind({ term, body, verb, sentence }: Definition, material: Material, own: Classes): boolean {
  const { words } = material;
  const { code } = material.digest.language;
  const [genus, rest] = splitGenus(body, material);
  const isDefinite = own.definite.test(term);
  const isBare = !isDefinite && !words.article.test(term.split(" ", 1)[0]!);
  const isPlural = own.isPlural.test(verb.replace(/^(?:,\s*)?(?:das|ce)\s/u, ""));
  const isOne = own.oneOfMany.test(body);
  const isTheOne = own.definite.test(body) && !isPlural;
  if (isNoKind(genus, body, material)) return false;
  // "Relationships are between …", "las minorías son esenciales para …": no noun.
  const [first = "", second = ""] = body.match(spacedWords) ?? [];
  const isOfMany = code === "de" || /(?:s|x|people|men|children|data|phenomena|criteria)$/iu.test(genus.trim());
  if (isPlural && (!isOfMany || words.functionWord.test(first) || /^(?:para|pour|com|con|for|für)$/iu.test(second)))
    return false;
  // "The lowest frequency that …": of "the" thing, a part or a measure of another is told.
  if (isTheOne && code === "en" && !/^the (?:[\p{L}-]+,? (?:and )?){1,4}of\s/iu.test(body)) return false;
  // "The key building block is …": of one thing what it is here. A single noun may stand for all of its kind, "el corazón".
  const isOneThing = isDefinite && (code === "en" || edgesDiffer(term, material));
  if (isOneThing) return false;
  // "Piar es un enigma": where nouns have articles, a bare one is a name.
  if (isBare && (code === "es" || code === "fr" || code === "pt")) return false;
  // "Concepts are the basic component", "eliza, c'est des expressions"
  if (
    rest === "" ||
    participle.test(body) ||
    (isPlural ? own.oneOfMany.test(body) || own.definite.test(body) : !isOne && !isTheOne)
  )
    return false;
  // "The criterion is the distance …": of one thing what it is here.
  if (isBare && code === "en" && own.isPast.test(verb)) return false;
  if (isTheOne && (isDefinite || own.isPast.test(verb) || !isEnded(sentence))) return false;
  if (repeats(term, genus, material) && (isTheOne || isDefinite || !words.subordinate.test(rest))) return false;
  // "a legitimate thing", "the sole creator"
  if (empty.test(genus) || isAdjective(term, material)) return false;
  // "Rich is …", "walk is …": an adjective, or a noun without its article.
  const isWord = isBare && !term.includes(" ") && /^\p{Ll}/u.test(term) && !isPlural;
  // "Despair is a sickness of the spirit": of a word for no one thing much is said; a clause says what it is.
  if (isBare && code === "en" && (!clauses.test(rest) || (!isPlural && countUses(term, material) < SAID))) return false;
  // "El cabildo": what the lecture is about, and not a thing on its way.
  if (isDefinite && !isPlural && countUses(term, material) < CENTRAL) return false;
  return !isWord || term.length >= SPECIFIC || material.digest.language.code !== "en";
}

/** The articles that a definition may begin with, or the clause of "means that". */
const beginsAnswer = (body: string, { words }: Material, { noEdge }: Classes): boolean => {
  const [first = ""] = body.match(spacedWords) ?? [];
  const last = body.match(spacedWords)?.at(-1) ?? "";
  if (words.listeners.test(last) || /^(?:tú|usted|ustedes|vous|tu|você|vocês|du|Sie|wir)$/u.test(last)) return false;
  return !words.listeners.test(first) && (/^(?:that|dass|que|qu)$/iu.test(first) || !noEdge.test(first));
};

/** Whether what stands before "is called" describes a thing: a noun, what tells it from others, and no verb of its own. */
function isDescription({ body, term, sentence }: Definition, material: Material, { noEdge }: Classes): boolean {
  const { words } = material;
  const [first = ""] = body.match(spacedWords) ?? [];
  const pronoun = first.replace(/['’].*$/u, "");
  if ((words.functionWord.test(pronoun) && !words.article.test(pronoun)) || isPersonName(term, material)) return false;
  const verb = words.finite.exec(body)?.index ?? Infinity;
  // "Left to right" names no thing.
  const isNoun = words.article.test(first) || words.subordinate.test(body.slice(first.length));
  const clause = words.subordinate.exec(body.slice(first.length))?.index ?? Infinity;
  const at = sentence.text.toLowerCase().lastIndexOf(term.toLowerCase());
  // "is called bounded if …": only a part of what it is.
  const isWhole = at === -1 || /^["”“»]?\s?(?:[.,;]|$|bezeichnet|genannt)/u.test(sentence.text.slice(at + term.length));
  const isDetailed = words.detail.test(body.slice(first.length)) || clause < Infinity;
  return isNoun && isWhole && isDetailed && verb >= clause && !words.noDefinition.test(body) && !noEdge.test(first);
}

/**
 * Whether a card that asks for a definition can be kept as it is: the term is a noun phrase, and the definition says of what kind it is
 * and what tells it from others. What only looks like one, "the city was the centre of power", is refused: a lecture without a card is better
 * than one with a bad one.
 */
export function isSound(definition: Definition, material: Material): boolean {
  const { digest, words } = material;
  const { code } = digest.language;
  if (!isKnownLanguage(code)) return false;
  const own = classes[code];
  const { form, term, body, verb, sentence, isInPassing } = definition;
  const ended = isEnded(sentence);
  const isAny = own.oneOfMany.test(term);
  if (
    !isNounPhrase(term, material, own) ||
    own.filler.test(body) ||
    again.test(body) ||
    openList.test(body) ||
    symbol.test(body) ||
    twoArticles.test(body)
  )
    return false;
  if (isCutOff(body, sentence.text, own)) return false;
  // "…, which is a …" and "…, a layer of …": what stands before the comma is a part of something longer as often as not.
  if (form === "relative" || form === "so called" || isExample(definition, material)) return false;
  // Of two words or more, the whole has to be said again: what was misheard isn't.
  const [name = ""] = term.split(/\s(?:or|oder|ou|o)\s|\s\(/u);
  const isOnce = toTopic(name, material).includes(" ") && !isAny && form !== "naming";
  if (isInPassing === true && !isAny) return false;
  // Without full stops a term may begin before itself: one that the lecture says again, or that has its article, doesn't.
  const uses = countUses(term, material);
  if (!ended && (uses < USES || !(isAny || isNamed(term, material)))) return false;
  if (form === "naming") return isDescription(definition, material, own);
  if (!beginsAnswer(body, material, own)) return false;
  if (isOnce && !isSaidAgain(name, material)) return false;
  if (form === "defining" && words.disagrees(term, "is")) return false;
  if (form === "defining") return own.oneOfMany.test(body) || own.definite.test(body);
  // "Profitable means can boost …"
  const [begin = ""] = body.match(spacedWords) ?? [];
  if (verb === "means" && !/^that\s/iu.test(body)) return false;
  const isNone = isAdjective(term, material) || (words.finite.test(begin) && words.functionWord.test(begin));
  if (isNone || !own.defines.test(verb) || (code === "en" && own.definite.test(term))) return false;
  const isBareWord = code === "en" && !words.article.test(term.split(" ", 1)[0]!) && !own.isPlural.test(verb);
  if (isBareWord && hasArticleElsewhere(term, material)) return false;
  const isBe =
    /^(?:,\s*)?(?:das\s+|ce\s+)?(?:is|are|was|were|ist|sind|war|waren|es|son|era|eran|fue|fueron|est|sont|était|étaient|fut|furent|c['’]\s?est|é|são|foi|foram)(?!\p{L})/iu.test(
      verb,
    );
  return !isBe || /defined/iu.test(verb) || isKind(definition, material, own);
}

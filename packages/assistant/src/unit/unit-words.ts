import type { KnownLanguage } from "../languages/known-languages.ts";

/** The words with which a language speaks of a unit, its lectures and their order. Every pattern ignores case. */
export interface UnitWords {
  /** The unit or all its lectures, to be read as the recording. */
  readonly unit: RegExp;
  /** What a recording is called, in place of the unit. */
  readonly recording: string;
  /** "lecture 3", "lectures 2 and 5": the numbers are its group. */
  readonly numbered: RegExp;
  /** "the third lecture", "the last lecture": the group is the ordinal. */
  readonly ordinal: RegExp;
  /** The ordinals from the first on, each with its forms. */
  readonly ordinals: readonly string[];
  readonly last: RegExp;
  /** Asks where something was said first; the group is the thing. */
  readonly first: readonly RegExp[];
  /** Asks for all lectures that speak of something; the group is the thing. */
  readonly which: readonly RegExp[];
  /** "since last week": each with the days back from today, or to this week's Monday. */
  readonly since: readonly (readonly [pattern: RegExp, days: number | "monday"])[];
  /** "since 4 October": the day and the month, or the other way round. */
  readonly sinceDay: RegExp;
  readonly months: readonly string[];
}

const list = String.raw`((?:\d{1,3})(?:\s*(?:,|and|und|et|e|y|&|to|bis|-|–|or|oder|o|ou|vs\.?|versus|from)\s*(?:the\s+)?(?:lectures?\s+|class\s+)?(?:\d{1,3}))*)`;

const en: UnitWords = {
  unit: /\b(?:this|the|these|our|my|whole|entire|all(?: of)?(?: the| these)?)\s+(?:whole\s+|entire\s+)?(?:units?|modules?|folders?|courses?|lectures|recordings|classes)\b/giu,
  recording: "the lecture",
  numbered: new RegExp(
    String.raw`\b(?:lectures?|recordings?|class(?:es)?|sessions?)\s+(?:no\.?\s*|number\s*|#\s*)?${list}`,
    "giu",
  ),
  ordinal:
    /\b(?:the\s+)?(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|latest|newest|most recent)\s+(?:lecture|recording|class|session)\b(?!\s+(?:that|which|where|to|in which))/giu,
  ordinals: ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"],
  last: /^(?:last|latest|newest|most recent)$/iu,
  first: [
    /^when\s+(?:did|do)\s+(?:we|i|he|she|they|you|the\s+\w+)\s+(?:first\s+)?(?:hear|learn|talk|speak|come\s+across|meet|see|encounter|read|start\s+(?:talking|learning))\s*(?:of|about|with)?\s+(.+?)(?:\s+for\s+the\s+first\s+time|\s+first)?\s*\??$/iu,
    /^(?:where|when|in\s+(?:which|what)\s+(?:lecture|class|recording|session)s?|(?:which|what)\s+(?:lecture|class|recording|session)s?)\s+(?:was|were|is|are)\s+(?:the\s+(?:term|idea|concept|notion|word)\s+(?:of\s+)?)?(.+?)\s+(?:first\s+)?(?:introduced|defined|first\s+(?:mentioned|discussed|explained|used|said|named|covered|brought\s+up|talked\s+about)|(?:mentioned|discussed|explained|used|said|named|covered|brought\s+up|talked\s+about)\s+(?:first|for\s+the\s+first\s+time))(?:\s+for\s+the\s+first\s+time|\s+first)?\s*\??$/iu,
    /^(?:where|when|in\s+(?:which|what)\s+\w+)\s+(?:do|did|does)\s+(?:we|he|she|they|the\s+\w+)\s+(?:first\s+)?(?:introduce|define|first\s+(?:mention|discuss|explain|use|say|cover|bring\s+up|talk\s+about))\s+(.+?)(?:\s+for\s+the\s+first\s+time|\s+first)?\s*\??$/iu,
    /^(?:where|when)\s+(?:does|did|do)\s+(.+?)\s+(?:first\s+(?:come\s+up|appear|show\s+up)|(?:come\s+up|appear|show\s+up)(?:\s+for\s+the\s+first\s+time|\s+first))\s*\??$/iu,
    /^(?:which|what)(?:\s+(?:was|is)\s+the\s+first)?\s+(?:lecture|class|recording|session)s?\s+(?:that\s+|which\s+|to\s+)?(?:first\s+)?(?:introduce[sd]?|define[sd]?|first\s+\w+)\s+(?:about\s+|of\s+)?(.+?)\s*\??$/iu,
    /^(?:which|what)\s+(?:was|is)\s+the\s+first\s+(?:lecture|class|recording|session)\s+(?:that\s+|which\s+|to\s+|where\s+)?(?:\w+\s+)?(?:mention\w*|discuss\w*|talk\w*|cover\w*|speak\w*|about)\s+(?:about\s+|of\s+)?(.+?)\s*\??$/iu,
    /^(?:the\s+)?first\s+(?:mention|time|occurrence|appearance)\s+(?:of|that|we\s+(?:hear|talk|heard|talked)\s+(?:of|about))\s+(.+?)\s*\??$/iu,
    /^(?:what|which|when)\s+(?:is|was)\s+the\s+first\s+(?:mention|time|occurrence|appearance)\s+(?:of|that|we\s+\w+\s+(?:of|about))\s+(.+?)\s*\??$/iu,
  ],
  which: [
    /^(?:in\s+)?(?:which|what|how\s+many)(?:\s+of\s+(?:the|these)(?:\s+\d+)?)?\s+(?:lectures?|class(?:es)?|recordings?|sessions?)\s+(?:do\s+|does\s+|did\s+|all\s+|also\s+)?(?:we\s+|he\s+|she\s+|they\s+)?(?:mention\w*|discuss\w*|talk\w*\s+about|cover\w*|deal\w*\s+with|speak\w*\s+(?:of|about)|spoke\s+(?:of|about)|say\w*\s+something\s+about|contain\w*|are\s+about|is\s+about|bring\w*\s+up|name\w*|treat\w*|explain\w*|use[sd]?)\s+(.+?)\s*\??$/iu,
    /^(?:in\s+)?(?:which|what|how\s+many)(?:\s+of\s+(?:the|these)(?:\s+\d+)?)?\s+(?:lectures?|class(?:es)?|recordings?|sessions?)\s+(?:is|are|was|were)\s+(.+?)\s+(?:mentioned|discussed|covered|explained|talked\s+about|brought\s+up|named|treated|used)\s*\??$/iu,
    /^(?:list|show|find|name)\s+(?:me\s+)?(?:all\s+|the\s+|all\s+the\s+)?(?:lectures|classes|recordings|sessions)\s+(?:that\s+|which\s+|where\s+)?(?:\w+\s+)?(?:mention\w*|discuss\w*|talk\w*\s+about|cover\w*|about|on)\s+(.+?)\s*\??$/iu,
    /^where\s+(?:else\s+)?(?:is|are|was|were)\s+(.+?)\s+(?:mentioned|discussed|covered|talked\s+about|brought\s+up)\s*\??$/iu,
    /^how\s+often\s+(?:is|was|are|were)\s+(.+?)\s+(?:mentioned|discussed|covered|talked\s+about|brought\s+up|named)\s*\??$/iu,
  ],
  since: [
    [/\b(?:since|after|from|in)\s+(?:the\s+)?(?:last|past|previous)\s+(?:week|seven\s+days|7\s+days)\b/iu, 7],
    [/\blast\s+week(?:'s|’s)?\b/iu, 7],
    [/\bsince\s+yesterday\b/iu, 1],
    [/\b(?:since|in|over)\s+(?:the\s+)?(?:last|past)\s+(?:two\s+weeks|fortnight|14\s+days)\b/iu, 14],
    [/\b(?:since|in|over)\s+(?:the\s+)?(?:last|past)\s+(?:month|30\s+days|four\s+weeks)\b/iu, 30],
    [/\b(?:since\s+monday|this\s+week(?:'s|’s)?)\b/iu, "monday"],
  ],
  sinceDay:
    /\bsince\s+(?:the\s+)?(?:(\d{1,2})(?:st|nd|rd|th)?(?:\s+of)?\s+([a-z]+)|([a-z]+)\s+(\d{1,2})(?:st|nd|rd|th)?)\b/iu,
  months: "january february march april may june july august september october november december".split(" "),
};

const de: UnitWords = {
  unit: /\b(?:diese[rsnm]?|de[rsnm]|das|die|alle[rn]?|den)\s+(?:ganze[rsn]?\s+)?(?:kurs(?:es)?|moduls?|einheit|ordners?|vorlesungen|aufnahmen|stunden)\b/giu,
  recording: "die Vorlesung",
  numbered: new RegExp(String.raw`\b(?:vorlesung(?:en)?|aufnahmen?|stunden?)\s+(?:nr\.?\s*|nummer\s*)?${list}`, "giu"),
  ordinal:
    /\b(?:der\s+|die\s+)?(erste[nr]?|zweite[nr]?|dritte[nr]?|vierte[nr]?|fünfte[nr]?|letzte[nr]?)\s+(?:vorlesung|aufnahme|stunde)\b/giu,
  ordinals: ["erste", "zweite", "dritte", "vierte", "fünfte"],
  last: /^letzte/iu,
  first: [
    /^(?:wo|wann|in\s+welcher\s+(?:vorlesung|aufnahme|stunde))\s+(?:wurde|wird|wurden|werden)\s+(?:der\s+begriff\s+)?(.+?)\s+(?:zuerst\s+|zum\s+ersten\s+mal\s+|erstmals\s+)?(?:eingeführt|definiert|zuerst\s+\p{L}+|erstmals\s+\p{L}+)\s*\??$/iu,
    /^wann\s+(?:haben\s+wir|hörten\s+wir)\s+(?:zuerst\s+|zum\s+ersten\s+mal\s+|erstmals\s+)?(?:von|über)\s+(.+?)\s+(?:zuerst\s+)?(?:gehört|gesprochen|gelernt)?\s*\??$/iu,
  ],
  which: [
    /^in\s+welchen?r?\s+(?:vorlesung(?:en)?|aufnahmen?|stunden?)\s+(?:wird|werden|wurde|geht\s+es\s+um|kommt|kommen)\s+(.+?)\s*(?:erwähnt|behandelt|besprochen|vor)?\s*\??$/iu,
    /^welche\s+(?:vorlesung(?:en)?|aufnahmen?|stunden?)\s+(?:erwähn\p{L}*|behandel\p{L}*|besprech\p{L}*|handeln\s+von|sprechen\s+von)\s+(.+?)\s*\??$/iu,
  ],
  since: [
    [/\b(?:seit|in\s+der)\s+(?:der\s+)?(?:letzten|vergangenen|vorigen)\s+woche\b/iu, 7],
    [/\bseit\s+gestern\b/iu, 1],
    [/\b(?:diese[r]?\s+woche|seit\s+montag)\b/iu, "monday"],
  ],
  sinceDay: /\bseit\s+(?:dem\s+)?(\d{1,2})\.?\s+(\p{L}+)/iu,
  months: "januar februar märz april mai juni juli august september oktober november dezember".split(" "),
};

const es: UnitWords = {
  unit: /\b(?:esta|este|estas|estos|la|el|las|los|tod[oa]s?\s+(?:las?|los|el))\s+(?:unidad|módulo|modulo|curso|carpeta|asignatura|clases|grabaciones)\b/giu,
  recording: "la clase",
  numbered: new RegExp(
    String.raw`\b(?:clases?|lecciones|lección|grabaci(?:ón|ones))\s+(?:n[.º°]*\s*|número\s*)?${list}`,
    "giu",
  ),
  ordinal: /\b(?:la\s+)?(primera|segunda|tercera|cuarta|quinta|última)\s+(?:clase|lección|grabación)\b/giu,
  ordinals: ["primera", "segunda", "tercera", "cuarta", "quinta"],
  last: /^última/iu,
  first: [
    /^¿?(?:dónde|donde|cuándo|cuando|en\s+qué\s+(?:clase|lección))\s+se\s+(?:introdujo|introduce|definió|define|presentó|(?:mencionó|menciona|habló|habla)(?:\s+de)?\s+por\s+primera\s+vez)\s+(?:por\s+primera\s+vez\s+)?(?:de\s+)?(.+?)(?:\s+por\s+primera\s+vez)?\s*\??$/iu,
  ],
  which: [
    /^¿?(?:en\s+)?(?:qué|que|cuáles|cuántas)\s+(?:clases?|lecciones|grabaciones)\s+(?:se\s+)?(?:menciona\p{L}*|habla\p{L}*\s+de|trata\p{L}*(?:\s+de)?|explica\p{L}*)\s+(.+?)\s*\??$/iu,
  ],
  since: [
    [/\b(?:desde|en)\s+la\s+semana\s+pasada\b/iu, 7],
    [/\bdesde\s+ayer\b/iu, 1],
    [/\b(?:esta\s+semana|desde\s+el\s+lunes)\b/iu, "monday"],
  ],
  sinceDay: /\bdesde\s+el\s+(\d{1,2})\s+de\s+(\p{L}+)/iu,
  months: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" "),
};

const fr: UnitWords = {
  unit: /\b(?:cette|ce|ces|l['’]|le|la|les|tous\s+les)\s*(?:unité|module|dossier|enregistrements)\b|\b(?:ces|tous\s+les)\s+cours\b/giu,
  recording: "le cours",
  numbered: new RegExp(String.raw`\b(?:cours|séances?|enregistrements?)\s+(?:n[.º°]*\s*|numéro\s*)?${list}`, "giu"),
  ordinal:
    /(?<!\p{L})(?:le\s+|la\s+)?(premi(?:er|ère)|deuxième|troisième|quatrième|cinquième|derni(?:er|ère))\s+(?:cours|séance|enregistrement)\b/giu,
  ordinals: ["premi", "deuxième", "troisième", "quatrième", "cinquième"],
  last: /^derni/iu,
  first: [
    /^(?:où|quand|dans\s+quel\s+cours)\s+(?:a-t-on|est-ce\s+qu['’]on\s+a)\s+(?:introduit|défini|présenté|(?:parlé\s+d(?:e|u|es)|mentionné|entendu\s+parler\s+d(?:e|u|es))(?=.*première\s+fois))\s*(?:pour\s+la\s+première\s+fois\s+)?(?:d['’]\s*)?(.+?)(?:\s+pour\s+la\s+première\s+fois)?\s*\??$/iu,
  ],
  which: [
    /^(?:dans\s+)?(?:quels?|combien\s+de)\s+(?:cours|séances|enregistrements)\s+(?:parlent?\s+d(?:e|u|es)|mentionnent?|traitent?\s+d(?:e|u|es)|parle-t-on\s+d(?:e|u|es)|expliquent?)\s*(?:d['’]\s*)?(.+?)\s*\??$/iu,
  ],
  since: [
    [/\bdepuis\s+la\s+semaine\s+(?:dernière|passée)/iu, 7],
    [/\bdepuis\s+hier\b/iu, 1],
    [/\b(?:cette\s+semaine|depuis\s+lundi)\b/iu, "monday"],
  ],
  sinceDay: /\bdepuis\s+le\s+(\d{1,2})(?:er)?\s+(\p{L}+)/iu,
  months: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(" "),
};

const pt: UnitWords = {
  unit: /\b(?:esta|este|estas|a|o|as|tod[oa]s?\s+as?)\s+(?:unidade|módulo|modulo|curso|pasta|disciplina|aulas|gravações)\b/giu,
  recording: "a aula",
  numbered: new RegExp(String.raw`\b(?:aulas?|gravaç(?:ão|ões))\s+(?:n[.º°]*\s*|número\s*)?${list}`, "giu"),
  ordinal: /\b(?:a\s+)?(primeira|segunda|terceira|quarta|quinta|última)\s+(?:aula|gravação)(?!\p{L})/giu,
  ordinals: ["primeira", "segunda", "terceira", "quarta", "quinta"],
  last: /^última/iu,
  first: [
    /^(?:onde|quando|em\s+que\s+aula)\s+(?:foi|foram|se)\s+(?:introduzid[oa]s?|definid[oa]s?|apresentad[oa]s?|introduziu|definiu|mencionad[oa]s?\s+pela\s+primeira\s+vez)\s+(.+?)(?:\s+pela\s+primeira\s+vez)?\s*\??$/iu,
    /^(?:onde|quando|em\s+que\s+aula)\s+(?:foi|foram)\s+(.+?)\s+(?:introduzid[oa]s?|definid[oa]s?|apresentad[oa]s?)(?:\s+pela\s+primeira\s+vez)?\s*\??$/iu,
  ],
  which: [
    /^(?:em\s+)?(?:que|quais|quantas)\s+aulas\s+(?:se\s+)?(?:menciona\p{L}*|fala\p{L}*\s+(?:de|sobre)|trata\p{L}*(?:\s+de)?|explica\p{L}*)\s+(.+?)\s*\??$/iu,
  ],
  since: [
    [/\bdesde\s+a\s+semana\s+passada\b/iu, 7],
    [/\bdesde\s+ontem\b/iu, 1],
    [/\b(?:esta\s+semana|desde\s+segunda)\b/iu, "monday"],
  ],
  sinceDay: /\bdesde\s+(?:o\s+dia\s+)?(\d{1,2})\s+de\s+(\p{L}+)/iu,
  months: "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split(" "),
};

export const unitWords: Readonly<Record<KnownLanguage, UnitWords>> = { en, de, es, fr, pt };

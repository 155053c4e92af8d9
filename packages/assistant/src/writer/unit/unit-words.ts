import type { KnownLanguage } from "@lectern/transcript/languages/known-languages.ts";

/**
 * The words with which a language speaks of a unit, its lectures and their order. Every pattern ignores case. Those of
 * `first` and `which` read a text whose words stand one space apart: with any number of spaces they would take time that
 * grows with its square.
 */
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
  /** Asks what was said of a thing, whatever it is. */
  readonly sayingAbout: RegExp;
  /** Asks what two things have to do with each other. */
  readonly relating: RegExp;
  /** Between the halves of a question that asks two things: "but", "and what". */
  readonly joining: RegExp;
  /** "What does a mitochondrion do?": what it does, and not what it is. */
  readonly doing: RegExp;
  /** "according to Plato": the name is its group. */
  readonly accordingTo: RegExp;
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
    /^when (?:did|do) (?:we|i|he|she|they|you|the \w+) (?:first )?(?:hear|learn|talk|speak|come across|meet|see|encounter|read|start (?:talking|learning)) ?(?:of|about|with)? (.+?)(?: for the first time| first)? ?\??$/iu,
    /^(?:where|when|in (?:which|what) (?:lecture|class|recording|session)s?|(?:which|what) (?:lecture|class|recording|session)s?) (?:was|were|is|are) (?:the (?:term|idea|concept|notion|word) (?:of )?)?(.+?) (?:first )?(?:introduced|defined|first (?:mentioned|discussed|explained|used|said|named|covered|brought up|talked about)|(?:mentioned|discussed|explained|used|said|named|covered|brought up|talked about) (?:first|for the first time))(?: for the first time| first)? ?\??$/iu,
    /^(?:where|when|in (?:which|what) \w+) (?:do|did|does) (?:we|he|she|they|the \w+) (?:first )?(?:introduce|define|first (?:mention|discuss|explain|use|say|cover|bring up|talk about)) (.+?)(?: for the first time| first)? ?\??$/iu,
    /^(?:where|when) (?:does|did|do) (.+?) (?:first (?:come up|appear|show up)|(?:come up|appear|show up)(?: for the first time| first)) ?\??$/iu,
    /^(?:which|what)(?: (?:was|is) the first)? (?:lecture|class|recording|session)s? (?:that |which |to )?(?:first )?(?:introduce[sd]?|define[sd]?|first \w+) (?:about |of )?(.+?) ?\??$/iu,
    /^(?:which|what) (?:was|is) the first (?:lecture|class|recording|session) (?:that |which |to |where )?(?:\w+ )?(?:mention\w*|discuss\w*|talk\w*|cover\w*|speak\w*|about) (?:about |of )?(.+?) ?\??$/iu,
    /^(?:the )?first (?:mention|time|occurrence|appearance) (?:of|that|we (?:hear|talk|heard|talked) (?:of|about)) (.+?) ?\??$/iu,
    /^(?:what|which|when) (?:is|was) the first (?:mention|time|occurrence|appearance) (?:of|that|we \w+ (?:of|about)) (.+?) ?\??$/iu,
  ],
  which: [
    /^(?:in )?(?:which|what|how many)(?: of (?:the|these)(?: \d+)?)? (?:lectures?|class(?:es)?|recordings?|sessions?) (?:do |does |did |all |also )?(?:we |he |she |they )?(?:mention\w*|discuss\w*|talk\w* about|cover\w*|deal\w* with|speak\w* (?:of|about)|spoke (?:of|about)|say\w* something about|contain\w*|are about|is about|bring\w* up|name\w*|treat\w*|explain\w*|use[sd]?) (.+?) ?\??$/iu,
    /^(?:in )?(?:which|what|how many)(?: of (?:the|these)(?: \d+)?)? (?:lectures?|class(?:es)?|recordings?|sessions?) (?:is|are|was|were) (.+?) (?:mentioned|discussed|covered|explained|talked about|brought up|named|treated|used) ?\??$/iu,
    /^(?:list|show|find|name) (?:me )?(?:all |the |all the )?(?:lectures|classes|recordings|sessions) (?:that |which |where )?(?:\w+ )?(?:mention\w*|discuss\w*|talk\w* about|cover\w*|about|on) (.+?) ?\??$/iu,
    /^where (?:else )?(?:is|are|was|were) (.+?) (?:mentioned|discussed|covered|talked about|brought up) ?\??$/iu,
    /^how often (?:is|was|are|were) (.+?) (?:mentioned|discussed|covered|talked about|brought up|named) ?\??$/iu,
  ],
  sayingAbout:
    /\b(?:say|says|said|tell|tells|told|talk|talks|talked|mention|mentions|mentioned|learn|learned|hear|heard)\b.{0,40}\b(?:about|on|of)\b/iu,
  joining: /[,;]?\s(?:but|whereas|while|and then|and(?= (?:what|how|why|who|where|when|which)\s))\s/iu,
  relating: /\b(?:relat(?:e|es|ed|ion|ionship)|connect(?:ed|ion)?|link(?:ed)?)\b.{0,60}\b(?:to|between|with)\b/iu,
  doing: /^what (?:does|do|did) .+ do ?\??$/iu,
  accordingTo: /(?<!\p{L})according to ((?=\p{Lu})\p{L}+)/u,
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
    /^(?:wo|wann|in welcher (?:vorlesung|aufnahme|stunde)) (?:wurde|wird|wurden|werden) (?:der begriff )?(.+?) (?:zuerst |zum ersten mal |erstmals )?(?:eingeführt|definiert|zuerst \p{L}+|erstmals \p{L}+) ?\??$/iu,
    /^wann (?:haben wir|hörten wir) (?:zuerst |zum ersten mal |erstmals )?(?:von|über) (.+?) (?:zuerst )?(?:gehört|gesprochen|gelernt)? ?\??$/iu,
  ],
  which: [
    /^in welchen?r? (?:vorlesung(?:en)?|aufnahmen?|stunden?) (?:wird|werden|wurde|geht es um|kommt|kommen) (.+?) ?(?:erwähnt|behandelt|besprochen|vor)? ?\??$/iu,
    /^welche (?:vorlesung(?:en)?|aufnahmen?|stunden?) (?:erwähn\p{L}*|behandel\p{L}*|besprech\p{L}*|handeln von|sprechen von) (.+?) ?\??$/iu,
  ],
  sayingAbout:
    /\b(?:sagt|sagten?|gesagt|erzählt|spricht|gesprochen|erfahren|gehört)\b.{0,60}\b(?:über|von|zu)\b|\b(?:über|von|zu)\b.{0,60}\b(?:gesagt|erzählt|gesprochen|erfahren|gehört)\b/iu,
  joining: /[,;]?\s(?:aber|während|und dann|und(?= (?:was|wie|warum|wer|wo|wann|welche[rsnm]?)\s))\s/iu,
  relating: /(?<!\p{L})(?:zusammenhang|hängen|hängt|zusammenhängen|beziehung|verhältnis)(?!\p{L})/iu,
  doing: /^was (?:macht|machen|tut|tun) .+$/iu,
  accordingTo: /(?<!\p{L})(?:laut|nach Ansicht von|nach Meinung von) ((?=\p{Lu})\p{L}+)/u,
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
    /^¿?(?:dónde|donde|cuándo|cuando|en qué (?:clase|lección)) se (?:introdujo|introduce|definió|define|presentó|(?:mencionó|menciona|habló|habla)(?: de)? por primera vez) (?:por primera vez )?(?:de )?(.+?)(?: por primera vez)? ?\??$/iu,
  ],
  which: [
    /^¿?(?:en )?(?:qué|que|cuáles|cuántas) (?:clases?|lecciones|grabaciones) (?:se )?(?:menciona\p{L}*|habla\p{L}* de|trata\p{L}*(?: de)?|explica\p{L}*) (.+?) ?\??$/iu,
  ],
  sayingAbout:
    /(?<!\p{L})(?:dice|dicen|dijo|dijeron|dicho|habla|hablan|habló|cuenta|contó|explica|explicó)(?!\p{L}).{0,40}\b(?:sobre|de|acerca)\b/iu,
  joining: /[,;]?\s(?:pero|mientras que|y luego|y(?= ¿?(?:qué|cómo|por qué|quién|dónde|cuándo|cuál)\s))\s/iu,
  relating: /(?<!\p{L})(?:relaci(?:ón|ona|onan|onados?|onadas?)|tienen? que ver|conexión)(?!\p{L})/iu,
  doing: /^¿?qué (?:hace|hacen) .+$/iu,
  accordingTo: /(?<!\p{L})según ((?=\p{Lu})\p{L}+)/u,
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
    /^(?:où|quand|dans quel cours) (?:a-t-on|est-ce qu['’]on a) (?:introduit|défini|présenté|(?:parlé d(?:e|u|es)|mentionné|entendu parler d(?:e|u|es))(?=.*première fois)) ?(?:pour la première fois )?(?:d['’] ?)?(.+?)(?: pour la première fois)? ?\??$/iu,
  ],
  which: [
    /^(?:dans )?(?:quels?|combien de) (?:cours|séances|enregistrements) (?:parlent? d(?:e|u|es)|mentionnent?|traitent? d(?:e|u|es)|parle-t-on d(?:e|u|es)|expliquent?) ?(?:d['’] ?)?(.+?) ?\??$/iu,
  ],
  sayingAbout:
    /(?<!\p{L})(?:dit|dits|disent|parle|parlent|parlé|raconte|explique|appris)(?!\p{L}).{0,40}(?<!\p{L})(?:sur|de|des|du|à propos)(?!\p{L})/iu,
  joining:
    /[,;]?\s(?:mais|alors que|tandis que|et ensuite|et(?= (?:que|qu’est|qu'est|comment|pourquoi|qui|où|quand|quel(?:le)?s?)[\s-]))\s/iu,
  relating:
    /(?<!\p{L})(?:rapport|lien|liens|relation|liés?|liées?)(?!\p{L}).{0,60}(?<!\p{L})(?:entre|avec|à|au|aux)(?!\p{L})/iu,
  doing: /^(?:que|qu[’']est-ce que) (?:fait|font) .+$|^à quoi (?:sert|servent) .+$/iu,
  accordingTo: /(?<!\p{L})selon ((?=\p{Lu})\p{L}+)/u,
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
    /^(?:onde|quando|em que aula) (?:foi|foram|se) (?:introduzid[oa]s?|definid[oa]s?|apresentad[oa]s?|introduziu|definiu|mencionad[oa]s? pela primeira vez) (.+?)(?: pela primeira vez)? ?\??$/iu,
    /^(?:onde|quando|em que aula) (?:foi|foram) (.+?) (?:introduzid[oa]s?|definid[oa]s?|apresentad[oa]s?)(?: pela primeira vez)? ?\??$/iu,
  ],
  which: [
    /^(?:em )?(?:que|quais|quantas) aulas (?:se )?(?:menciona\p{L}*|fala\p{L}* (?:de|sobre)|trata\p{L}*(?: de)?|explica\p{L}*) (.+?) ?\??$/iu,
  ],
  sayingAbout:
    /(?<!\p{L})(?:diz|dizem|disse|disseram|dito|fala|falam|falou|conta|contou|explica|explicou)(?!\p{L}).{0,40}(?<!\p{L})(?:sobre|de|acerca)(?!\p{L})/iu,
  joining: /[,;]?\s(?:mas|enquanto|ao passo que|e depois|e(?= (?:o que|como|por que|quem|onde|quando|qual)\s))\s/iu,
  relating: /(?<!\p{L})(?:rela(?:ção|ciona|cionam|cionad[oa]s?)|t[eê]m? a ver|ligação)(?!\p{L})/iu,
  doing: /^o que (?:faz|fazem) .+$/iu,
  accordingTo: /(?<!\p{L})segundo ((?=\p{Lu})\p{L}+)/u,
  since: [
    [/\bdesde\s+a\s+semana\s+passada\b/iu, 7],
    [/\bdesde\s+ontem\b/iu, 1],
    [/\b(?:esta\s+semana|desde\s+segunda)\b/iu, "monday"],
  ],
  sinceDay: /\bdesde\s+(?:o\s+dia\s+)?(\d{1,2})\s+de\s+(\p{L}+)/iu,
  months: "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split(" "),
};

export const unitWords: Readonly<Record<KnownLanguage, UnitWords>> = { en, de, es, fr, pt };

import { anywhere, exactly } from "../../languages/patterns.ts";
import type { CardWords } from "./card-words.ts";
import { never } from "./never.ts";

const adverbs =
  "(?:\\s+(?:básicamente|simplemente|realmente|en realidad|también|solo|sólo|esencialmente|generalmente))*";
const genus = "(?:una?|el|la|los|las|lo que|cuando|cualquier|aquel|aquella|aquello)(?![\\p{L}])";
const plural = "\\p{L}+s\\s+(?:\\p{L}+s\\s+)?(?:que|de|con|para)(?![\\p{L}])";

export const spanish: CardWords = {
  copulas: [
    {
      pattern: new RegExp(`^\\s+(?<verb>es|era|fue)${adverbs}\\s+(?=${genus})`, "iu"),
      ask: (term, verb) => `¿Qué ${verb} ${term}?`,
    },
    {
      pattern: new RegExp(`^\\s+(?<verb>son|eran|fueron)${adverbs}\\s+(?=${genus}|${plural})`, "iu"),
      ask: (term, verb) => `¿Qué ${verb} ${term}?`,
    },
    {
      pattern: /^\s+(?<verb>significa|mide|describe|representa|contiene|incluye|implica|requiere)\s+(?=\p{L})/iu,
      ask: (term, verb) => `¿Qué ${verb} ${term}?`,
    },
    { pattern: /^\s+(?<verb>consisten?) en\s+/iu, ask: (term, verb) => `¿En qué ${verb} ${term}?` },
    { pattern: /^\s+se (?<verb>refieren?) a\s+/iu, ask: (term, verb) => `¿A qué se ${verb} ${term}?` },
    { pattern: /^\s+se (?<verb>definen?) como\s+/iu, ask: (term, verb) => `¿Cómo se ${verb} ${term}?` },
  ],
  naming:
    /(?:,|(?<![\s,]))\s+(?<verb>se llaman?|se denominan?|se conocen? como|suelen? (?:llamarse|denominarse)|se les? (?:llama|denomina)|es conocid[oa] como)\s+(?:(?:el|la|los|las|una?)\s+)?["“«]?/iu,
  names:
    /(?<![\p{L}\p{N}])(?:llamad[oa]s?|se llaman?|lo que (?:se )?(?:llama|llamamos|conoce como)|se denominan?|conocid[oa]s? como|se conocen? como|denominad[oa]s?|llamamos)(?:\s+(?:el|la|los|las|una?))?\s+(?=["“«]?\p{L})/giu,
  described: /^(?:est[ea]|es[ea]|est[oa]s|es[oa]s) (?:[\p{L}-]+ ){1,3}?(?=que )/iu,
  equates:
    /(?<![\p{L}])(?:se (?:llaman?|denominan?|conocen? como)|(?:es|son) (?:llamad|conocid|denominad)[oa]s?(?: como)?)(?: (?:el|la|los|las|una?))?\s+["“«]?$/iu,
  existential: /^(?:hay|había|hubo|existen?|tenemos|es|son)(?![\p{L}])/iu,
  namingEnd: never,
  lead: /^(?:sin embargo|por (?:lo )?tanto|por supuesto|de hecho|además|en realidad|en general|por lo general|en otras palabras|en resumen|curiosamente|al principio|a alto nivel|a modo de comparación|por el contrario|en cambio|hoy en día|por otro lado|básicamente|esencialmente|verás|como verás|fíjate),\s+/iu,
  relatives: [
    /^[,;:]\s+(?=(?:una?|el|la)\s+(?:(?!es|son|era|fue|ha)[\p{L}'-]{1,30}\s+){1,6}(?:que|donde|en el que|en la que|cuyo|cuya)\s)/iu,
    /^,\s+que\s+(?<verb>es|son)(?:\s+(?:básicamente|simplemente))?\s+(?=(?:una?|el|la|los|las)\s)/iu,
  ],
  defining: /(?<![\p{L}])(?:definimos|definir|se define)\s+(?=\p{L})/giu,
  definedAs: /(?<!\s)\s+como\s+/iu,
  calledSo:
    /^(?:(?:y|así)\s+)?(?:(?:a )?est[eoa]s?(?: \p{L}+)?|eso|(?:a esto|a eso) (?:se )?l[eo])(?:\s+(?:se|le|lo|es|lo que|también|suele))*\s+(?:llama(?:mos|n|r)?|conoce como|denomina(?:mos|n)?)\s+(?:(?:el|la|los|las|una?)\s+)?["“«]?/iu,
  mustCall: /llama|conoce|denomina/iu,
  whatCalled: (described) => `¿Cómo se llama esto? «${described}»`,
  whatIs: (term) => `¿Qué se entiende por «${term}»?`,
  standsFor: (short) => `¿Qué significa ${short}?`,
  whichTerm: (definition) => `¿De qué término se trata: «${definition}»?`,
  asking: exactly(
    "ano|año|en|asi|así|ocurre|para|quiere|decir|sirve|sirven|que|qué|cual|cuál|como|cómo|quien|quién|por|cuando|cuándo|donde|dónde|termino|término|trata|entiende|llama|esto|diferencian|diferencia|significa|refiere|consiste",
  ),
  article: exactly("el|la|los|las|un|una|unos|unas"),
  indefinite: /^(?:un[ao]?s?)\s/iu,
  link: anywhere(
    "decir|quiere|sirve|sirven|para|es|son|era|eran|fue|fueron|significa|mide|describe|representa|contiene|incluye|implica|requiere|consiste|consisten|refiere|refieren|define|definen|llama|llaman|llamamos|denomina|denominan|conoce|conocen|que|definimos|definir|como|suele|suelen|llamarse|denominarse|conocido|conocida|le|les",
  ),
  interrupted: /(?<![\p{L}])(?:que|cual|porque|cuando),/iu,
  functionWord: exactly(
    "el|la|los|las|un|una|unos|unas|lo|de|del|a|al|en|con|por|para|sin|sobre|entre|hasta|desde|hacia|según|y|e|o|u|pero|sino|aunque|porque|que|qué|quien|cual|como|cómo|cuando|cuándo|donde|dónde|si|yo|tú|él|ella|ello|nosotros|ellos|ellas|usted|ustedes|me|te|se|nos|le|les|mi|tu|su|sus|mis|tus|nuestro|nuestra|este|esta|esto|estos|estas|ese|esa|eso|esos|esas|aquel|aquella|es|son|era|eran|fue|fueron|ser|está|están|ha|han|hay|tiene|tienen|puede|pueden|no|ni|más|menos|muy|tan|también|ya|aquí|ahí|así|cada|todo|toda|todos|todas|otro|otra|otros|otras|mismo|misma|algún|alguna|algunos|ambos|ambas|cuya|cuyo|entonces|además|además|primer|primera|segundo|segunda|última|último|única|único|sólo|solo|solamente|tienes|tengo|tenemos|quieres|cierto|ciertos|varios|muchos",
  ),
  inTerm: exactly("de|del|la|los|las|el|en"),
  vague: exactly(
    "\\p{L}{3,20}(?:[aei]r|[aei]rse)|estudios?|investigadores|modelos?|científicos|razón|idea|pregunta|respuesta|objetivo|cosa|cosas|problema|punto|ejemplo|caso|parte|paso|truco|clave|resultado|resto|diferencia|ventaja|desventaja|valor|número|gente|personas|tarea|hecho|verdad|tema|manera|forma|tipo|título|nombre|imagen|nueva|nuevo|gran|mejor|principal|solución|esperanza|pensamiento|posibilidad|consecuencia|fin|comienzo|cuestión|salida",
  ),
  noDefinition: new RegExp(
    "^(?:(?:una?|el|la|los|las)\\s+)?(?:como|forma en|manera en|un[oa]\\s+de|primer[oa]?|segund[oa]|tercer[oa]?|próxim[oa]|últim[oa]|mism[oa]s?|únic[oa]|mejor|peor|más|mayor|principal|buen[oa]?|gran|muy|poco|problema|pregunta|razón|punto|idea|cosa|caso|respuesta|resultado|parte|ejemplo|verdader[oa]|similar|clave|importante|interesante|que)(?![\\p{L}])|^lo que\\s+(?:yo|tú|nosotros|ellos|acabamos|hemos|queremos|estamos|vamos|necesitamos)(?![\\p{L}])",
    "iu",
  ),
  sharpGenus:
    /^(?:una?\s|cuando|cualquier|lo que|(?:el|la|los|las) (?:\p{L}+\s){0,3}\p{L}+ (?:de|del|que|en|entre|para|con)(?![\p{L}]))/iu,
  unfinished: anywhere(
    "(?:el|la|los|las|un|una|de|del|a|al|y|o|que|es|son|en|con|para|como|por|muy|tan|pero|si|cuando|se|su)$",
  ),
  contextual: anywhere(
    `[eé]st[eoa]s?|[eé]s[eoa]s?|aquell?[oa]?s?|aquí|ahí|allí|arriba|abajo|antes|anterior(?:es|mente)?|hasta ahora|ahora|hoy|ayer|mañana|de nuevo|mencion\\p{L}+|vimos|visto|diapositivas?|figura|diagrama|pizarra|pantalla|v[ií]deos?|clase|capítulo|lección|curso|examen|el mismo|la misma|los mismos|las mismas|tal(?:es)?|por ejemplo|ejemplos?|por ello
    sin embargo|por (?:lo )?tanto|entonces|luego|así|digamos|supongamos|imagina|etcétera|etc|uno de ellos|una de ellas|obviamente|izquierda|derecha|siguiente|siguientes|bueno|vale|ok|a continuación|último|última|otro lado|les?`,
  ),
  personal: anywhere(
    "yo|me|mi|mis|mí|vosotros|os|vamos|hemos|veamos|vemos|queremos|tenemos|necesitamos|podemos|estamos|habíamos|piensa|piense|imagina|imagine|fíjate|mira|quiero|creo|verás|veremos|sabes|puedes|tienes|quieres|ves|nuestr[oa]s? (?:ejemplo|caso|modelo|primer[oa]?|red|función|amigo|objetivo)",
  ),
  listeners: anywhere("tú|tu|tus|te|ti|contigo|usted|ustedes"),
  pronoun: anywhere("él|ella|ellos|ellas|ello|le|les|lo|su|sus|suyo|suya"),
  unsettled: anywhere(
    "muy|realmente|interesantes?|es que|aspecto|también|tampoco|algo|alguien|digamos|supongamos|suponga|imagina|imagine|si|sería|serían|podría|podrían|habría|tendría|Alice|Bob|Charlie|Alicia",
  ),
  tail: /,\s*(?:pero|sino|porque|aunque|mientras|así que|de modo que|por lo que|lo que|lo cual|cuando|entonces|son|es|está|están|por ejemplo|ya que|pues|e incluso|y (?:ahora|es|se|esto|eso|por|la intención|luego|en))(?![\p{L}])|[;:—]|\s[-–]+\s|\.\s|\sy\s+(?:esto|eso|se|es|yo|tú|nosotros|entonces|por eso|luego)(?![\p{L}])/iu,
  clause: /(?:[;:]\s+|,\s+(?:pero|así que|porque|aunque|mientras que)\s+)(?=\p{L})/giu,
  finite: anywhere(
    "tenía|tenían|sabía|sabían|podía|podían|debía|debían|quería|hacía|hacían|seguía|vivía|vivían|llega|llegan|llegó|llegaron|describe|describen|representa|representan|incluye|incluyen|actúa|actúan|afecta|afectan|crea|crean|determina|determinan|explica|explican|recibe|reciben|envía|responde|corresponde|corresponden|define|definen|evita|evitan|resuelve|transforma|calcula|procesa|almacena|crece|crecen|vive|viven|muere|empieza|termina|dura|cuesta|proviene|inventó|descubrió|desarrolló|fundó|escribió|publicó|murió|comenzó|nació|logró|demostró|propuso|suele|suelen|viene|vienen|va|van|parece|queda|indica|indican|expresa|impide|combina|ofrece|aprende|minimiza|maximiza|es|son|era|eran|fue|fueron|está|están|ha|han|había|tiene|tienen|puede|pueden|debe|deben|permite|permiten|causa|causan|significa|consiste|consisten|muestra|muestran|hace|hacen|da|dan|requiere|requieren|contiene|contienen|produce|producen|depende|dependen|aumenta|reduce|genera|utiliza|usa|usan|ocurre|sirve|sirven|forma|forman|existe|existen|hay|se llama|se llaman|necesita|funciona|convierte",
  ),
  opening: exactly("en|durante|para|cuando|antes|después|sin|desde|por|según|dentro"),
  badStart:
    /^(?:es|son|era|fue|está|ha|han|puede|pueden|y|e|o|u|pero|que|porque|cuando|como|donde|si|aunque|también|solo|sólo|no|ni|de|del|con|para que|cuyo|cuya|lo que|lo cual|sino)(?![\p{L}])/iu,
  being: anywhere("es|son|era|eran|está|están|determinan?"),
  subordinate: anywhere("que|cuando|como|donde|quien|quienes|cual|cuales|cuyo|cuya|porque|si|mientras"),
  detail: anywhere("de|del|que|para|con|en|entre|cuando|por|donde"),
  spoken: anywhere("él|ella|ellos|ellas|les?|llamad[oa]s?|algo así|alguien"),
  person: exactly("fue|fueron|era|eran"),
  disagrees: (term, verb) =>
    /^(?:es|era|fue)$/u.test(verb) === /^(?:los|las|unos|unas)\s/iu.test(term) &&
    /^(?:el|la|los|las|una?)\s/iu.test(term),
  splice: /,\s+(?:él|ella|ellos|esto|el|la|los|las)\s+/iu,
  and: "y|e|o",
  causal: anywhere(
    "porque|ya que|por eso|causan?|provocan?|permiten?|impiden?|aumentan?|reducen?|producen?|generan?|controlan?|regulan?|determinan?|contienen?|consisten? en|se llaman?|se conocen?|significan?|dependen? de|sirven? para|requieren?|convierten?|es una?|son los|son las|es el|es la|se basan?|evitan?|garantizan?",
  ),
};

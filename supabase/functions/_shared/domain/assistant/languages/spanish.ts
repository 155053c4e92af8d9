// Copied from packages/domain by `npm run domain -w @lectern/supabase`: change it there.
import type { LanguageRules } from "./language.ts";
import {
  anywhere,
  asideOf,
  atStart,
  exactly,
  fillerOf,
  openerOf,
  openerWithComma,
  stutterOf,
  tagOf,
} from "./patterns.ts";

export const spanish: LanguageRules = {
  phrasebook: {
    saysAt: "La grabación dice, en",
    says: "La grabación dice:",
    overview: "De qué trata sobre todo esta grabación:",
    notFound: "No he encontrado eso en esta grabación.",
    speaksOf: (subjects) => `Habla de ${subjects}.`,
    nothingToAnswerFrom: "En esta grabación no hay frases con las que responder.",
    inShort: "En resumen:",
    keyTerms: "Términos clave:",
    part: (number) => `Parte ${number}`,
    threeSubjects: (subjects) => `Tres temas recorren esta grabación: ${subjects}.`,
    inClosing: "Para terminar",
    and: "y",
  },
  cleaning: {
    filler: fillerOf("eh+|ehm+|em+|mmm+|este…|ajá"),
    aside: asideOf("digamos|o sea|¿no\\?|¿verdad\\?|¿vale\\?|verdad|sabes|por así decirlo|pues|bueno|no sé"),
    tag: tagOf("no|verdad|vale|sí|cierto|de acuerdo|okay|ok|eh"),
    openers: [
      openerWithComma(
        "bueno|bien|vale|pues|claro|ok|okay|a ver|mira|miren|mirad|entonces|sí|no|perfecto|muy bien|exacto|es decir|o sea|digamos|ahora|por cierto|de hecho|primero|segundo|tercero|finalmente|por último|en fin|además|así que",
      ),
      openerOf("entonces|pues|bueno|y|pero|o sea|así que|porque"),
    ],
    stutter: stutterOf("el|la|los|las|un|una|de|que|y|en|a|es|se|lo|no|con|por|para|su|si|pero|yo|le|al|del"),
  },
  judging: {
    housekeeping: anywhere(
      `examen|exámenes|deberes|tarea|tareas|parcial|trabajo final|entrega|nota final|buenos días|buenas tardes|buenas noches
      gracias|bienvenid[oa]s?|la próxima (?:clase|semana|vez)|la semana que viene|la clase (?:pasada|anterior|de hoy)|en la última clase
      hoy vamos a|vamos a (?:ver|empezar|hablar)|alguna pregunta|preguntas\\?|me (?:oyen|escuchan|oís)|se (?:oye|escucha)|pizarra
      diapositiva|micrófono|pausa|descanso|por favor|suscr[ií]b\\p{L}*|nos vemos|hasta (?:luego|mañana|la próxima)|perdón|horario de tutoría
      en este (?:vídeo|video)|tutoría`,
    ),
    explaining: anywhere(
      `se llama|se llaman|se define|se conoce como|se denomina|significa|consiste en|es decir|en otras palabras|importante|porque
      por lo tanto|por tanto|por ejemplo|como resultado|por eso|la clave|la razón|la diferencia|se debe a|descubri\\p{L}*|demostr\\p{L}*`,
    ),
    leaning: atStart(
      `eso|esto|esta|este|estos|estas|ese|esa|esos|esas|aquello|ello|ella|él|ellos|ellas|lo mismo|le|les|lo|la cual|el cual|lo cual|que
      también|tampoco|sino|otro|otra|ambos|ambas|aquí|ahí|allí|entonces|así|de ahí|además|sí|no|su|sus|los dos|las dos|uno|una de ellas`,
    ),
    person: anywhere(
      "yo|me|mi|mis|conmigo|tú|te|ti|usted|ustedes|vosotros|vosotras|os|creo|quiero|voy|tengo|digo|sé",
      "giu",
    ),
    inviting: atStart(
      "vamos|veamos|miren|mira|imagina|imaginen|imaginad|piensen|piensa|supongamos|tomemos|fíjense|fíjate",
    ),
  },
  naming: {
    beforeNoun: exactly(
      "el|la|los|las|un|una|unos|unas|del|al|de|en|con|por|sin|sobre|entre|hacia|desde|hasta|su|sus|este|esta|estos|estas|ese|esa|esos|esas|cada|nuestro|nuestra|dos|tres|cuatro|y|o|según|mediante|llamado|llamada|como|más|menos",
    ),
    beforeVerb: exactly(
      "se|no|me|te|le|les|lo|nos|yo|tú|él|ella|ellos|ellas|nosotros|ustedes|que|quien|ha|han|he|hemos|había|puede|pueden|podemos|debe|deben|vamos|voy|va|para",
    ),
    adverb: /mente$/iu,
    ending: "(?:e?s)?",
  },
  asking: {
    about:
      "grabación grabacion clase lección leccion charla reunión conferencia resumen resumir resume resúmeme tema temas idea ideas principal principales clave concepto conceptos trata trató habla hablan explica explicó explican describe menciona cubre profesor profesora ponente contenido detalle transcripción vídeo video aprendimos aprender",
    relation:
      "papel función propósito objetivo efecto relación relaciona relacionan diferencia diferencias diferencian compara comparar causa causas consecuencia consecuencias impacto influencia proceso paso pasos tipo tipos método lista funciona funcionan ocurre sucede pasa significa sirve contiene requiere importante",
    grammar:
      "qué que cuál cual cuáles cuales quién quien quiénes cuándo cuando dónde donde por cómo como cuánto cuántos cuánta cuántas es son era fue ser está están hay ha han tiene tienen hace hacen puede pueden debe el la los las un una unos unas de del al en con para se lo le su sus y o a no sí me te nos este esta esto ese esa eso según sobre entre",
  },
};

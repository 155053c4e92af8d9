import type { LanguageRules } from "./language.ts";
import { spanishRequests } from "./requests/spanish.ts";
import {
  anywhere,
  atStart,
  exactly,
  justBefore,
  openerWithComma,
  toAsidePattern,
  toFillerPattern,
  toOpenerPattern,
  toTagPattern,
} from "./patterns.ts";

export const spanish: LanguageRules = {
  requests: spanishRequests,
  phrasebook: {
    saysAt: "La grabación dice, en",
    says: "La grabación dice:",
    overview: "De qué trata sobre todo esta grabación:",
    notFound: "No he encontrado eso en esta grabación.",
    closest: "No estoy seguro de que esto lo responda. Los pasajes más cercanos son:",
    aboutExam: "Lo que la grabación dice de exámenes y tareas, o llama importante:",
    noExam: "La grabación no dice nada de un examen. De lo que más habla:",
    simpler: "Solo puedo citar la grabación. Donde lo dice con más claridad:",
    noTimes: "Esta grabación no tiene tiempos, así que no puedo saber qué parte es esa.",
    between: (from, to) => `De **${from}** a **${to}**:`,
    chapter: (number, title) => `Capítulo ${number}, **${title}**:`,
    ends: (moment) => `La grabación termina en **${moment}**.`,
    chapters: (count) => `Esta grabación tiene ${count} capítulos:`,
    quiz: "Preguntas sobre esta grabación:",
    solutions: "Soluciones:",
    noQuiz: "No he encontrado en esta grabación frases que sirvan de pregunta.",
    thanks: "De nada. Pregúntame más sobre esta grabación cuando quieras.",
    apart: "La grabación dice de cada cosa:",
    nothingAbout: (thing) => `No he encontrado nada sobre ${thing}.`,
    about: (thing) => `Sobre **${thing}**:`,
    isAbout: (subjects) => `Trata de ${subjects}.`,
    speaksOf: (subjects) => `Habla de ${subjects}.`,
    nothingToAnswerFrom: "En esta grabación no hay frases con las que responder.",
    inShort: "En resumen:",
    keyTerms: "Términos clave",
    tasks: "Fechas y tareas",
    questions: "Preguntas que se hicieron",
    part: (number) => `Parte ${number}`,
    threeSubjects: (subjects) => `Tres temas recorren esta grabación: ${subjects}.`,
    inClosing: "Para terminar",
    and: "y",
  },
  cleaning: {
    filler: toFillerPattern("eh+|ehm+|em+|mmm+|este…|ajá"),
    aside: toAsidePattern("digamos|o sea|¿no\\?|¿verdad\\?|¿vale\\?|verdad|sabes|por así decirlo|pues|bueno|no sé"),
    tag: toTagPattern("no|verdad|vale|sí|cierto|de acuerdo|okay|ok|eh"),
    openers: [
      openerWithComma(
        "bueno|bien|vale|pues|claro|ok|okay|a ver|mira|miren|mirad|entonces|sí|no|perfecto|muy bien|exacto|es decir|o sea|digamos|ahora|por cierto|de hecho|primero|segundo|tercero|finalmente|por último|en fin|además|así que",
      ),
      toOpenerPattern("entonces|pues|bueno|y|pero|o sea|así que|porque"),
    ],
  },
  judging: {
    housekeeping: anywhere(
      `examen|exámenes|deberes|tarea|tareas|parcial|trabajo final|entrega|nota final|buenos días|buenas tardes|buenas noches
      gracias|bienvenid[oa]s?|la próxima (?:clase|semana|vez)|la semana que viene|la clase (?:pasada|anterior|de hoy)|en la última clase
      hoy vamos a|vamos a (?:ver|empezar|hablar)|alguna pregunta|preguntas\\?|me (?:oyen|escuchan|oís)|se (?:oye|escucha)|pizarra
      diapositiva|micrófono|pausa|descanso|por favor|suscr[ií]b\\p{L}*|nos vemos|hasta (?:luego|mañana|la próxima)|perdón|horario de tutoría
      en este (?:vídeo|video)|tutoría|podcast|este episodio|este canal|(?:próximo|último) v[ií]deo|v[ií]deo anterior`,
    ),
    advertising: anywhere(
      "patrocina\\p{L}*|código promocional|descuento|oferta especial|prueba gratuita|suscr[ií]b\\p{L}*|boletín|patreon|enlace en la descripción|dale (?:a )?(?:me gusta|like)|punto com",
    ),
    announcing: anywhere(
      "^hoy|en (?:esta|este) (?:clase|vídeo|video|charla|curso|episodio|capítulo|sesión)|(?:est[ae]) (?:clase|vídeo|video|charla|sesión) (?:trata|va)|vamos a (?:hablar|estudiar|aprender)|va a (?:ser|tratar)|(?:quiero|quisiera|voy a) hablar|el (?:tema|objetivo) (?:de|es)",
    ),
    explaining: anywhere(
      `se llama|se llaman|se define|se conoce como|se denomina|significa|consiste en|es decir|en otras palabras|importante|porque
      por lo tanto|por tanto|por ejemplo|de (?:est|es)[ae] (?:forma|manera|modo)|como resultado|por eso|la clave|la razón|la diferencia|se debe a|descubri\\p{L}*|demostr\\p{L}*`,
    ),
    leaning: atStart(
      `y|e|pero|o|porque|por eso|por ejemplo|por (?:lo )?tanto|por otro lado|es (?:porque|que|una?|el|la|lo)|(?:está|pasa|significa|corresponde|tiene|consiste|permite)n?|asimismo|igualmente|d(?:el mismo modo|e la misma (?:manera|forma)|e est[ae] (?:modo|manera|forma))|(?:en|a|de|con|por) (?:el|la|los|las) (?:que|cual|cuales)|(?:como|cuando|si|aunque) (?:est[aeo]s?|es[aeo]s?)|(?:la|el) (?:primer[oa]|segund[oa]|tercer[oa]|últim[oa]|otr[oa]) (?:es|era|fue)|eso|esto|esta|este|estos|estas|ese|esa|esos|esas|aquello|ello|ella|él|ellos|ellas|lo mismo|le|les|lo|la cual|el cual|lo cual|que
      también|tampoco|sino|otro|otra|ambos|ambas|aquí|ahí|allí|entonces|así|de ahí|además|sí|no|su|sus|los dos|las dos|uno|una de ellas`,
    ),
    person: anywhere(
      "yo|me|mi|mis|conmigo|tú|te|ti|usted|ustedes|vosotros|vosotras|os|creo|quiero|voy|tengo|digo|sé",
      "giu",
    ),
    inviting: atStart(
      "\\p{L}{2,}(?:emos|amos)|vamos|veamos|miren|mira|imagina|imaginen|imaginad|piensen|piensa|supongamos|tomemos|fíjense|fíjate",
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
      "grabación grabacion clase lección leccion charla reunión conferencia resumen resumir resume resúmeme tema temas idea ideas principal principales clave importante importantes esencial esenciales central punto puntos mensaje más concepto conceptos trata trató habla hablan explica explicó explican describe menciona cubre profesor profesora ponente contenido detalle transcripción vídeo video aprendimos aprender grupo equipo discusión decisión opinión conclusión participantes debate general",
    relation:
      "papel función propósito objetivo efecto relación relaciona relacionan diferencia diferencias diferencian compara comparar causa causas consecuencia consecuencias impacto influencia proceso paso pasos tipo tipos método lista funciona funcionan ocurre sucede pasa significa sirve contiene requiere",
    grammar:
      "qué que cuál cual cuáles cuales quién quien quiénes cuándo cuando dónde donde por cómo como cuánto cuántos cuánta cuántas es son era fue ser está están hay ha han tiene tienen hace hacen puede pueden debe el la los las un una unos unas de del al en con para se lo le su sus y o a no sí me te nos este esta esto ese esa eso según sobre entre usa usan usar usamos utiliza utilizan",
  },
  cues: {
    defines:
      /^(?:\s*,)?\s+(?:(?:es|son|era|eran|fue)(?:\s+(?:básicamente|simplemente|realmente|en realidad|también))*\s+(?:(?:un|una|unos|unas|el|la|lo|los|las)(?!\s+(?:que|poco|problema|mism[oa]|gran|únic[oa]|mejor)(?![\p{L}\p{N}]))|como|cuando|aquello|algo|cualquier)|significan?|consisten?|se (?:llama|define|refiere|conoce)|se trata)(?![\p{L}\p{N}])/iu,
    names:
      /(?:llama(?:mos|n|d[oa]s?)?|conoce como|denomina(?:mos|n|d[oa]s?)?)(?:\s+(?:un|una|el|la|los|las|su))?\s+["“«]?$/iu,
    points: justBefore(
      "mis?|nuestr[ao]s?|est[aeo]s?|estos|es[aeo]s?|esos|aquel(?:l[ao]s?)?|otr[ao]s?|mism[ao]s?|siguientes?|últim[ao]s?|qué|cual(?:quier|es)?|cada|únic[ao]s?",
    ),
    reason: anywhere(
      "porque|ya que|puesto que|debido a|por eso|por lo tanto|por tanto|la razón|a causa de|gracias a|para que|como resultado|provoca\\p{L}*|causa\\p{L}*|así que",
    ),
    time: anywhere(
      "(?:1[0-9]|20)\\d\\d|siglos?|años?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|lunes|martes|miércoles|jueves|viernes|sábado|domingo|década|semana|mañana|ayer",
    ),
    task: anywhere(
      "ex[aá]men(?:es)?|(?:el|del|primer|segundo|tercer|próximo) parcial|deberes|(?:de|hacer|dejar|dejo) (?:la |una |su )?tareas?|tareas? para|entregar|fecha límite|entra en el (?:examen|parcial)",
    ),
    important: anywhere(
      "(?:tienen que|hay que) (?:saber|recordar|estudiar)|muy importante|lo más importante|recuerden|recordad|fundamental",
    ),
  },
};

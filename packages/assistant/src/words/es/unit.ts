import { toNumberPatterns, type UnitData } from "../unit-data.ts";

export const esUnit: UnitData = {
  locale: "es",
  words: {
    unit: /\b(?:esta|este|estas|estos|la|el|las|los|tod[oa]s?\s+(?:las?|los|el))\s+(?:unidad|módulo|modulo|curso|carpeta|asignatura|clases|grabaciones)\b/giu,
    recording: "la clase",
    ...toNumberPatterns({
      nouns: "clases?|lecciones|lección|grabaci(?:ón|ones)",
      sign: "n[.º°]*|número",
      and: "y|e|o|u",
      to: "a|al|hasta",
      article: "la",
    }),
    ordinal: /\b(?:la\s+)?(primera|segunda|tercera|cuarta|quinta|última)\s+(?:clase|lección|grabación)\b/giu,
    ordinals: ["primera", "segunda", "tercera", "cuarta", "quinta"],
    lastOrdinal: /^última/iu,
    asksFirstMention: [
      /^¿?(?:dónde|donde|cuándo|cuando|en qué (?:clase|lección)) se (?:introdujo|introduce|definió|define|presentó|(?:mencionó|menciona|habló|habla)(?: de)? por primera vez) (?:por primera vez )?(?:de )?(.+?)(?: por primera vez)? ?\??$/iu,
    ],
    asksWhichLectures: [
      /^¿?(?:en )?(?:qué|que|cuáles|cuántas) (?:clases?|lecciones|grabaciones) (?:se )?(?:menciona\p{L}*|habla\p{L}* de|trata\p{L}*(?: de)?|explica\p{L}*) (.+?) ?\??$/iu,
    ],
    joining: /[,;]?\s(?:pero|mientras que|y luego|y(?= ¿?(?:qué|cómo|por qué|quién|dónde|cuándo|cuál)\s))\s/iu,
    since: [
      [/\b(?:desde|en)\s+la\s+semana\s+pasada\b/iu, 7],
      [/\bdesde\s+ayer\b/iu, 1],
      [/\b(?:esta\s+semana|desde\s+el\s+lunes)\b/iu, "monday"],
    ],
    sinceDay: /\bdesde\s+el\s+(\d{1,2})\s+de\s+(\p{L}+)/iu,
    months: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" "),
  },
  phrases: {
    mentionCount: (count, total, day) => `Se dice en ${count} de ${total} clases, por primera vez el ${day}.`,
    notFound: (lectures) =>
      lectures === 1 ? "Esta clase no lo dice." : `Ninguna de estas ${lectures} clases lo dice.`,
    closest: "Ninguna clase lo responde con certeza. Los pasajes más cercanos:",
    firstMention: (day) => `Se dice por primera vez el ${day}:`,
    explained: "Explicado aquí:",
    mentionedIn: (count, total) => `${count} de ${total} clases:`,
    further: (count) => `Y ${count} más.`,
    nothingAbout: (thing) => `Ninguna clase habla de ${thing}.`,
    overview: "Clase por clase:",
    exam: "Para el examen, clase por clase:",
    terms: "Términos, clase por clase:",
    since: (day, count) => `Desde el ${day}: ${count === 1 ? "1 clase" : `${count} clases`}.`,
    nothingDerived: "Estas clases aún no tienen resumen.",
    noSuchLecture: "Aquí no hay tal clase.",
  },
};

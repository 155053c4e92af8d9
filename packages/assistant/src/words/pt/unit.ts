import { toNumberPatterns, type UnitData } from "../unit-data.ts";

export const ptUnit: UnitData = {
  locale: "pt",
  words: {
    unit: /\b(?:esta|este|estas|a|o|as|tod[oa]s?\s+as?)\s+(?:unidade|módulo|modulo|curso|pasta|disciplina|aulas|gravações)\b/giu,
    recording: "a aula",
    ...toNumberPatterns({
      nouns: "aulas?|gravaç(?:ão|ões)",
      sign: "n[.º°]*|número",
      and: "e|ou",
      to: "a|à|até",
      article: "a|as",
    }),
    ordinal: /\b(?:a\s+)?(primeira|segunda|terceira|quarta|quinta|última)\s+(?:aula|gravação)(?!\p{L})/giu,
    ordinals: ["primeira", "segunda", "terceira", "quarta", "quinta"],
    lastOrdinal: /^última/iu,
    asksFirstMention: [
      /^(?:onde|quando|em que aula) (?:foi|foram|se) (?:introduzid[oa]s?|definid[oa]s?|apresentad[oa]s?|introduziu|definiu|mencionad[oa]s? pela primeira vez) (.+?)(?: pela primeira vez)? ?\??$/iu,
      /^(?:onde|quando|em que aula) (?:foi|foram) (.+?) (?:introduzid[oa]s?|definid[oa]s?|apresentad[oa]s?)(?: pela primeira vez)? ?\??$/iu,
    ],
    asksWhichLectures: [
      /^(?:em )?(?:que|quais|quantas) aulas (?:se )?(?:menciona\p{L}*|fala\p{L}* (?:de|sobre)|trata\p{L}*(?: de)?|explica\p{L}*) (.+?) ?\??$/iu,
    ],
    joining: /[,;]?\s(?:mas|enquanto|ao passo que|e depois|e(?= (?:o que|como|por que|quem|onde|quando|qual)\s))\s/iu,
    since: [
      [/\bdesde\s+a\s+semana\s+passada\b/iu, 7],
      [/\bdesde\s+ontem\b/iu, 1],
      [/\b(?:esta\s+semana|desde\s+segunda)\b/iu, "monday"],
    ],
    sinceDay: /\bdesde\s+(?:o\s+dia\s+)?(\d{1,2})\s+de\s+(\p{L}+)/iu,
    months: "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split(" "),
    enclitic: /-(?:l[ao]s?|se|me|te|lhes?)$/iu,
  },
  phrases: {
    mentionCount: (count, total, day) => `Dito em ${count} de ${total} aulas, pela primeira vez em ${day}.`,
    notFound: (lectures) => (lectures === 1 ? "Esta aula não diz isso." : `Nenhuma destas ${lectures} aulas diz isso.`),
    closest: "Nenhuma aula responde com certeza. As passagens mais próximas:",
    firstMention: (day) => `Dito pela primeira vez em ${day}:`,
    explained: "Explicado aqui:",
    mentionedIn: (count, total) => `${count} de ${total} aulas:`,
    further: (count) => `E mais ${count}.`,
    nothingAbout: (thing) => `Nenhuma aula fala de ${thing}.`,
    overview: "Aula por aula:",
    exam: "Para o exame, aula por aula:",
    terms: "Termos, aula por aula:",
    since: (day, count) => `Desde ${day}: ${count === 1 ? "1 aula" : `${count} aulas`}.`,
    nothingDerived: "Estas aulas ainda não têm resumo.",
    noSuchLecture: "Não há tal aula aqui.",
  },
};

import { isKnownLanguage, type KnownLanguage } from "@lectern/transcript/languages/known-languages.ts";

/** The assistant's own sentences in an answer about several lectures. Parameters come as Markdown. */
export interface UnitPhrases {
  /** The last line of an answer. */
  readonly saidIn: (count: number, of: number, day: string) => string;
  readonly notFound: (lectures: number) => string;
  /** Before passages that speak of something like what was asked. */
  readonly closest: string;
  readonly firstSaid: (day: string) => string;
  readonly explained: string;
  readonly mentionedIn: (count: number, of: number) => string;
  readonly further: (count: number) => string;
  /** Of a comparison, a thing that no lecture names. */
  readonly nothingAbout: (thing: string) => string;
  readonly overview: string;
  readonly exam: string;
  readonly terms: string;
  readonly since: (day: string, count: number) => string;
  readonly nothingDerived: string;
  /** "Lecture 14" of eleven. */
  readonly noSuchLecture: string;
}

const phrases: Readonly<Record<KnownLanguage, UnitPhrases>> = {
  en: {
    saidIn: (count, of, day) => `Mentioned in ${count} of ${of} lectures, first on ${day}.`,
    notFound: (lectures) =>
      lectures === 1 ? "This lecture does not say." : `None of these ${lectures} lectures says.`,
    closest: "No lecture answers that for certain. The closest passages:",
    firstSaid: (day) => `First said on ${day}:`,
    explained: "Explained here:",
    mentionedIn: (count, of) => `${count} of ${of} lectures:`,
    further: (count) => `And ${count} more.`,
    nothingAbout: (thing) => `No lecture speaks of ${thing}.`,
    overview: "Lecture by lecture:",
    exam: "For the exam, lecture by lecture:",
    terms: "Key terms, lecture by lecture:",
    since: (day, count) => `Since ${day}: ${count === 1 ? "1 lecture" : `${count} lectures`}.`,
    nothingDerived: "These lectures have no summary yet.",
    noSuchLecture: "There is no such lecture here.",
  },
  de: {
    saidIn: (count, of, day) => `In ${count} von ${of} Vorlesungen gesagt, zuerst am ${day}.`,
    notFound: (lectures) =>
      lectures === 1 ? "Diese Vorlesung sagt das nicht." : `Keine dieser ${lectures} Vorlesungen sagt das.`,
    closest: "Keine Vorlesung beantwortet das sicher. Am nächsten kommen:",
    firstSaid: (day) => `Zuerst gesagt am ${day}:`,
    explained: "Hier erklärt:",
    mentionedIn: (count, of) => `${count} von ${of} Vorlesungen:`,
    further: (count) => `Und ${count} weitere.`,
    nothingAbout: (thing) => `Keine Vorlesung spricht von ${thing}.`,
    overview: "Vorlesung für Vorlesung:",
    exam: "Für die Prüfung, Vorlesung für Vorlesung:",
    terms: "Begriffe, Vorlesung für Vorlesung:",
    since: (day, count) => `Seit dem ${day}: ${count === 1 ? "1 Vorlesung" : `${count} Vorlesungen`}.`,
    nothingDerived: "Diese Vorlesungen haben noch keine Zusammenfassung.",
    noSuchLecture: "Diese Vorlesung gibt es hier nicht.",
  },
  es: {
    saidIn: (count, of, day) => `Se dice en ${count} de ${of} clases, por primera vez el ${day}.`,
    notFound: (lectures) =>
      lectures === 1 ? "Esta clase no lo dice." : `Ninguna de estas ${lectures} clases lo dice.`,
    closest: "Ninguna clase lo responde con certeza. Los pasajes más cercanos:",
    firstSaid: (day) => `Se dice por primera vez el ${day}:`,
    explained: "Explicado aquí:",
    mentionedIn: (count, of) => `${count} de ${of} clases:`,
    further: (count) => `Y ${count} más.`,
    nothingAbout: (thing) => `Ninguna clase habla de ${thing}.`,
    overview: "Clase por clase:",
    exam: "Para el examen, clase por clase:",
    terms: "Términos, clase por clase:",
    since: (day, count) => `Desde el ${day}: ${count === 1 ? "1 clase" : `${count} clases`}.`,
    nothingDerived: "Estas clases aún no tienen resumen.",
    noSuchLecture: "Aquí no hay tal clase.",
  },
  fr: {
    saidIn: (count, of, day) => `Dit dans ${count} cours sur ${of}, pour la première fois le ${day}.`,
    notFound: (lectures) => (lectures === 1 ? "Ce cours ne le dit pas." : `Aucun de ces ${lectures} cours ne le dit.`),
    closest: "Aucun cours n’y répond avec certitude. Les passages les plus proches :",
    firstSaid: (day) => `Dit pour la première fois le ${day} :`,
    explained: "Expliqué ici :",
    mentionedIn: (count, of) => `${count} cours sur ${of} :`,
    further: (count) => `Et ${count} autres.`,
    nothingAbout: (thing) => `Aucun cours ne parle de ${thing}.`,
    overview: "Cours par cours :",
    exam: "Pour l’examen, cours par cours :",
    terms: "Termes, cours par cours :",
    since: (day, count) => `Depuis le ${day} : ${count} cours.`,
    nothingDerived: "Ces cours n’ont pas encore de résumé.",
    noSuchLecture: "Il n’y a pas de tel cours ici.",
  },
  pt: {
    saidIn: (count, of, day) => `Dito em ${count} de ${of} aulas, pela primeira vez em ${day}.`,
    notFound: (lectures) => (lectures === 1 ? "Esta aula não diz isso." : `Nenhuma destas ${lectures} aulas diz isso.`),
    closest: "Nenhuma aula responde com certeza. As passagens mais próximas:",
    firstSaid: (day) => `Dito pela primeira vez em ${day}:`,
    explained: "Explicado aqui:",
    mentionedIn: (count, of) => `${count} de ${of} aulas:`,
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

/** The product is in American English, whose days follow their months. */
const locales: Readonly<Record<KnownLanguage, string>> = { en: "en-US", de: "de", es: "es", fr: "fr", pt: "pt" };

/** The sentences of a language; English where there are none of its own. */
export const getUnitPhrases = (code: string): UnitPhrases => phrases[isKnownLanguage(code) ? code : "en"];

/** "October 4", with its year unless that is clear. In UTC: a server knows no reader's time zone. */
export const formatDay = (iso: string, code: string, hasYear: boolean): string =>
  new Intl.DateTimeFormat(locales[isKnownLanguage(code) ? code : "en"], {
    day: "numeric",
    month: "long",
    ...(hasYear && { year: "numeric" }),
    timeZone: "UTC",
  }).format(new Date(iso));

import { toNumberPatterns, type UnitData } from "../unit-data.ts";

export const frUnit: UnitData = {
  locale: "fr",
  words: {
    unit: /\b(?:cette|ce|ces|l['’]|le|la|les|tous\s+les)\s*(?:unité|module|dossier|enregistrements)\b|\b(?:ces|tous\s+les)\s+cours\b/giu,
    recording: "le cours",
    ...toNumberPatterns({
      nouns: "cours|séances?|enregistrements?",
      sign: "n[.º°]*|numéro",
      and: "et|ou",
      to: "à|au|jusqu['’]à|jusqu['’]au",
      article: "le|la",
    }),
    ordinal:
      /(?<!\p{L})(?:le\s+|la\s+)?(premi(?:er|ère)|deuxième|troisième|quatrième|cinquième|derni(?:er|ère))\s+(?:cours|séance|enregistrement)\b/giu,
    ordinals: ["premi", "deuxième", "troisième", "quatrième", "cinquième"],
    lastOrdinal: /^derni/iu,
    asksFirstMention: [
      /^(?:où|quand|dans quel cours) (?:a-t-on|est-ce qu['’]on a) (?:introduit|défini|présenté|(?:parlé d(?:e|u|es)|mentionné|entendu parler d(?:e|u|es))(?=.*première fois)) ?(?:pour la première fois )?(?:d['’] ?)?(.+?)(?: pour la première fois)? ?\??$/iu,
    ],
    asksWhichLectures: [
      /^(?:dans )?(?:quels?|combien de) (?:cours|séances|enregistrements) (?:parlent? d(?:e|u|es)|mentionnent?|traitent? d(?:e|u|es)|parle-t-on d(?:e|u|es)|expliquent?) ?(?:d['’] ?)?(.+?) ?\??$/iu,
    ],
    joining:
      /[,;]?\s(?:mais|alors que|tandis que|et ensuite|et(?= (?:que|qu’est|qu'est|comment|pourquoi|qui|où|quand|quel(?:le)?s?)[\s-]))\s/iu,
    since: [
      [/\bdepuis\s+la\s+semaine\s+(?:dernière|passée)/iu, 7],
      [/\bdepuis\s+hier\b/iu, 1],
      [/\b(?:cette\s+semaine|depuis\s+lundi)\b/iu, "monday"],
    ],
    sinceDay: /\bdepuis\s+le\s+(\d{1,2})(?:er)?\s+(\p{L}+)/iu,
    months: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(" "),
    enclitic: /-(?:je|tu|t|ils?|elles?|on|nous|vous|ce|moi|toi|la|les?|lui|leur)$/iu,
  },
  phrases: {
    mentionCount: (count, total, day) => `Dit dans ${count} cours sur ${total}, pour la première fois le ${day}.`,
    notFound: (lectures) => (lectures === 1 ? "Ce cours ne le dit pas." : `Aucun de ces ${lectures} cours ne le dit.`),
    closest: "Aucun cours n’y répond avec certitude. Les passages les plus proches :",
    firstMention: (day) => `Dit pour la première fois le ${day} :`,
    explained: "Expliqué ici :",
    mentionedIn: (count, total) => `${count} cours sur ${total} :`,
    further: (count) => `Et ${count} autres.`,
    nothingAbout: (thing) => `Aucun cours ne parle de ${thing}.`,
    overview: "Cours par cours :",
    exam: "Pour l’examen, cours par cours :",
    terms: "Termes, cours par cours :",
    since: (day, count) => `Depuis le ${day} : ${count} cours.`,
    nothingDerived: "Ces cours n’ont pas encore de résumé.",
    noSuchLecture: "Il n’y a pas de tel cours ici.",
  },
};

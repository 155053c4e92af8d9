import { toNumberPatterns, type UnitData } from "../unit-data.ts";

export const deUnit: UnitData = {
  locale: "de",
  words: {
    unit: /\b(?:diese[rsnm]?|de[rsnm]|das|die|alle[rn]?|den)\s+(?:ganze[rsn]?\s+)?(?:kurs(?:es)?|moduls?|einheit|ordners?|vorlesungen|aufnahmen|stunden)\b/giu,
    recording: "die Vorlesung",
    ...toNumberPatterns({
      nouns: "vorlesung(?:en)?|aufnahmen?|stunden?",
      sign: String.raw`nr\.?|nummer`,
      and: "und|oder",
      to: "bis(?: zur)?",
      article: "der|die",
    }),
    ordinal:
      /\b(?:der\s+|die\s+)?(erste[nr]?|zweite[nr]?|dritte[nr]?|vierte[nr]?|fünfte[nr]?|letzte[nr]?)\s+(?:vorlesung|aufnahme|stunde)\b/giu,
    ordinals: ["erste", "zweite", "dritte", "vierte", "fünfte"],
    lastOrdinal: /^letzte/iu,
    asksFirstMention: [
      /^(?:wo|wann|in welcher (?:vorlesung|aufnahme|stunde)) (?:wurde|wird|wurden|werden) (?:der begriff )?(.+?) (?:zuerst |zum ersten mal |erstmals )?(?:eingeführt|definiert|zuerst \p{L}+|erstmals \p{L}+) ?\??$/iu,
      /^wann (?:haben wir|hörten wir) (?:zuerst |zum ersten mal |erstmals )?(?:von|über) (.+?) (?:zuerst )?(?:gehört|gesprochen|gelernt)? ?\??$/iu,
    ],
    asksWhichLectures: [
      /^in welchen?r? (?:vorlesung(?:en)?|aufnahmen?|stunden?) (?:wird|werden|wurde|geht es um|kommt|kommen) (.+?) ?(?:erwähnt|behandelt|besprochen|vor)? ?\??$/iu,
      /^welche (?:vorlesung(?:en)?|aufnahmen?|stunden?) (?:erwähn\p{L}*|behandel\p{L}*|besprech\p{L}*|handeln von|sprechen von) (.+?) ?\??$/iu,
    ],
    joining: /[,;]?\s(?:aber|während|und dann|und(?= (?:was|wie|warum|wer|wo|wann|welche[rsnm]?)\s))\s/iu,
    since: [
      [/\b(?:seit|in\s+der)\s+(?:der\s+)?(?:letzten|vergangenen|vorigen)\s+woche\b/iu, 7],
      [/\bseit\s+gestern\b/iu, 1],
      [/\b(?:diese[r]?\s+woche|seit\s+montag)\b/iu, "monday"],
    ],
    sinceDay: /\bseit\s+(?:dem\s+)?(\d{1,2})\.?\s+(\p{L}+)/iu,
    months: "januar februar märz april mai juni juli august september oktober november dezember".split(" "),
  },
  phrases: {
    mentionCount: (count, total, day) => `In ${count} von ${total} Vorlesungen gesagt, zuerst am ${day}.`,
    notFound: (lectures) =>
      lectures === 1 ? "Diese Vorlesung sagt das nicht." : `Keine dieser ${lectures} Vorlesungen sagt das.`,
    closest: "Keine Vorlesung beantwortet das sicher. Am nächsten kommen:",
    firstMention: (day) => `Zuerst gesagt am ${day}:`,
    explained: "Hier erklärt:",
    mentionedIn: (count, total) => `${count} von ${total} Vorlesungen:`,
    further: (count) => `Und ${count} weitere.`,
    nothingAbout: (thing) => `Keine Vorlesung spricht von ${thing}.`,
    overview: "Vorlesung für Vorlesung:",
    exam: "Für die Prüfung, Vorlesung für Vorlesung:",
    terms: "Begriffe, Vorlesung für Vorlesung:",
    since: (day, count) => `Seit dem ${day}: ${count === 1 ? "1 Vorlesung" : `${count} Vorlesungen`}.`,
    nothingDerived: "Diese Vorlesungen haben noch keine Zusammenfassung.",
    noSuchLecture: "Diese Vorlesung gibt es hier nicht.",
  },
};

import type { LanguageRules } from "./language.ts";

/**
 * For languages that we have no words of. What can be said by form alone is said so; where a sentence is needed it is that of the
 * pages around it.
 */
export const languageFree: LanguageRules = {
  phrasebook: {
    saysAt: "",
    says: "",
    overview: "",
    notFound: "I could not find that in this recording.",
    closest: "I’m not sure that this answers it. The closest passages are:",
    aboutExam: "",
    noExam: "",
    simpler: "",
    noTimes: "This recording has no times, so I cannot tell which part that is.",
    between: (from, to) => `**${from}** – **${to}**`,
    chapter: (number, title) => `${number}. **${title}**`,
    ends: (moment) => `… **${moment}**`,
    chapters: () => "",
    quiz: "",
    solutions: "",
    noQuiz: "I found no sentences in this recording that make good questions.",
    thanks: ":)",
    apart: "",
    nothingAbout: (thing) => `${thing}: –`,
    about: (thing) => `**${thing}**`,
    isAbout: (subjects) => `${subjects}.`,
    speaksOf: (subjects) => `(${subjects})`,
    nothingToAnswerFrom: "This recording holds no sentences to answer from.",
    inShort: "",
    keyTerms: "",
    tasks: "",
    questions: "",
    part: (number) => String(number),
    threeSubjects: (subjects) => subjects,
    inClosing: "",
    and: ",",
  },
  cleaning: { openers: [] },
  judging: {},
  asking: { about: "", relation: "", grammar: "" },
};

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
    speaksOf: (subjects) => `(${subjects})`,
    nothingToAnswerFrom: "This recording holds no sentences to answer from.",
    inShort: "",
    keyTerms: "",
    part: (number) => String(number),
    threeSubjects: (subjects) => subjects,
    inClosing: "",
    and: ",",
  },
  cleaning: { openers: [] },
  judging: {},
  asking: { about: "", relation: "", grammar: "" },
};

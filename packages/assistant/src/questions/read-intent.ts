import type { Intents } from "../languages/intents.ts";
import type { AssistantLanguage } from "../languages/language.ts";

/** The kind of answer that a question wants. */
export type Intent = Exclude<keyof Intents, "between" | "followUp" | "pronoun"> | "plain";

/** The more particular ones first: "list the differences" compares, "how many types" counts. */
const inOrder = [
  "thanks",
  "quiz",
  "exam",
  "simpler",
  "compare",
  "howMany",
  "when",
  "list",
  "who",
  "why",
  "define",
] as const;

/** Reads what a question wants, in the language of the recording. */
export const readIntent = (question: string, { intents }: AssistantLanguage): Intent =>
  (intents && inOrder.find((intent) => intents[intent].test(question))) ?? "plain";

/** Whether a question points back at what was spoken of before. */
export const isFollowUp = (question: string, { intents }: AssistantLanguage): boolean =>
  intents?.followUp.test(question) === true;

/** Whether a question has a word that stands for a thing named before. */
export const hasPronoun = (question: string, { intents }: AssistantLanguage): boolean =>
  intents?.pronoun.test(question) === true;

/** A question without what only says that it wants a quiz, simpler words or the examination. */
export const withoutIntent = (question: string, intent: Intent, { intents }: AssistantLanguage): string =>
  intents !== undefined && (intent === "quiz" || intent === "exam" || intent === "simpler")
    ? question.replace(intents[intent], " ")
    : question;

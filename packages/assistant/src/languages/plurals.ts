import type { AssistantLanguage } from "./language.ts";

/** Whether a word may be a plural: what things are counted by. */
export const isPlural = (word: string, { code }: Pick<AssistantLanguage, "code">): boolean =>
  (code === "de" ? /(?:en|er|n|e|s)$/u : /[sx]$/u).test(word);

import type { CardKind } from "@lectern/domain/cards";

/** The names of the kinds of cards. */
export const cardKindLabels: Readonly<Record<CardKind, string>> = {
  definition: "Definition",
  cloze: "Fill in the blank",
  number: "Number",
  date: "Date",
  list: "List",
  contrast: "Contrast",
  choice: "Multiple choice",
  question: "Question",
};

import type { CorrectionOffer } from "@lectern/domain/corrections";

const inPlaces = (number: number): string => (number === 1 ? "1 place" : `${number} places`);
const inLines = (number: number): string => (number === 1 ? "1 line" : `${number} lines`);

/** Toasts and commands of corrections (COR-01). */
export const correctionCopy = {
  /** A correction that a folder remembers, for another of its lectures (COR-04). */
  offer: (folder: string, { kind, from, to, places }: CorrectionOffer) =>
    kind === "word"
      ? `${folder} writes ${to} for ${from}. Change ${inPlaces(places)}?`
      : `${folder} names ${from} ${to}. Change ${inLines(places)}?`,
  /** Summary, notes and cards that have the old words. */
  left: (number: number, words: string) =>
    number === 1 ? `1 place still says ${words}` : `${number} places still say ${words}`,
  replace: "Replace",
  replaced: (number: number) => `Replaced in ${inPlaces(number)}`,
  replacementFailed: "Nothing was replaced: an unexpected error occurred",
  replacementUndone: "Shown as written before",
  replacementUndoFailed: "Failed to undo the replacement",
  change: "Change",
  decline: "Not Here",
  failed: "The correction could not be saved",
  notRemembered: "The other lectures are not offered it: it could not be saved",
  words: (number: number) => `Changed in ${inPlaces(number)}`,
  names: (number: number) => `Changed in ${inLines(number)}`,
  line: "Line saved",
  undo: "Undo",
  undone: "Shown as heard again",
  undoFailed: "Failed to undo the correction",
  changedElsewhere: "Nothing was undone: corrections were made in another tab or on another device",
  showAsHeard: "Show the transcript as heard",
  showCorrected: "Show the transcript corrected",
} as const;

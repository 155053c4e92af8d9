import type { CorrectionOffer } from "@lectern/domain/corrections";

const inPlaces = (number: number): string => (number === 1 ? "1 place" : `${number} places`);
const inLines = (number: number): string => (number === 1 ? "1 line" : `${number} lines`);

/** Toasts and commands of corrections (COR-01). */
export const correctionCopy = {
  /** A correction that a folder remembers, for another of its lectures (COR-04). */
  offer: (folder: string, { kind, from, to, places }: CorrectionOffer) =>
    kind === "word"
      ? `Change ${from} to ${to} in ${inPlaces(places)}, like in ${folder}?`
      : `Rename ${from} to ${to} in ${inLines(places)}, like in ${folder}?`,
  /** Summary, notes and cards that have the old words. */
  left: (number: number, words: string) =>
    number === 1 ? `1 place still says ${words}` : `${number} places still say ${words}`,
  replace: "Replace",
  /** Where a model is there to write it. */
  writeAgain: "Write Again",
  /** Its notes are written in a style that the student picks. */
  writingAgain: (hasNotes: boolean) =>
    hasNotes
      ? "AI is writing the summary again. Pick a style to write the notes again."
      : "AI is writing the summary again",
  notesAgain: "Pick a style to write the notes again",
  writingAgainFailed: (reason: string | null) => ["Couldn't request the summary.", reason ?? ""].join(" ").trim(),
  replaced: (number: number) => `Replaced in ${inPlaces(number)}`,
  replacementFailed: "An unexpected error occurred. Nothing was replaced.",
  replacementUndone: "Previous wording restored",
  replacementUndoFailed: "Couldn't undo the replacement",
  change: "Change",
  decline: "Not Here",
  failed: "Couldn't save the correction",
  notRemembered: "Couldn't suggest this correction in the other lectures",
  words: (number: number) => `Changed in ${inPlaces(number)}`,
  names: (number: number) => `Changed in ${inLines(number)}`,
  line: "Line saved",
  undo: "Undo",
  undone: "Original wording restored",
  undoFailed: "Couldn't undo the correction",
  changedElsewhere: "Nothing was undone. Corrections were made in another tab or on another device.",
  showAsHeard: "Show the transcript as heard",
  showCorrected: "Show the transcript corrected",
} as const;

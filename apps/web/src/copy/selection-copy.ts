const count = (number: number): string => `${number} ${number === 1 ? "recording" : "recordings"}`;

/** Toasts for changes of several recordings (UNT-05). */
export const selectionCopy = {
  moved: (number: number, folder: string) => `${count(number)} added to ${folder}`,
  takenOut: (number: number) => `${count(number)} removed from their folders`,
  starred: (number: number) => `${count(number)} added to favorites`,
  unstarred: (number: number) => `${count(number)} removed from favorites`,
  deleted: (number: number) => `${count(number)} deleted`,
  deletionFailed: "Couldn't delete the recordings",
  changeFailed: "An unexpected error occurred. Nothing was changed.",
  undo: "Undo",
  undone: "Undone",
  undoFailed: "Couldn't undo the change",
} as const;

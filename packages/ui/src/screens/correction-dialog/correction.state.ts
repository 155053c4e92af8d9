import type { CorrectionTask } from "@lectern/domain/correction-task";

/**
 * The reason why a correction was not stored. `changed`: another tab or device has corrected the same recording since it was
 * loaded, and the page shows its corrections now.
 */
export type CorrectionProblem = "offline" | "changed" | "full" | "failed";

/** COR-01. `failed` keeps the text in its field. */
export type CorrectionDialogState =
  | { readonly kind: "open" }
  | { readonly kind: "saving" }
  | { readonly kind: "failed"; readonly problem: CorrectionProblem };

/** A correction as it was asked for. */
export interface CorrectionChoice {
  /** The right text, trimmed and not empty. */
  readonly right: string;
  /** Whether all places or all lines of the voice are changed, and not only the chosen one. */
  readonly isEverywhere: boolean;
  /** Whether the folder's other lectures get an offer (COR-04). */
  readonly isOffered: boolean;
}

export interface CorrectionDialogProps {
  readonly open: boolean;
  readonly task: CorrectionTask;
  readonly state: CorrectionDialogState;
  /** BCP 47, if it is known. */
  readonly language?: string | undefined;
  readonly onCorrect: (choice: CorrectionChoice) => void;
  /** Shows the words as heard again; only for what is corrected. */
  readonly onUndo: () => void;
  /** Called by Cancel and Escape, but not while saving. */
  readonly onClose: () => void;
}

/** One place in the transcript where words stand, with the words around them. */
export interface CorrectionPlace {
  /** The index of its line. */
  readonly segment: number;
  /** The line's start, in seconds from the recording's start. */
  readonly seconds: number;
  readonly before: string;
  readonly words: string;
  readonly after: string;
}

/** The subject of the dialog, with what it needs to show. */
export type CorrectionTask =
  | {
      readonly kind: "word";
      /** The words as they are shown now. */
      readonly shown: string;
      /** The words as heard, if they are corrected already. */
      readonly heard?: string | undefined;
      /** Every place of the words, in spoken order. */
      readonly places: readonly CorrectionPlace[];
      /** The folder whose other lectures can get an offer (COR-04); undefined without a folder. */
      readonly folder?: string | undefined;
    }
  | {
      readonly kind: "speaker";
      /** The speaker's name as it is shown now. */
      readonly shown: string;
      readonly heard?: string | undefined;
      /** The number of lines that the voice has. */
      readonly lines: number;
      /** Names of the other voices of this recording: giving one of them joins the two. */
      readonly others: readonly string[];
      /** Names that the course remembers. */
      readonly offered: readonly string[];
      readonly folder?: string | undefined;
    }
  | {
      readonly kind: "line";
      /** The line's text as it is shown now. */
      readonly shown: string;
      readonly heard?: string | undefined;
      /** The line's start, in seconds from the recording's start. */
      readonly seconds: number;
    };

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

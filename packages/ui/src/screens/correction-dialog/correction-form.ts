import type { CorrectionTask } from "@lectern/domain/correction-task";
import type { ReactNode } from "react";
import type { CorrectionDialogProps } from "./correction.state.ts";

/** The props of the dialog's three forms. */
export interface CorrectionFormProps<Kind extends CorrectionTask["kind"]>
  extends Pick<CorrectionDialogProps, "language" | "onCorrect" | "onClose"> {
  readonly task: Extract<CorrectionTask, { readonly kind: Kind }>;
  readonly isSaving: boolean;
  /** The words as heard, for a subject that is corrected already. */
  readonly heard: ReactNode;
  /** The reason why it was not saved. */
  readonly problem: ReactNode;
}

import type { ReactNode } from "react";
import type { CorrectionDialogProps, CorrectionTask } from "./correction.state.ts";

/** The props of the dialog's three forms. */
export interface CorrectionFormProps<Kind extends CorrectionTask["kind"]>
  extends Pick<CorrectionDialogProps, "language" | "onCorrect" | "onClose"> {
  readonly task: Extract<CorrectionTask, { readonly kind: Kind }>;
  readonly isSaving: boolean;
  /** What was heard, for what is corrected already. */
  readonly heard: ReactNode;
  /** Why it was not saved. */
  readonly problem: ReactNode;
}

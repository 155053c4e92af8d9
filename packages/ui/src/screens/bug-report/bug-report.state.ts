import type { BugCategory } from "@lectern/domain/support";
import type { FileRefusal } from "../../forms/file-picker/file-picker.state.ts";

/** Every text trimmed, none empty (SUP-04). */
export interface BugReport {
  readonly category: BugCategory;
  readonly title: string;
  readonly message: string;
  /** Three images at most; a mail link can't carry them, so the app names them in the body (product decision 18). */
  readonly screenshots: readonly File[];
}

export interface BugReportViewProps {
  /** The app opens the mail client and says how that went; what is typed stays. */
  readonly onSubmit: (report: BugReport) => void;
  /** "Image added", once a picking, however many images. */
  readonly onImageAdded: () => void;
  /** "Image removed" */
  readonly onImageRemoved: () => void;
  /** "Maximum 3 images allowed" or "Please select an image file" */
  readonly onImageRefused: (refusal: FileRefusal) => void;
  /** Copies the whole of a message of which the mail holds only the beginning; undefined for one that fitted. */
  readonly onCopyWhole?: (() => void) | undefined;
  readonly paths: { readonly settings: string };
}

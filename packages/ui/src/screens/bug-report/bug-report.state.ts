import type { BugCategory } from "@lectern/domain/support";
import type { FileRefusal } from "../../forms/file-picker/file-picker.state.ts";

/** All texts are trimmed and not empty (SUP-04). */
export interface BugReport {
  readonly category: BugCategory;
  readonly title: string;
  readonly message: string;
  /** At most three images. A mail link can't contain them, so the app names them in the body (product decision 18). */
  readonly screenshots: readonly File[];
}

export interface BugReportViewProps {
  /** The app opens the mail client and reports the result. The form keeps its texts. */
  readonly onSubmit: (report: BugReport) => void;
  /** "Image added": called once for each selection, however many images it has. */
  readonly onImageAdded: () => void;
  /** "Image removed" */
  readonly onImageRemoved: () => void;
  /** "Maximum 3 images allowed" or "Please select an image file" */
  readonly onImageRefused: (refusal: FileRefusal) => void;
  /** Copies the whole message if the mail has only its beginning; undefined if the message fit. */
  readonly onCopyWhole?: (() => void) | undefined;
  readonly paths: { readonly settings: string };
}

import type { SupportCategory } from "@lectern/domain/support";

/** All texts are trimmed and not empty (SUP-04). */
export interface SupportMessage {
  readonly category: SupportCategory;
  readonly subject: string;
  readonly message: string;
}

export interface ContactSupportViewProps {
  /** The initial category: `feature` if the page was opened through Submit Feedback (product decision 5). */
  readonly initialCategory?: SupportCategory | undefined;
  /** The app opens the mail client and reports the result. The form keeps its texts. */
  readonly onSubmit: (message: SupportMessage) => void;
  /** Copies the whole message if the mail has only its beginning; undefined if the message fit. */
  readonly onCopyWhole?: (() => void) | undefined;
  readonly paths: { readonly settings: string; readonly faq: string };
}

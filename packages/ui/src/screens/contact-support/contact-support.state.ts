import type { SupportCategory } from "@lectern/domain/support";

/** Every text trimmed, none empty (SUP-04). */
export interface SupportMessage {
  readonly category: SupportCategory;
  readonly subject: string;
  readonly message: string;
}

export interface ContactSupportViewProps {
  /** Chosen when the page opens: `feature` when it was opened by Submit Feedback (product decision 5). */
  readonly initialCategory?: SupportCategory | undefined;
  /** The app opens the mail client and says how that went; what is typed stays. */
  readonly onSubmit: (message: SupportMessage) => void;
  /** Copies the whole of a message of which the mail holds only the beginning; undefined for one that fitted. */
  readonly onCopyWhole?: (() => void) | undefined;
  readonly paths: { readonly settings: string; readonly faq: string };
}

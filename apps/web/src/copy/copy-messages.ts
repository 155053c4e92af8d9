/** The toast for a copied text, and the log line when the browser forbids it. */
export interface CopyMessages {
  readonly copied: string;
  readonly failed: string;
}

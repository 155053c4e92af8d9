/** The toast after copying a text, and the log line if the browser refuses. */
export interface CopyMessages {
  readonly copied: string;
  readonly failed: string;
}

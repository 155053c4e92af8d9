import type { ExportFormat } from "@lectern/domain/export/export-scope";
import type { StopReason } from "@lectern/domain/export/export-outcome";
import type { RefObject } from "react";

/** EXP-01, EXP-02. */
export type ExportState =
  | { readonly kind: "choosing" }
  /** A place is chosen and what is to be written is listed. */
  | { readonly kind: "preparing" }
  | { readonly kind: "writing"; readonly done: number; readonly total: number }
  | { readonly kind: "finishing" }
  /** A read failed; what was written stays. */
  | { readonly kind: "failed"; readonly done: number }
  | { readonly kind: "done" }
  | { readonly kind: "stopped"; readonly reason: StopReason };

export interface ExportViewProps {
  readonly state: ExportState;
  readonly open: boolean;
  /** What is exported: "Cells and planets", "your library". */
  readonly subject: string;
  /** In the order to offer them. The first is chosen. */
  readonly formats: readonly ExportFormat[];
  /** Said before a ZIP file that the browser must keep in memory. */
  readonly limit?: string | undefined;
  /** Where the file is when it is done. */
  readonly place: "disk" | "downloads";
  readonly onExport: (format: ExportFormat) => void;
  /** Stops an export, and leaves one that failed or can't go on. */
  readonly onCancel: () => void;
  readonly onRetry: () => void;
  /** Not called while the export is under way. */
  readonly onClose: () => void;
  /** Absent where the page itself can't be printed. */
  readonly onPrint?: (() => void) | undefined;
  /** Absent where the platform's share sheet doesn't take the file. */
  readonly onShare?: (() => void) | undefined;
  readonly focusFallback: RefObject<HTMLElement | null>;
}

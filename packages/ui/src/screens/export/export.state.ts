import type { ExportFormat } from "@lectern/domain/export/export-scope";
import type { StopReason } from "@lectern/domain/export/export-outcome";
import type { RefObject } from "react";

/** EXP-01, EXP-02. */
export type ExportState =
  | { readonly kind: "choosing" }
  /** A file was chosen, and the items to write are being listed. */
  | { readonly kind: "preparing" }
  | { readonly kind: "writing"; readonly done: number; readonly total: number }
  | { readonly kind: "finishing" }
  /** A read failed; the written items stay. */
  | { readonly kind: "failed"; readonly done: number }
  | { readonly kind: "done" }
  | { readonly kind: "stopped"; readonly reason: StopReason };

export interface ExportViewProps {
  readonly state: ExportState;
  readonly open: boolean;
  /** Names what is exported: "Cells and planets", "your library". */
  readonly subject: string;
  /** The formats in display order. The first is preselected. */
  readonly formats: readonly ExportFormat[];
  /** A warning before a ZIP file that the browser must keep in memory. */
  readonly limit?: string | undefined;
  /** Where the finished file is. */
  readonly place: "disk" | "downloads";
  readonly onExport: (format: ExportFormat) => void;
  /** Stops an export, or leaves one that failed or can't continue. */
  readonly onCancel: () => void;
  readonly onRetry: () => void;
  /** Not called while an export is running. */
  readonly onClose: () => void;
  /** Undefined if the page itself can't be printed. */
  readonly onPrint?: (() => void) | undefined;
  /** Undefined if the platform's share sheet doesn't accept the file. */
  readonly onShare?: (() => void) | undefined;
  readonly focusFallback: RefObject<HTMLElement | null>;
}

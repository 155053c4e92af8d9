import type { ExportScope } from "@lectern/domain/export/export-scope";
import { createDialogHook } from "../dialog-hook.tsx";

/** The export of a scope (EXP-01). Each opening starts a new one. */
export const useExportDialog = createDialogHook<ExportScope, { readonly onPrint?: () => void }>(
  async () => (await import("./ExportDialog.tsx")).ExportDialog,
);

import type { ExportScope } from "@lectern/domain/export/export-scope";
import { Button } from "@lectern/ui/elements/button";
import { useExportDialog } from "./use-export-dialog.ts";

/** Opens the export of a list (EXP-01), or of everything before an account deletion (EXP-04). */
export function ExportButton({ scope, label }: { readonly scope: ExportScope; readonly label: string }) {
  const { open, overlays } = useExportDialog();
  return (
    <>
      <Button onClick={({ currentTarget }) => open(scope, currentTarget)}>{label}</Button>
      {overlays}
    </>
  );
}

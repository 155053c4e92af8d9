import { ToolsView } from "@lectern/ui/screens/tools";
import { useExportDialog } from "../../features/export/use-export-dialog.ts";
import { useClientFlags } from "../../flows/use-client-flags.ts";
import { paths } from "../../paths.ts";

export function ToolsScreen() {
  const [{ toolsEnabled }] = useClientFlags();
  const { open, overlays } = useExportDialog();
  return (
    <>
      <ToolsView
        state={{ kind: toolsEnabled ? "enabled" : "coming-soon" }}
        paths={{ ...paths, practice: paths.practice() }}
        onExport={(button) => open({ kind: "library" }, button)}
      />
      {overlays}
    </>
  );
}

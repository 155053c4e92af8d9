import { ToolsView } from "@lectern/ui/screens/tools";
import { useRef } from "react";
import { useExportDialog } from "../../features/export/ExportButton.tsx";
import { useClientFlags } from "../../flows/use-client-flags.ts";
import { paths } from "../../paths.ts";

const library = { kind: "library" } as const;

export function ToolsScreen() {
  const [{ toolsEnabled }] = useClientFlags();
  const button = useRef<HTMLElement>(null);
  const { dialog, openExport } = useExportDialog({ scope: library, focusFallback: button });
  return (
    <>
      <ToolsView
        state={{ kind: toolsEnabled ? "enabled" : "coming-soon" }}
        paths={{ ...paths, practice: paths.practice() }}
        onExport={(pressed) => {
          button.current = pressed;
          openExport();
        }}
      />
      {dialog}
    </>
  );
}

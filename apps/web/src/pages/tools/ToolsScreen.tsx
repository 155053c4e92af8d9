import { ToolsView } from "@lectern/ui/screens/tools";
import { ExportButton } from "../../features/export/ExportButton.tsx";
import { paths } from "../../paths.ts";
import { useClientFlags } from "../../flows/use-client-flags.ts";

const library = { kind: "library" } as const;

export function ToolsScreen() {
  const [{ toolsEnabled }] = useClientFlags();
  return (
    <ToolsView
      state={{ kind: toolsEnabled ? "enabled" : "coming-soon" }}
      paths={{ ...paths, practice: paths.practice() }}
      exportAction={<ExportButton scope={library} label="Export Your Library" />}
    />
  );
}

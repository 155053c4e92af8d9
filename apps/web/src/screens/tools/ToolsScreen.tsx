import { ToolsView } from "@lectern/ui/screens/tools";
import { useDocumentTitle } from "../../document-title.ts";
import { useClientFlags } from "../../wiring/use-client-flags.ts";

export function ToolsScreen() {
  useDocumentTitle("Tools");
  const [{ toolsEnabled }] = useClientFlags();
  return <ToolsView state={{ kind: toolsEnabled ? "enabled" : "coming-soon" }} />;
}

import { ToolsView } from "@lectern/ui/screens/tools";
import { paths } from "../../paths.ts";
import { useClientFlags } from "../../platform/use-client-flags.ts";

export function ToolsScreen() {
  const [{ toolsEnabled }] = useClientFlags();
  return <ToolsView state={{ kind: toolsEnabled ? "enabled" : "coming-soon" }} paths={paths} />;
}

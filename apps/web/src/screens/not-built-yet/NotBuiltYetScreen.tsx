import { NotBuiltYetView, type NotBuiltYetViewProps } from "@lectern/ui/screens/not-built-yet";
import { useDocumentTitle } from "../../document-title.ts";

export function NotBuiltYetScreen(props: NotBuiltYetViewProps) {
  useDocumentTitle(props.title);
  return <NotBuiltYetView {...props} />;
}

import { NotFoundView } from "@lectern/ui/screens/not-found";
import { useDocumentTitle } from "../../document-title.ts";
import { paths } from "../../paths.ts";

export function NotFoundScreen() {
  useDocumentTitle("Page not found");
  return <NotFoundView paths={{ home: paths.home, dashboard: paths.dashboard }} />;
}

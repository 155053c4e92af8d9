import { TermsView } from "@lectern/ui/screens/terms";
import { useDocumentTitle } from "../../document-title.ts";
import { usePublicPage } from "../../wiring/public-page.ts";

export function TermsScreen() {
  useDocumentTitle("Terms of Service");
  return <TermsView {...usePublicPage()} />;
}

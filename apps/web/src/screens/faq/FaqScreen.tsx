import { FaqView } from "@lectern/ui/screens/faq";
import { useDocumentTitle } from "../../document-title.ts";
import { usePublicPage } from "../../wiring/public-page.ts";

export function FaqScreen() {
  useDocumentTitle("FAQ");
  return <FaqView {...usePublicPage()} />;
}

import { PrivacyPolicyView } from "@lectern/ui/screens/privacy-policy";
import { useDocumentTitle } from "../../document-title.ts";
import { usePublicPage } from "../../wiring/public-page.ts";

export function PrivacyPolicyScreen() {
  useDocumentTitle("Privacy Policy");
  return <PrivacyPolicyView {...usePublicPage()} />;
}

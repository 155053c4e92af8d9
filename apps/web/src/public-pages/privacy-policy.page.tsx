import "@lectern/ui/theme";
import { brand } from "@lectern/domain/brand";
import { PrivacyPolicyView } from "@lectern/ui/screens/privacy-policy";
import { paths } from "../paths.ts";
import { frame, type PublicPage, SITE_SCRIPT } from "./public-page.ts";

export const page: PublicPage = {
  path: paths.privacyPolicy,
  file: "privacy-policy.html",
  title: `Privacy Policy · ${brand.name}`,
  description: "What Lectern keeps of you and your recordings, why, who else sees it, and how you take it back.",
  script: SITE_SCRIPT,
  indexed: true,
  element: <PrivacyPolicyView {...frame} />,
};

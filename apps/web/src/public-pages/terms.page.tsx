import "@lectern/ui/theme";
import { brand } from "@lectern/domain/brand";
import { TermsView } from "@lectern/ui/screens/terms";
import { paths } from "../paths.ts";
import { frame, type PublicPage, SITE_SCRIPT } from "./public-page.ts";

export const page: PublicPage = {
  path: paths.terms,
  file: "tos.html",
  title: `Terms of Service · ${brand.name}`,
  description: "The agreement between you and Lectern.",
  script: SITE_SCRIPT,
  indexed: true,
  element: <TermsView {...frame} />,
};

import "@lectern/ui/theme";
import { brand } from "@lectern/domain/brand";
import { FaqView } from "@lectern/ui/screens/faq";
import { paths } from "../paths.ts";
import { frame, type PublicPage, SITE_SCRIPT } from "./public-page.ts";

export const page: PublicPage = {
  path: paths.faq,
  file: "faqPage.html",
  title: `FAQ · ${brand.name}`,
  description: "Minutes, recording, privacy, plans: what students ask about Lectern.",
  script: SITE_SCRIPT,
  indexed: true,
  element: <FaqView {...frame} />,
};

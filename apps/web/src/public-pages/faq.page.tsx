import "@lectern/ui/theme";
import { brand } from "@lectern/domain/brand";
import { FaqView } from "@lectern/ui/screens/faq";
import { paths } from "../paths.ts";
import { frame, type PublicPage } from "./public-page.ts";

export const page: PublicPage = {
  path: paths.faq,
  file: "faqPage.html",
  title: `FAQ · ${brand.name}`,
  description: "Minutes, recording, privacy, plans: what students ask about Lectern.",
  indexed: true,
  element: <FaqView {...frame} />,
};

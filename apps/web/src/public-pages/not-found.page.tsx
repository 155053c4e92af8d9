import "@lectern/ui/theme";
import { brand } from "@lectern/domain/brand";
import { NotFoundView } from "@lectern/ui/screens/not-found";
import { paths } from "../paths.ts";
import { frame, type PublicPage, SITE_SCRIPT } from "./public-page.ts";

export const page: PublicPage = {
  path: paths.notFound,
  file: "404.html",
  title: `Page not found · ${brand.name}`,
  description: "There is nothing at this address.",
  script: SITE_SCRIPT,
  indexed: false,
  element: <NotFoundView paths={frame.paths} />,
};

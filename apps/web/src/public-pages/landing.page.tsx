import "@lectern/ui/theme";
import { brand } from "@lectern/domain/brand";
import { LandingView } from "@lectern/ui/screens/landing";
import { paths } from "../paths.ts";
import { frame, type PublicPage, SITE_SCRIPT } from "./public-page.ts";

export const page: PublicPage = {
  path: paths.home,
  file: "index.html",
  title: `${brand.name} · ${brand.tagline}`,
  description:
    "Record lectures on your phone. Lectern transcribes and summarizes them, answers your questions and writes your notes.",
  script: SITE_SCRIPT,
  indexed: true,
  element: <LandingView {...frame} />,
};

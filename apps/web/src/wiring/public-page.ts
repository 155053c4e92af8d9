import { platformOf, storeLinkOf } from "@lectern/domain/platform";
import type { PublicPageProps } from "@lectern/ui/structure/public-page";
import { closeMenuOnChoice } from "@lectern/ui/shell/site-header/close-menu-on-choice";
import { useEffect } from "react";
import { paths } from "../paths.ts";

/** What the frame of a public page is given: where its bar and footer lead. */
export function usePublicPage(): PublicPageProps {
  useEffect(() => closeMenuOnChoice(document), []);
  return { paths, downloadHref: storeLinkOf(platformOf(navigator.userAgent)) };
}

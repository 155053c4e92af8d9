import { platformOf, storeLinkOf } from "@lectern/domain/platform";
import { LandingView } from "@lectern/ui/screens/landing";
import { closeMenuOnChoice } from "@lectern/ui/shell/site-header/close-menu-on-choice";
import { useEffect } from "react";
import { useDocumentTitle } from "../../document-title.ts";
import { paths } from "../../paths.ts";

export function LandingScreen() {
  useDocumentTitle(undefined);
  useEffect(() => closeMenuOnChoice(document), []);
  return <LandingView paths={paths} downloadHref={storeLinkOf(platformOf(navigator.userAgent))} />;
}

import "@lectern/ui/theme";
import { TermsView } from "@lectern/ui/screens/terms";
import { frame } from "../public-frame.ts";
import { staticDocument } from "../static-document.ts";

export const toDocument = staticDocument({
  description: "The agreement between you and Lectern.",
  element: <TermsView {...frame} />,
});

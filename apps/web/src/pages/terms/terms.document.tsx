import "@lectern/ui/theme";
import { TermsView } from "@lectern/ui/screens/terms";
import type { ToDocument } from "../page.ts";
import { frame } from "../public-frame.ts";
import { toStaticDocument } from "../static-document.ts";

export const toDocument: ToDocument = async (page) =>
  toStaticDocument(page, {
    description: "The agreement between you and Lectern.",
    element: <TermsView {...frame} />,
  });

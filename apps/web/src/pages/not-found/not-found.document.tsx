import "@lectern/ui/theme";
import { NotFoundView } from "@lectern/ui/screens/not-found";
import type { ToDocument } from "../page.ts";
import { frame } from "../public-frame.ts";
import { toStaticDocument } from "../static-document.ts";

export const toDocument: ToDocument = async (page) =>
  toStaticDocument(page, {
    description: "There's nothing at this address.",
    element: <NotFoundView paths={frame.paths} />,
    isIndexed: false,
  });

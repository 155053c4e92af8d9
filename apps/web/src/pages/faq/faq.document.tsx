import "@lectern/ui/theme";
import { FaqView } from "@lectern/ui/screens/faq";
import type { ToDocument } from "../page.ts";
import { frame } from "../public-frame.ts";
import { toStaticDocument } from "../static-document.ts";

export const toDocument: ToDocument = async (page) =>
  toStaticDocument(page, {
    description: "Minutes, recording, privacy, plans: what students ask about Lectern.",
    element: <FaqView {...frame} />,
  });

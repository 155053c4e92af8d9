import "@lectern/ui/theme";
import { FaqView } from "@lectern/ui/screens/faq";
import { frame } from "../public-frame.ts";
import { staticDocument } from "../static-document.ts";

export const toDocument = staticDocument({
  description: "Minutes, recording, privacy, plans: what students ask about Lectern.",
  element: <FaqView {...frame} />,
});

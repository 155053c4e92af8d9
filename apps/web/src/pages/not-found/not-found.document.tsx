import "@lectern/ui/theme";
import { NotFoundView } from "@lectern/ui/screens/not-found";
import { frame } from "../public-frame.ts";
import { staticDocument } from "../static-document.ts";

export const toDocument = staticDocument({
  description: "There's nothing at this address.",
  element: <NotFoundView paths={frame.paths} />,
  isIndexed: false,
});

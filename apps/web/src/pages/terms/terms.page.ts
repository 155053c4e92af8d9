import { paths } from "../../paths.ts";
import { definePage } from "../page.ts";

export const terms = definePage({
  name: "terms",
  path: paths.terms,
  title: "Terms of Service",
  area: "document",
  document: import.meta.env.SSR ? () => import("./terms.document.tsx") : undefined,
});

import { paths } from "../../paths.ts";
import { definePage } from "../page.ts";

export const faq = definePage({
  name: "faq",
  path: paths.faq,
  title: "FAQ",
  area: "document",
  document: import.meta.env.SSR ? () => import("./faq.document.tsx") : undefined,
});

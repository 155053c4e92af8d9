import { paths } from "../../paths.ts";
import { definePage } from "../page.ts";

export const accessibility = definePage({
  name: "accessibility",
  path: paths.accessibility,
  title: "Accessibility",
  area: "document",
  document: import.meta.env.SSR ? () => import("./accessibility.document.tsx") : undefined,
});

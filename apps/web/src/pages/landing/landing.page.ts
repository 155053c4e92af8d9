import { paths } from "../../paths.ts";
import { definePage } from "../page.ts";

export const landing = definePage({
  name: "landing",
  path: paths.home,
  area: "document",
  document: import.meta.env.SSR ? () => import("./landing.document.tsx") : undefined,
});

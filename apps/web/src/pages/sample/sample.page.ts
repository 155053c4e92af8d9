import { paths } from "../../paths.ts";
import { definePage } from "../page.ts";

export const sample = definePage({
  name: "sample",
  path: paths.sample,
  title: "Sample lecture",
  area: "document",
  document: import.meta.env.SSR ? () => import("./sample.document.tsx") : undefined,
});

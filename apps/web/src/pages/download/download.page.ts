import { paths } from "../../paths.ts";
import { definePage } from "../page.ts";

export const download = definePage({
  name: "download",
  path: paths.download,
  title: "Download",
  area: "document",
  document: import.meta.env.SSR ? () => import("./download.document.tsx") : undefined,
});

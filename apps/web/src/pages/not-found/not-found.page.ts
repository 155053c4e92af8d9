import { lazyScreen } from "@lectern/page-loading/page/lazy-screen";
import { paths } from "../../paths.ts";
import { definePage } from "../page.ts";

export const notFound = definePage({
  name: "not-found",
  path: paths.notFound,
  title: "Page not found",
  area: "document",
  screen: lazyScreen(async () => (await import("./NotFoundScreen.tsx")).NotFoundScreen),
  document: import.meta.env.SSR ? () => import("./not-found.document.tsx") : undefined,
});

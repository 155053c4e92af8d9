import { lazyScreen } from "@lectern/page-loading/page/lazy-screen";
import { paths } from "../../paths.ts";
import { definePage } from "../page.ts";

export const login = definePage({
  name: "login",
  path: paths.login,
  title: "Log in",
  area: "public",
  screen: lazyScreen(async () => (await import("./LoginScreen.tsx")).LoginScreen),
  document: import.meta.env.SSR ? () => import("./login.document.tsx") : undefined,
});

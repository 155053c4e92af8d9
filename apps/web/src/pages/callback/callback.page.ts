import { lazyScreen } from "@lectern/page-loading/page/lazy-screen";
import { paths } from "../../paths.ts";
import { definePage } from "../page.ts";

export const callback = definePage({
  name: "callback",
  path: paths.authCallback,
  title: "Logging in",
  area: "public",
  screen: lazyScreen(async () => (await import("./CallbackScreen.tsx")).CallbackScreen),
});

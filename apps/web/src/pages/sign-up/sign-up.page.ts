import { lazyScreen } from "@lectern/page-loading/page/lazy-screen";
import { paths } from "../../paths.ts";
import { definePage } from "../page.ts";

export const signUp = definePage({
  name: "sign-up",
  path: paths.signup,
  title: import.meta.env.VITE_ACCOUNTS ? "Create an account" : "Join the beta",
  area: "public",
  screen: lazyScreen(async () => (await import("./SignUpScreen.tsx")).SignUpScreen),
  document: import.meta.env.SSR ? () => import("./sign-up.document.tsx") : undefined,
});

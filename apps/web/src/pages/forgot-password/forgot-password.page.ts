import { lazyScreen } from "@lectern/page-loading/page/lazy-screen";
import { paths } from "../../paths.ts";
import { definePage } from "../page.ts";

export const forgotPassword = definePage({
  name: "forgot-password",
  path: paths.forgotPassword,
  title: "Forgot your password?",
  area: "public",
  screen: lazyScreen(async () => (await import("./ForgotPasswordScreen.tsx")).ForgotPasswordScreen),
});

import { lazyScreen } from "../../loading/lazy-screen.tsx";
import { paths } from "../../paths.ts";
import { definePage } from "../page.ts";

export const forgotPassword = definePage({
  name: "forgot-password",
  path: paths.forgotPassword,
  title: "Forgot your password?",
  area: "public",
  screen: lazyScreen(async () => (await import("./ForgotPasswordScreen.tsx")).ForgotPasswordScreen),
});

import { lazyScreen } from "@lectern/page-loading/page/lazy-screen";
import { paths } from "../../paths.ts";
import { definePage } from "../page.ts";

export const newPassword = definePage({
  name: "new-password",
  path: paths.newPassword,
  title: "Choose a new password",
  area: "public",
  screen: lazyScreen(async () => (await import("./NewPasswordScreen.tsx")).NewPasswordScreen),
});

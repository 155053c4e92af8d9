import { lazyScreen } from "@lectern/page-loading/page/lazy-screen";
import { paths } from "../../paths.ts";
import { definePage } from "../page.ts";

export const contactSupport = definePage({
  name: "contact-support",
  path: paths.contactSupport,
  title: "Contact Support",
  area: "dashboard",
  screen: lazyScreen(async () => (await import("./ContactSupportScreen.tsx")).ContactSupportScreen),
});

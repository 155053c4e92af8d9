import { lazyScreen } from "@lectern/page-loading/page/lazy-screen";
import { paths } from "../../paths.ts";
import { definePage } from "../page.ts";

export const oauthConsent = definePage({
  name: "oauth-consent",
  path: paths.oauthConsent,
  title: "Connect an assistant",
  area: "public",
  screen: lazyScreen(async () => (await import("./OauthConsentScreen.tsx")).OauthConsentScreen),
});

import { paths } from "../../paths.ts";
import { definePage } from "../page.ts";

export const privacyPolicy = definePage({
  name: "privacy-policy",
  path: paths.privacyPolicy,
  title: "Privacy Policy",
  area: "document",
  document: import.meta.env.SSR ? () => import("./privacy-policy.document.tsx") : undefined,
});

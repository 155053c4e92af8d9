import "@lectern/ui/theme";
import { PrivacyPolicyView } from "@lectern/ui/screens/privacy-policy";
import { paths } from "../../paths.ts";
import { frame } from "../public-frame.ts";
import { staticDocument } from "../static-document.ts";

export const toDocument = staticDocument({
  description: "What Lectern collects about you and your recordings, why, who else sees it, and how to delete it.",
  element: <PrivacyPolicyView {...frame} keptDataHref={paths.keptData} />,
});

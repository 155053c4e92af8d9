import "@lectern/ui/theme";
import { AccessibilityView } from "@lectern/ui/screens/accessibility";
import { frame } from "../public-frame.ts";
import { staticDocument } from "../static-document.ts";

export const toDocument = staticDocument({
  description: "How well Lectern meets WCAG 2.2, EN 301 549 and Section 508, how we know, and what's missing.",
  element: <AccessibilityView {...frame} />,
});

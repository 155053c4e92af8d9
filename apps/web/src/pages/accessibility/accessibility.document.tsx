import "@lectern/ui/theme";
import { AccessibilityView } from "@lectern/ui/screens/accessibility";
import type { ToDocument } from "../page.ts";
import { frame } from "../public-frame.ts";
import { toStaticDocument } from "../static-document.ts";

export const toDocument: ToDocument = async (page) =>
  toStaticDocument(page, {
    description: "How well Lectern meets WCAG 2.2, EN 301 549 and Section 508, how we know, and what's missing.",
    element: <AccessibilityView {...frame} />,
  });

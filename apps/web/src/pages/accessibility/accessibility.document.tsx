import "@lectern/ui/theme";
import { AccessibilityView } from "@lectern/ui/screens/accessibility";
import type { ToDocument } from "../page.ts";
import { frame } from "../public-frame.ts";
import { toStaticDocument } from "../static-document.ts";

export const toDocument: ToDocument = async (page) =>
  toStaticDocument(page, {
    description: "How far Lectern meets WCAG 2.2, EN 301 549 and Section 508, what proves it, and what is missing.",
    element: <AccessibilityView {...frame} />,
  });

import { brand } from "@lectern/domain/brand";
import { AuthLoadingView } from "@lectern/ui/screens/auth-loading";
import type { ToDocument } from "../page.ts";
import { toVisitorDocument } from "../visitor-document.tsx";

export const toDocument: ToDocument = (page) =>
  toVisitorDocument(page, {
    description: `Log in to ${brand.name} with Google or Apple, and read what you recorded.`,
    withSession: <AuthLoadingView />,
  });

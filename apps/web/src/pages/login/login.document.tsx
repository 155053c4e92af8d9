import { brand } from "@lectern/domain/brand";
import { AuthLoadingView } from "@lectern/ui/screens/auth-loading";
import type { ToDocument } from "../page.ts";
import { toVisitorDocument } from "../visitor-document.ts";

export const toDocument: ToDocument = (page, renderForVisitor) =>
  toVisitorDocument(page, renderForVisitor, {
    description: `Log in to ${brand.name}${import.meta.env.VITE_ACCOUNTS ? "" : " with Google or Apple"}, and read your lectures.`,
    withSession: <AuthLoadingView />,
  });

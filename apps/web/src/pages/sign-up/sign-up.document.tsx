import { brand } from "@lectern/domain/brand";
import { AuthLoadingView } from "@lectern/ui/screens/auth-loading";
import type { ToDocument } from "../page.ts";
import { toVisitorDocument } from "../visitor-document.ts";

export const toDocument: ToDocument = (page, renderForVisitor) =>
  toVisitorDocument(page, renderForVisitor, {
    description: import.meta.env.VITE_ACCOUNTS
      ? `Create an account of ${brand.name} on this server.`
      : `Join the beta of ${brand.name}: new features early, a say in what comes next, and rewards for testers.`,
    withSession: <AuthLoadingView />,
  });

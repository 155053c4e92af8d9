import { brand } from "@lectern/domain/brand";
import { AuthLoadingView } from "@lectern/ui/screens/auth-loading";
import { visitorDocument } from "../visitor-document.ts";

export const toDocument = visitorDocument({
  description: `Log in to ${brand.name}${import.meta.env.VITE_ACCOUNTS ? "" : " with Google or Apple"}, and read your lectures.`,
  withSession: <AuthLoadingView />,
});

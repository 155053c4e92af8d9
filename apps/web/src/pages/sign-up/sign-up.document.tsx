import { brand } from "@lectern/domain/brand";
import { AuthLoadingView } from "@lectern/ui/screens/auth-loading";
import { visitorDocument } from "../visitor-document.ts";

export const toDocument = visitorDocument({
  description: import.meta.env.VITE_ACCOUNTS
    ? `Create a ${brand.name} account on this server.`
    : `Join the ${brand.name} beta: get new features early, shape what's next, and earn rewards.`,
  withSession: <AuthLoadingView />,
});

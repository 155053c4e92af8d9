import { isAnonymous } from "@lectern/machines/auth/auth.selectors";
import { AuthLoadingView } from "@lectern/ui/screens/auth-loading";
import { useSelector } from "@xstate/react";
import { Navigate } from "react-router-dom";
import { useDocumentTitle } from "../../document-title.ts";
import { paths } from "../../paths.ts";
import { useServices } from "../../wiring/services.ts";
import { useLanding } from "../../wiring/use-landing.ts";

/** Where the provider sends the browser back to. The auth machine finishes the sign-in; this page waits, and leads on. */
export function CallbackScreen() {
  useDocumentTitle("Signing in");
  useLanding();
  const { auth } = useServices();
  const hasFailed = useSelector(auth, isAnonymous);
  return hasFailed ? <Navigate to={paths.login} replace /> : <AuthLoadingView />;
}

import { isAnonymous } from "@lectern/machines/auth/auth.selectors";
import { AuthLoadingView } from "@lectern/ui/screens/auth-loading";
import { useSelector } from "@xstate/react";
import { Navigate, useLocation } from "react-router-dom";
import { paths } from "../../paths.ts";
import { useServices } from "../../services.ts";
import { useRedirectAfterSignIn } from "../use-redirect-after-sign-in.ts";

/**
 * The page to which a provider, or the link for a forgotten password, redirects. The auth machine completes the sign-in;
 * this page shows that it is loading, and then redirects.
 */
export function CallbackScreen() {
  const { pathname, search } = useLocation();
  const isForNewPassword = `${pathname}${search}` === paths.newPasswordCallback;
  useRedirectAfterSignIn(isForNewPassword ? paths.newPassword : undefined);
  const { auth } = useServices();
  const hasFailed = useSelector(auth, isAnonymous);
  if (!hasFailed) return <AuthLoadingView />;
  return <Navigate to={isForNewPassword ? paths.forgotPasswordAgain : paths.login} replace />;
}

import { isAnonymous } from "@lectern/machines/auth/auth.selectors";
import { AuthLoadingView } from "@lectern/ui/screens/auth-loading";
import { useSelector } from "@xstate/react";
import { Navigate, useLocation } from "react-router-dom";
import { paths } from "../../paths.ts";
import { useServices } from "../../services.ts";
import { useLanding } from "../use-landing.ts";

/**
 * Where a provider, or the link for a forgotten password, sends the browser back to. The auth machine finishes the
 * sign-in; this page waits, and leads on.
 */
export function CallbackScreen() {
  const { pathname, search } = useLocation();
  const isForNewPassword = `${pathname}${search}` === paths.newPasswordCallback;
  useLanding(isForNewPassword ? paths.newPassword : undefined);
  const { auth } = useServices();
  const hasFailed = useSelector(auth, isAnonymous);
  if (!hasFailed) return <AuthLoadingView />;
  return <Navigate to={isForNewPassword ? paths.forgotPasswordAgain : paths.login} replace />;
}

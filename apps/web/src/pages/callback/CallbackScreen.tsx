import { getArrivingUser, getEmail, isAnonymous, isChoosingAccount } from "@lectern/machines/auth/auth.selectors";
import { AuthLoadingView } from "@lectern/ui/screens/auth-loading";
import { ChooseAccountView } from "@lectern/ui/screens/choose-account";
import { useSelector } from "@xstate/react";
import { Navigate, useLocation } from "react-router-dom";
import { paths } from "../../paths.ts";
import { useServices } from "../../flows/services.ts";
import { useRedirectAfterSignIn } from "../../features/sign-in/use-redirect-after-sign-in.ts";

/**
 * The page to which a provider, or the link for a forgotten password, redirects. The auth machine completes the
 * sign-in. Meanwhile this page shows that it is loading, asks if the callback brings another user than the signed-in
 * one, and then redirects.
 */
export function CallbackScreen() {
  const { pathname, search } = useLocation();
  const isForNewPassword = `${pathname}${search}` === paths.newPasswordCallback;
  useRedirectAfterSignIn(isForNewPassword ? paths.newPassword : undefined);
  const { auth } = useServices();
  const snapshot = useSelector(auth, (current) => current);
  const arriving = getArrivingUser(snapshot);
  if (isChoosingAccount(snapshot) && arriving !== null) {
    return (
      <ChooseAccountView
        state={{ kind: snapshot.can({ type: "arrival.accepted" }) ? "asking" : "continuing" }}
        arriving={arriving.email}
        current={getEmail(snapshot)}
        onContinue={() => auth.send({ type: "arrival.accepted" })}
        onStay={() => auth.send({ type: "arrival.declined" })}
        paths={{ home: paths.home }}
      />
    );
  }
  if (!isAnonymous(snapshot)) return <AuthLoadingView />;
  return <Navigate to={isForNewPassword ? paths.forgotPasswordAgain : paths.login} replace />;
}

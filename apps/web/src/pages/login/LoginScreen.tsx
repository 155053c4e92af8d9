import { isAnonymous, isBusy } from "@lectern/machines/auth/auth.selectors";
import { AuthLoadingView } from "@lectern/ui/screens/auth-loading";
import { LoginView } from "@lectern/ui/screens/login";
import { useSelector } from "@xstate/react";
import { useState } from "react";
import { paths } from "../../paths.ts";
import { useServices } from "../../flows/services.ts";
import { useRedirectAfterSignIn } from "../../features/sign-in/use-redirect-after-sign-in.ts";
import { isStorageBlocked } from "@lectern/browser/blocked-storage";
import { toLoginState } from "./login.view-state.ts";

export function LoginScreen() {
  useRedirectAfterSignIn();
  const { auth, storage } = useServices();
  const [invited] = useState(storage.hasReferralCode);
  const snapshot = useSelector(auth, (current) => current);

  if (!isAnonymous(snapshot)) return <AuthLoadingView />;
  return (
    <LoginView
      state={isStorageBlocked() ? { kind: "storage-blocked" } : toLoginState(snapshot, isBusy(snapshot))}
      invited={invited}
      onSignIn={(provider) => auth.send({ type: "sign-in.requested", provider })}
      paths={{ home: paths.home, terms: paths.terms, privacyPolicy: paths.privacyPolicy }}
    />
  );
}

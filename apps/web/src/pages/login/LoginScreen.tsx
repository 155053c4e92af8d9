import { isAnonymous, isBusy } from "@lectern/machines/auth/auth.selectors";
import { AuthLoadingView } from "@lectern/ui/screens/auth-loading";
import { LoginView } from "@lectern/ui/screens/login";
import { useSelector } from "@xstate/react";
import { useState } from "react";
import { paths } from "../../paths.ts";
import { useServices } from "../../flows/services.ts";
import { PasswordEntry } from "../../features/sign-in/PasswordEntry.tsx";
import { useRedirectAfterSignIn } from "../../features/sign-in/use-redirect-after-sign-in.ts";
import { isStorageBlocked } from "@lectern/browser/blocked-storage";
import { readPasswordAccounts } from "../../platform/password-accounts.ts";
import { toLoginState } from "./login.view-state.ts";

/** Signing in; on a server of one's own with a password (OPS-08). */
export function LoginScreen() {
  const accounts = import.meta.env.VITE_ACCOUNTS ? readPasswordAccounts(import.meta.env.VITE_ACCOUNTS) : undefined;
  return accounts === undefined ? <ProviderLogin /> : <PasswordEntry mode="sign-in" accounts={accounts} />;
}

function ProviderLogin() {
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

import { isAnonymous } from "@lectern/machines/auth/auth.selectors";
import { AuthLoadingView } from "@lectern/ui/screens/auth-loading";
import { PasswordEntryView } from "@lectern/ui/screens/password-entry";
import type { SignUpMode } from "@lectern/ui/screens/sign-up";
import { useSelector } from "@xstate/react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useServices } from "../../flows/services.ts";
import { paths } from "../../paths.ts";
import { isStorageBlocked } from "@lectern/browser/blocked-storage";
import type { PasswordAccounts } from "../../platform/password-accounts.ts";
import { toHistoryEmail } from "./history-email.ts";
import { toPasswordEntryState } from "./password-entry.view-state.ts";
import { useRedirectAfterSignIn } from "./use-redirect-after-sign-in.ts";

/** Signing in or up on a server of one's own (OPS-08). */
export function PasswordEntry({ mode, accounts }: { readonly mode: SignUpMode; readonly accounts: PasswordAccounts }) {
  useRedirectAfterSignIn();
  const { auth, storage } = useServices();
  const [invited] = useState(storage.hasReferralCode);
  const snapshot = useSelector(auth, (current) => current);
  const navigate = useNavigate();

  if (!isAnonymous(snapshot)) return <AuthLoadingView />;
  return (
    <PasswordEntryView
      state={isStorageBlocked() ? { kind: "storage-blocked" } : toPasswordEntryState(snapshot, mode)}
      mode={mode}
      isSignUpOpen={accounts.isSignUpOpen}
      invited={invited}
      onSubmit={(credentials) =>
        auth.send({ type: "credentials.submitted", method: mode === "join" ? "beta" : "password", ...credentials })
      }
      onForgotPassword={(email) => void navigate(paths.forgotPassword, { state: toHistoryEmail(email) })}
      paths={paths}
    />
  );
}

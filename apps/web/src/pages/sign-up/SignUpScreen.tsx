import { isAnonymous } from "@lectern/machines/auth/auth.selectors";
import { AuthLoadingView } from "@lectern/ui/screens/auth-loading";
import { SignUpView } from "@lectern/ui/screens/sign-up";
import { useSelector } from "@xstate/react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { paths } from "../../paths.ts";
import { toHistoryEmail } from "../../features/sign-in/history-email.ts";
import { useServices } from "../../flows/services.ts";
import { PasswordEntry } from "../../features/sign-in/PasswordEntry.tsx";
import { useRedirectAfterSignIn } from "../../features/sign-in/use-redirect-after-sign-in.ts";
import { isStorageBlocked } from "@lectern/browser/blocked-storage";
import { readPasswordAccounts } from "../../platform/password-accounts.ts";
import { toSignInMethod, parseSignUpMode, toSignUpState } from "./sign-up.view-state.ts";

/** PUB-07; on a server of one's own an account without a beta programme (OPS-08). */
export function SignUpScreen() {
  const [searchParams] = useSearchParams();
  const accounts = import.meta.env.VITE_ACCOUNTS ? readPasswordAccounts(import.meta.env.VITE_ACCOUNTS) : undefined;
  if (accounts === undefined) return <BetaSignUp />;
  return <PasswordEntry mode={parseSignUpMode(searchParams.get("mode"))} accounts={accounts} />;
}

/** Joining, and the sign-in of students who have joined (product decision 2). */
function BetaSignUp() {
  useRedirectAfterSignIn();
  const { auth } = useServices();
  const snapshot = useSelector(auth, (current) => current);
  const [searchParams, setSearchParams] = useSearchParams();
  const navigate = useNavigate();
  const mode = parseSignUpMode(searchParams.get("mode"));

  if (!isAnonymous(snapshot)) return <AuthLoadingView />;
  return (
    <SignUpView
      state={isStorageBlocked() ? { kind: "storage-blocked" } : toSignUpState(snapshot)}
      mode={mode}
      onModeChange={(wanted) => {
        auth.send({ type: "failure.dismissed" });
        setSearchParams(wanted === "join" ? {} : { mode: wanted }, { replace: true });
      }}
      onSubmit={(credentials) =>
        auth.send({ type: "credentials.submitted", method: toSignInMethod(mode), ...credentials })
      }
      onForgotPassword={(email) => void navigate(paths.forgotPassword, { state: toHistoryEmail(email) })}
      paths={paths}
    />
  );
}

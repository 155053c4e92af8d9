import { recoveryMutations } from "@lectern/data/auth/recovery";
import { ForgotPasswordView } from "@lectern/ui/screens/forgot-password";
import { useMutation } from "@tanstack/react-query";
import { useLocation, useSearchParams } from "react-router-dom";
import { paths } from "../../paths.ts";
import { useServices } from "../../flows/services.ts";
import { readPasswordAccounts } from "../../platform/password-accounts.ts";
import { readHistoryEmail } from "../../features/sign-in/history-email.ts";
import { toForgotPasswordState } from "./forgot-password.view-state.ts";

export function ForgotPasswordScreen() {
  const { client } = useServices();
  const [searchParams] = useSearchParams();
  const location = useLocation();
  const request = useMutation(recoveryMutations(client).requestLink());
  const accounts = import.meta.env.VITE_ACCOUNTS ? readPasswordAccounts(import.meta.env.VITE_ACCOUNTS) : undefined;
  const sendsMail = accounts?.sendsMail ?? true;
  return (
    <ForgotPasswordView
      state={toForgotPasswordState(request, searchParams.get("link"), sendsMail)}
      initialEmail={readHistoryEmail(location.state)}
      onSubmit={(email) =>
        request.mutate({ email, redirectTo: new URL(paths.newPasswordCallback, window.location.origin).href })
      }
      paths={{ home: paths.home, signIn: paths.signInWithPassword }}
    />
  );
}

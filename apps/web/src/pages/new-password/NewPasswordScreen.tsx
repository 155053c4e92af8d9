import { recoveryMutations } from "@lectern/data/auth/recovery";
import { getEmail, isAnonymous, isSignedIn } from "@lectern/machines/auth/auth.selectors";
import { toast } from "@lectern/ui/overlays/toaster";
import { AuthLoadingView } from "@lectern/ui/screens/auth-loading";
import { NewPasswordView } from "@lectern/ui/screens/new-password";
import { useMutation } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { Navigate, useNavigate } from "react-router-dom";
import { paths } from "../../paths.ts";
import { useServices } from "../../flows/services.ts";
import { toNewPasswordState } from "./new-password.view-state.ts";

/** For a student who has signed in through a mail link. */
export function NewPasswordScreen() {
  const { auth, client, storage } = useServices();
  const navigate = useNavigate();
  const snapshot = useSelector(auth, (current) => current);
  const change = useMutation(recoveryMutations(client).setPassword());

  if (isAnonymous(snapshot) || change.error?.code === "unauthenticated")
    return <Navigate to={paths.forgotPasswordAgain} replace />;
  if (!isSignedIn(snapshot)) return <AuthLoadingView />;
  return (
    <NewPasswordView
      state={toNewPasswordState(change)}
      email={getEmail(snapshot) ?? ""}
      onSubmit={(password) =>
        change.mutate(password, {
          onSuccess: () => {
            toast.success("Password changed");
            void navigate(storage.takeLandingPath(), { replace: true });
          },
        })
      }
      paths={{ home: paths.home }}
    />
  );
}

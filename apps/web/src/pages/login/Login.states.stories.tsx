import {
  type AuthSnapshot,
  getArrivingUser,
  getEmail,
  isAnonymous,
  isBusy,
  isChoosingAccount,
  isSettingUp,
  isSignedIn,
} from "@lectern/machines/auth/auth.selectors";
import { authModel } from "@lectern/machines/auth/auth.model";
import { AuthLoadingView } from "@lectern/ui/screens/auth-loading";
import { ChooseAccountView } from "@lectern/ui/screens/choose-account";
import { LoginView } from "@lectern/ui/screens/login";
import { SignUpView } from "@lectern/ui/screens/sign-up";
import { DashboardShell } from "@lectern/ui/frames/dashboard-shell";
import type { Meta } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { paths, shellPaths } from "../../paths.ts";
import { showAllStates, type StateArgs } from "../../testing/StateGallery.tsx";
import { toSignUpState } from "../sign-up/sign-up.view-state.ts";
import { toLoginState } from "./login.view-state.ts";

const meta = {
  parameters: { layout: "fullscreen", machine: authModel.name },
} satisfies Meta<StateArgs>;
export default meta;

const viewPaths = {
  home: paths.home,
  login: paths.login,
  forgotPassword: paths.forgotPassword,
  terms: paths.terms,
  privacyPolicy: paths.privacyPolicy,
};

/**
 * Chooses the page that shows a state: the callback's question, the dashboard if signed in, the sign-up page for a
 * password, otherwise the login page.
 */
function Seen({ snapshot }: { readonly snapshot: AuthSnapshot }) {
  if (isSignedIn(snapshot)) {
    return (
      <DashboardShell
        email={getEmail(snapshot) ?? ""}
        subscription="not-subscribed"
        currentPath={paths.dashboard}
        paths={shellPaths}
        theme="system"
        onThemeChange={fn()}
        settingUp={isSettingUp(snapshot)}
        onSignOut={fn()}
      >
        <AuthLoadingView within="shell" />
      </DashboardShell>
    );
  }
  const arriving = getArrivingUser(snapshot);
  if (isChoosingAccount(snapshot) && arriving !== null) {
    return (
      <ChooseAccountView
        state={{ kind: snapshot.can({ type: "arrival.accepted" }) ? "asking" : "continuing" }}
        arriving={arriving.email}
        current={getEmail(snapshot)}
        onContinue={fn()}
        onStay={fn()}
        paths={viewPaths}
      />
    );
  }
  if (!isAnonymous(snapshot)) return <AuthLoadingView />;
  const { method } = snapshot.context;
  if (method === "beta" || method === "password") {
    const mode = method === "beta" ? "join" : "sign-in";
    return (
      <SignUpView
        state={toSignUpState(snapshot)}
        mode={mode}
        onModeChange={fn()}
        onSubmit={fn()}
        onForgotPassword={fn()}
        paths={viewPaths}
      />
    );
  }
  return <LoginView state={toLoginState(snapshot, isBusy(snapshot))} onSignIn={fn()} paths={viewPaths} />;
}

/** AUT-03 to AUT-09: whole pages, one at a time. */
export const AllStates = showAllStates(authModel, ({ snapshot }) => <Seen snapshot={snapshot} />, {
  see: async (view) => {
    await expect(view.querySelectorAll("main").length).toBeLessThanOrEqual(1);
    await expect(view.firstElementChild).not.toBeNull();
  },
});

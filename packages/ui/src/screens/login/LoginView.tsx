import { brand } from "@lectern/domain/brand";
import { REFERRAL_MINUTES } from "@lectern/domain/free-week";
import { Button } from "../../elements/button/Button.tsx";
import { Link } from "../../elements/link/Link.tsx";
import { ProviderMark } from "../../elements/provider-mark/ProviderMark.tsx";
import { Stack } from "../../elements/stack/Stack.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { Banner } from "../../feedback/banner/Banner.tsx";
import { ErrorRegion } from "../../feedback/error-region/ErrorRegion.tsx";
import { EntrySheet, STORAGE_BLOCKED } from "../../frames/entry-sheet/EntrySheet.tsx";
import { page } from "../../frames/entry-sheet/EntrySheet.css.ts";
import { settlingLine } from "../../illustrations/settling/settling.ts";
import { figure } from "./LoginView.css.ts";
import type { LoginViewProps, SignInProvider } from "./login.state.ts";

export type { LoginState, LoginViewProps, SignInProvider } from "./login.state.ts";

const providers: readonly { readonly provider: SignInProvider; readonly name: string }[] = [
  { provider: "google", name: "Google" },
  { provider: "apple", name: "Apple" },
];

/** PUB-06, word for word. */
const failureWords: Readonly<Record<SignInProvider, string>> = {
  google: "Failed to sign in with Google",
  apple: "Failed to sign in with Apple",
};

/** Sound on one side of the sheet and writing on the other, as if the sheet turned one into the other. */
const settlingAcross = settlingLine("log in", 1280, 176, { from: 180, over: 620, scale: 3 }).path;

/**
 * The page for signing in with Google or Apple (PUB-06). States: idle, signing in, failed, after a session that ended
 * without a sign-out, from which the student returns to their page (AUT-16), and in a browser that stores nothing
 * (AUT-18). A friend's referral link adds its benefit (PUB-10).
 */
export function LoginView({ state, invited = false, onSignIn, paths }: LoginViewProps) {
  const busyWith = state.kind === "signing-in" ? state.provider : undefined;
  return (
    <main className={page}>
      <svg viewBox="0 0 1280 176" preserveAspectRatio="xMidYMid slice" className={figure} aria-hidden="true">
        <path d={settlingAcross} />
      </svg>
      <EntrySheet title={`Log in to ${brand.name}`} home={paths.home}>
        {invited && (
          <Banner tone="promote" title={`A friend invited you: ${REFERRAL_MINUTES} extra minutes for both of you`} />
        )}
        {state.kind === "signed-out" && (
          <Banner title="You were signed out">Log in again to go back to the page you were on.</Banner>
        )}
        {state.kind === "failed" && <ErrorRegion>{failureWords[state.provider]}</ErrorRegion>}
        {state.kind === "storage-blocked" && <Banner tone="caution" title={STORAGE_BLOCKED} />}
        <Stack gap="s">
          {providers.map(({ provider, name }) => (
            <Button
              key={provider}
              size="large"
              stretch
              busy={busyWith === provider}
              disabled={state.kind === "storage-blocked" || (busyWith !== undefined && busyWith !== provider)}
              onClick={() => onSignIn(provider)}
            >
              <ProviderMark provider={provider} />
              Continue with {name}
            </Button>
          ))}
        </Stack>
        <Text size="label" color="muted">
          By signing up you agree to our <Link href={paths.terms}>Terms of Service</Link> and{" "}
          <Link href={paths.privacyPolicy}>Privacy Policy</Link>.
        </Text>
      </EntrySheet>
    </main>
  );
}

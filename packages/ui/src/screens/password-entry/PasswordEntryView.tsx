import { brand } from "@lectern/domain/brand";
import { REFERRAL_MINUTES } from "@lectern/domain/free-week";
import { BareLink, Link } from "../../elements/link/Link.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { Banner } from "../../feedback/banner/Banner.tsx";
import { ErrorRegion } from "../../feedback/error-region/ErrorRegion.tsx";
import { page } from "../../frames/entry-sheet/EntrySheet.css.ts";
import { EntrySheet, STORAGE_BLOCKED } from "../../frames/entry-sheet/EntrySheet.tsx";
import { other } from "../../frames/password-form/PasswordForm.css.ts";
import { PasswordForm } from "../../frames/password-form/PasswordForm.tsx";
import type { SignUpMode } from "../sign-up/sign-up.state.ts";
import type { PasswordEntryViewProps } from "./password-entry.state.ts";

export type { PasswordEntryState, PasswordEntryViewProps } from "./password-entry.state.ts";

const copyByMode: Readonly<
  Record<SignUpMode, { readonly title: string; readonly submit: string; readonly failed: string }>
> = {
  join: { title: "Create an account", submit: "Sign Up", failed: "Failed to sign up" },
  "sign-in": { title: `Log in to ${brand.name}`, submit: "Log In", failed: "Failed to log in" },
};

/**
 * The pages for signing in and up on a server of one's own, which has neither Google nor Apple (OPS-08). Where its
 * operator invites people, the page for signing up says so instead of a form.
 */
export function PasswordEntryView({
  state,
  mode,
  isSignUpOpen,
  invited = false,
  onSubmit,
  onForgotPassword,
  paths,
}: PasswordEntryViewProps) {
  const words = copyByMode[mode];
  const isClosed = mode === "join" && !isSignUpOpen;
  return (
    <main className={page}>
      <EntrySheet title={words.title} home={paths.home}>
        {invited && (
          <Banner tone="promote" title={`A friend invited you: ${REFERRAL_MINUTES} extra minutes for both of you`} />
        )}
        {state.kind === "signed-out" && (
          <Banner title="You were signed out">Log in again to go back to the page you were on.</Banner>
        )}
        {state.kind === "failed" && <ErrorRegion>{words.failed}</ErrorRegion>}
        {state.kind === "storage-blocked" && <Banner tone="caution" title={STORAGE_BLOCKED} />}
        {isClosed ? (
          <>
            <Text>Accounts are by invitation only. Ask the server's administrator for a link.</Text>
            <Text>
              <Link href={paths.login}>Log in</Link>
            </Text>
          </>
        ) : (
          <PasswordForm
            key={mode}
            submit={words.submit}
            isNew={mode === "join"}
            busy={state.kind === "submitting"}
            disabled={state.kind === "storage-blocked"}
            isPasswordTooShort={state.kind === "failed" && state.isPasswordTooShort}
            onSubmit={onSubmit}
            forgotPasswordPath={paths.forgotPassword}
            onForgotPassword={onForgotPassword}
          >
            {mode === "join" && (
              <BareLink href={paths.login} className={other}>
                Already have an account? Log in
              </BareLink>
            )}
            {mode === "sign-in" && isSignUpOpen && (
              <BareLink href={paths.signup} className={other}>
                New here?
              </BareLink>
            )}
          </PasswordForm>
        )}
        <Text size="label" color="muted">
          By signing up you agree to our <Link href={paths.terms}>Terms of Service</Link> and{" "}
          <Link href={paths.privacyPolicy}>Privacy Policy</Link>.
        </Text>
      </EntrySheet>
    </main>
  );
}

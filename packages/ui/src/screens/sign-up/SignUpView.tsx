import { Heading } from "../../elements/heading/Heading.tsx";
import { comments, experiment, gift, type Glyph } from "../../elements/icon/glyphs.ts";
import { heart } from "../../elements/icon/screen-glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { Link } from "../../elements/link/Link.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { Banner } from "../../feedback/banner/Banner.tsx";
import { ErrorRegion } from "../../feedback/error-region/ErrorRegion.tsx";
import { EntrySheet, STORAGE_BLOCKED } from "../../frames/entry-sheet/EntrySheet.tsx";
import { other } from "../../frames/password-form/PasswordForm.css.ts";
import { PasswordForm } from "../../frames/password-form/PasswordForm.tsx";
import { SettlingLine } from "../../illustrations/settling/SettlingLine.tsx";
import * as styles from "./SignUpView.css.ts";
import type { SignUpMode, SignUpViewProps } from "./sign-up.state.ts";

export type { SignUpMode, SignUpState, SignUpViewProps } from "./sign-up.state.ts";

interface Benefit {
  readonly name: string;
  readonly words: string;
  readonly glyph: Glyph;
}

/** PUB-07, in the specification's order. */
const benefits: readonly Benefit[] = [
  { name: "Early access", words: "Be the first to get new features.", glyph: experiment },
  { name: "Influence on development", words: "Your feedback shapes what we build next.", glyph: comments },
  { name: "Priority support", words: "Your questions get answered first.", glyph: heart },
  { name: "Beta tester rewards", words: "A reward for every bug you report.", glyph: gift },
];

/** The text for joining is the catalogue's; product decision 2 adds signing in. */
const copyByMode: Readonly<
  Record<
    SignUpMode,
    { readonly title: string; readonly submit: string; readonly failed: string; readonly other: string }
  >
> = {
  join: {
    title: "Join the beta",
    submit: "Join Beta Program",
    failed: "Failed to join beta program",
    other: "Already joined? Log in",
  },
  "sign-in": {
    title: "Welcome back",
    submit: "Log In",
    failed: "Failed to log in",
    other: "New here?",
  },
};

function Why() {
  return (
    <div className={styles.why}>
      <SettlingLine seed="beta" />
      <Heading level={2} size="heading">
        Help us build Lectern.
      </Heading>
      <ul className={styles.benefits}>
        {benefits.map(({ name, words, glyph }) => (
          <li key={name} className={styles.benefit}>
            <span className={styles.sign}>
              <Icon glyph={glyph} />
            </span>
            <span className={styles.benefitName}>{name}</span>
            <span className={styles.benefitWords}>{words}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Lets testers join the beta programme, or sign in with their password (PUB-07). */
export function SignUpView({ state, mode, onModeChange, onSubmit, onForgotPassword, paths }: SignUpViewProps) {
  const words = copyByMode[mode];
  return (
    <main className={styles.page}>
      <div className={styles.spread}>
        <EntrySheet title={words.title} home={paths.home}>
          {state.kind === "failed" && <ErrorRegion>{words.failed}</ErrorRegion>}
          {state.kind === "storage-blocked" && <Banner tone="caution" title={STORAGE_BLOCKED} />}
          <PasswordForm
            submit={words.submit}
            isNew={mode === "join"}
            busy={state.kind === "submitting"}
            disabled={state.kind === "storage-blocked"}
            isPasswordTooShort={state.kind === "failed" && state.isPasswordTooShort}
            onSubmit={onSubmit}
            forgotPasswordPath={paths.forgotPassword}
            onForgotPassword={onForgotPassword}
          >
            <button type="button" className={other} onClick={() => onModeChange(mode === "join" ? "sign-in" : "join")}>
              {words.other}
            </button>
          </PasswordForm>
          <Text size="label" color="muted">
            By signing up you agree to our <Link href={paths.terms}>Terms of Service</Link> and{" "}
            <Link href={paths.privacyPolicy}>Privacy Policy</Link>. Not a tester?{" "}
            <Link href={paths.login}>Log in with Google or Apple</Link>.
          </Text>
        </EntrySheet>
        <Why />
      </div>
    </main>
  );
}

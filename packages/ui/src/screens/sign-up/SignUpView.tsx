import { MIN_PASSWORD_LENGTH } from "@lectern/domain/max-lengths";
import { type FormEvent, type MouseEvent, useLayoutEffect, useRef, useState } from "react";
import { Button } from "../../elements/button/Button.tsx";
import { Heading } from "../../elements/heading/Heading.tsx";
import { comments, experiment, gift, type Glyph } from "../../elements/icon/glyphs.ts";
import { heart } from "../../elements/icon/screen-glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { BareLink, Link } from "../../elements/link/Link.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { Banner } from "../../feedback/banner/Banner.tsx";
import { ErrorRegion } from "../../feedback/error-region/ErrorRegion.tsx";
import { TextField } from "../../forms/text-field/TextField.tsx";
import { form } from "../../frames/entry-sheet/EntrySheet.css.ts";
import { EntrySheet, STORAGE_BLOCKED } from "../../frames/entry-sheet/EntrySheet.tsx";
import { SettlingLine } from "../../illustrations/settling/SettlingLine.tsx";
import {
  benefit as benefitClass,
  benefitName,
  benefits as benefitsClass,
  benefitWords,
  other,
  page,
  sign,
  spread,
  why,
} from "./SignUpView.css.ts";
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
  { name: "Priority support", words: "We answer you first.", glyph: heart },
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
    submit: "Sign In",
    failed: "Failed to sign in",
    other: "I am new here",
  },
};

const passwordRule = `At least ${MIN_PASSWORD_LENGTH} characters.`;
const passwordTooShort = `Use at least ${MIN_PASSWORD_LENGTH} characters.`;

function Why() {
  return (
    <div className={why}>
      <SettlingLine seed="beta" />
      <Heading level={2} size="heading">
        Help us write it down.
      </Heading>
      <ul className={benefitsClass}>
        {benefits.map(({ name, words, glyph }) => (
          <li key={name} className={benefitClass}>
            <span className={sign}>
              <Icon glyph={glyph} />
            </span>
            <span className={benefitName}>{name}</span>
            <span className={benefitWords}>{words}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Reads the fields' text, even if React does not know it yet. */
const typedIn = (form: HTMLFormElement): { readonly email: string; readonly password: string } =>
  Object.fromEntries(new FormData(form)) as { email: string; password: string };

/** Lets testers join the beta programme, or sign in with their password (PUB-07). */
export function SignUpView({ state, mode, onModeChange, onSubmit, onForgotPassword, paths }: SignUpViewProps) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const fields = useRef<HTMLFormElement>(null);
  // A prerendered page may have been typed into, or autofilled, before this runs. An effect after the paint would be
  // too late: React hydrates the page when idle and delays that effect's state update equally, while the fields render
  // once more at once and would be emptied.
  useLayoutEffect(() => {
    if (fields.current === null) return;
    const typed = typedIn(fields.current);
    setEmail((known) => known || typed.email);
    setPassword((known) => known || typed.password);
  }, []);
  const words = copyByMode[mode];
  const busy = state.kind === "submitting";
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A press made before hydration is replayed as soon as this page listens, before the state above is correct.
    if (!busy) onSubmit(typedIn(event.currentTarget));
  };
  const follow = (event: MouseEvent) => {
    // With a modifier key or another button, the browser opens a new tab itself.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onForgotPassword(email);
  };
  return (
    <main className={page}>
      <div className={spread}>
        <EntrySheet title={words.title} home={paths.home}>
          {state.kind === "failed" && <ErrorRegion>{words.failed}</ErrorRegion>}
          {state.kind === "storage-blocked" && <Banner tone="caution" title={STORAGE_BLOCKED} />}
          <form ref={fields} className={form} onSubmit={submit}>
            <TextField
              label="Email"
              name="email"
              type="email"
              value={email}
              onChange={setEmail}
              autoComplete="email"
              required
              readOnly={busy}
            />
            <TextField
              label="Password"
              name="password"
              type="password"
              value={password}
              onChange={setPassword}
              autoComplete={mode === "join" ? "new-password" : "current-password"}
              required
              readOnly={busy}
              {...(mode === "join" ? { hint: passwordRule } : {})}
              error={state.kind === "failed" && state.isPasswordTooShort ? passwordTooShort : undefined}
            />
            <Button
              type="submit"
              variant="primary"
              size="large"
              stretch
              busy={busy}
              disabled={state.kind === "storage-blocked"}
            >
              {words.submit}
            </Button>
            {mode === "sign-in" && (
              <BareLink href={paths.forgotPassword} className={other} onClick={follow}>
                Forgot your password?
              </BareLink>
            )}
            <button type="button" className={other} onClick={() => onModeChange(mode === "join" ? "sign-in" : "join")}>
              {words.other}
            </button>
          </form>
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

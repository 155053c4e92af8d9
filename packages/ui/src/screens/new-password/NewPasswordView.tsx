import { type FormEvent, useState } from "react";
import { Button } from "../../elements/button/Button.tsx";
import { Heading } from "../../elements/heading/Heading.tsx";
import { BareLink } from "../../elements/link/Link.tsx";
import { Logo } from "../../elements/logo/Logo.tsx";
import { TextField } from "../../forms/text-field/TextField.tsx";
import { ErrorRegion } from "../../structure/error-region/ErrorRegion.tsx";
import { home, page, sheet } from "../login/LoginView.css.ts";
import { form } from "../sign-up/SignUpView.css.ts";
import type { NewPasswordViewProps } from "./new-password.state.ts";

export type { NewPasswordState, NewPasswordViewProps } from "./new-password.state.ts";

const keep = () => undefined;

/** Where the link for a forgotten password leads. */
export function NewPasswordView({ state, email, onSubmit, paths }: NewPasswordViewProps) {
  const [password, setPassword] = useState("");
  const busy = state.kind === "saving";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit(password);
  };
  return (
    <main className={page}>
      <div className={sheet}>
        <BareLink href={paths.home} className={home}>
          <Logo />
        </BareLink>
        <Heading level={1}>Choose a new password</Heading>
        {state.kind === "failed" && <ErrorRegion>Your password could not be changed. Please try again.</ErrorRegion>}
        {state.kind === "refused" && (
          <ErrorRegion>That password is too short, or the one you had. Please choose another.</ErrorRegion>
        )}
        <form className={form} onSubmit={submit}>
          {/* Shown for the person, and for the browser that offers to keep the two together. */}
          <TextField label="Email" name="email" value={email} onChange={keep} autoComplete="username" readOnly />
          <TextField
            label="New password"
            name="password"
            type="password"
            value={password}
            onChange={setPassword}
            autoComplete="new-password"
            hint="At least 6 characters."
            required
            readOnly={busy}
            aria-invalid={state.kind === "refused" ? true : undefined}
          />
          <Button type="submit" variant="primary" size="large" stretch busy={busy}>
            Change Password
          </Button>
        </form>
      </div>
    </main>
  );
}

import { type FormEvent, useState } from "react";
import { Button } from "../../elements/button/Button.tsx";
import { Link } from "../../elements/link/Link.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { ErrorRegion } from "../../feedback/error-region/ErrorRegion.tsx";
import { TextField } from "../../forms/text-field/TextField.tsx";
import { form, page } from "../../frames/entry-sheet/EntrySheet.css.ts";
import { EntrySheet } from "../../frames/entry-sheet/EntrySheet.tsx";
import type { ForgotPasswordState, ForgotPasswordViewProps } from "./forgot-password.state.ts";

export type { ForgotPasswordState, ForgotPasswordViewProps } from "./forgot-password.state.ts";

/** Announced when it changes. */
const toText = (state: ForgotPasswordState): string =>
  state.kind === "by-hand"
    ? "This server can't send email. Ask its administrator for a password reset link."
    : state.kind === "sent"
      ? `If there's an account for ${state.email}, we've emailed it a link. Open it in this browser within an hour. Don't see it? Check your spam folder, or send it again.`
      : "Enter your email and we'll send you a reset link.";

/** Lets users with a password request a link for a new one (AUT-13). */
export function ForgotPasswordView({ state, initialEmail = "", onSubmit, paths }: ForgotPasswordViewProps) {
  const [email, setEmail] = useState(initialEmail);
  const busy = state.kind === "sending";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit(email);
  };
  return (
    <main className={page}>
      <EntrySheet title="Forgot your password?" home={paths.home}>
        {state.kind === "failed" && <ErrorRegion>Couldn&apos;t send the link. Please try again.</ErrorRegion>}
        {state.kind === "link-refused" && (
          <ErrorRegion>
            That link has expired or was already used. Links work only once, expire after an hour, and only open in the
            browser where you requested them. Request a new one.
          </ErrorRegion>
        )}
        {state.kind === "by-hand" && state.isLinkRefused && (
          <ErrorRegion>
            That link has expired or was already used. Links work only once and expire after a day. Request a new one.
          </ErrorRegion>
        )}
        <output>
          <Text as="span">{toText(state)}</Text>
        </output>
        {state.kind !== "by-hand" && (
          <form className={form} onSubmit={submit}>
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
            <Button type="submit" variant="primary" size="large" stretch busy={busy}>
              {state.kind === "sent" ? "Send It Again" : "Send Link"}
            </Button>
          </form>
        )}
        <Text size="label" color="muted">
          Remembered it? <Link href={paths.signIn}>Log in</Link>.
        </Text>
      </EntrySheet>
    </main>
  );
}

import { MIN_PASSWORD_LENGTH } from "@lectern/domain/max-lengths";
import { type FormEvent, useState } from "react";
import { Button } from "../../elements/button/Button.tsx";
import { ErrorRegion } from "../../feedback/error-region/ErrorRegion.tsx";
import { TextField } from "../../forms/text-field/TextField.tsx";
import { form, page } from "../../frames/entry-sheet/EntrySheet.css.ts";
import { EntrySheet } from "../../frames/entry-sheet/EntrySheet.tsx";
import type { NewPasswordViewProps } from "./new-password.state.ts";

export type { NewPasswordState, NewPasswordViewProps } from "./new-password.state.ts";

const refusals = {
  "too-short": `Use at least ${MIN_PASSWORD_LENGTH} characters.`,
  other: "You can't reuse your old password. Choose a different one.",
} as const;

const keep = () => undefined;

/** The page that a forgotten password's link opens, for choosing a new one (AUT-10, AUT-13). */
export function NewPasswordView({ state, email, onSubmit, paths }: NewPasswordViewProps) {
  const [password, setPassword] = useState("");
  const busy = state.kind === "saving";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit(password);
  };
  return (
    <main className={page}>
      <EntrySheet title="Choose a new password" home={paths.home}>
        {state.kind === "failed" && <ErrorRegion>Couldn't change your password. Please try again.</ErrorRegion>}
        <form className={form} onSubmit={submit}>
          {/* Shown to the person, and lets the browser store email and password together. */}
          <TextField label="Email" name="email" value={email} onChange={keep} autoComplete="username" readOnly />
          <TextField
            label="New password"
            name="password"
            type="password"
            value={password}
            onChange={setPassword}
            autoComplete="new-password"
            hint={`At least ${MIN_PASSWORD_LENGTH} characters.`}
            error={state.kind === "refused" ? refusals[state.reason] : undefined}
            required
            readOnly={busy}
          />
          <Button type="submit" variant="primary" size="large" stretch busy={busy}>
            Change Password
          </Button>
        </form>
      </EntrySheet>
    </main>
  );
}

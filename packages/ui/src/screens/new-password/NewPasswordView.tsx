import { type FormEvent, useState } from "react";
import { Button } from "../../elements/button/Button.tsx";
import { ErrorRegion } from "../../feedback/error-region/ErrorRegion.tsx";
import { TextField } from "../../forms/text-field/TextField.tsx";
import { form, page } from "../../frames/entry-sheet/EntrySheet.css.ts";
import { EntrySheet } from "../../frames/entry-sheet/EntrySheet.tsx";
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
      <EntrySheet title="Choose a new password" home={paths.home}>
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
      </EntrySheet>
    </main>
  );
}

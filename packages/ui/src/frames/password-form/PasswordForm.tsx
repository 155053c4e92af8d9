import { MIN_PASSWORD_LENGTH } from "@lectern/domain/max-lengths";
import { type FormEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { Button } from "../../elements/button/Button.tsx";
import { BareLink } from "../../elements/link/Link.tsx";
import { TextField } from "../../forms/text-field/TextField.tsx";
import { form } from "../entry-sheet/EntrySheet.css.ts";
import { other } from "./PasswordForm.css.ts";

export interface PasswordFormProps {
  /** The button's words. */
  readonly submit: string;
  /** Whether the password is chosen here, instead of known. */
  readonly isNew: boolean;
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly isPasswordTooShort: boolean;
  readonly onSubmit: (credentials: { readonly email: string; readonly password: string }) => void;
  /** The page for a forgotten password, offered where the password is known. */
  readonly forgotPasswordPath: string;
  /** Called for the forgotten-password link, with the email typed so far. The app opens the page. */
  readonly onForgotPassword: (email: string) => void;
  /** The way to the other form. */
  readonly children?: ReactNode;
}

const passwordRule = `At least ${MIN_PASSWORD_LENGTH} characters.`;
const passwordTooShort = `Use at least ${MIN_PASSWORD_LENGTH} characters.`;

/** Reads the fields' text, even if React does not know it yet. */
const typedIn = (fields: HTMLFormElement): { readonly email: string; readonly password: string } =>
  Object.fromEntries(new FormData(fields)) as { email: string; password: string };

/** An email and a password, to join or to sign in. */
export function PasswordForm({
  submit,
  isNew,
  busy,
  disabled,
  isPasswordTooShort,
  onSubmit,
  forgotPasswordPath,
  onForgotPassword,
  children,
}: PasswordFormProps) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const fields = useRef<HTMLFormElement>(null);
  // A prerendered page may have been typed into, or autofilled, before this runs. An effect after the paint would be
  // too late: React hydrates the page when idle and delays that effect's state update equally, while the fields render
  // once more at once and would be emptied.
  useLayoutEffect(() => {
    if (fields.current === null) return;
    const typed = typedIn(fields.current);
    setEmail((current) => current || typed.email);
    setPassword((current) => current || typed.password);
  }, []);
  const send = (event: FormEvent<HTMLFormElement>) => {
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
    <form ref={fields} className={form} onSubmit={send}>
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
        autoComplete={isNew ? "new-password" : "current-password"}
        required
        readOnly={busy}
        {...(isNew ? { hint: passwordRule } : {})}
        error={isPasswordTooShort ? passwordTooShort : undefined}
      />
      <Button type="submit" variant="primary" size="large" stretch busy={busy} disabled={disabled}>
        {submit}
      </Button>
      {!isNew && (
        <BareLink href={forgotPasswordPath} className={other} onClick={follow}>
          Forgot your password?
        </BareLink>
      )}
      {children}
    </form>
  );
}

/**
 * `link-refused`: an opened link can't be used. `sent` does not reveal whether the address has an account. `by-hand`: the
 * server sends no mail, and its operator hands links over (OPS-08).
 */
export type ForgotPasswordState =
  | { readonly kind: "idle" }
  | { readonly kind: "link-refused" }
  | { readonly kind: "sending" }
  | { readonly kind: "failed" }
  | { readonly kind: "sent"; readonly email: string }
  | { readonly kind: "by-hand"; readonly isLinkRefused: boolean };

export interface ForgotPasswordViewProps {
  readonly state: ForgotPasswordState;
  /** The initial email, typed on the previous page. */
  readonly initialEmail?: string;
  readonly onSubmit: (email: string) => void;
  readonly paths: {
    readonly home: string;
    /** The page where testers sign in. */
    readonly signIn: string;
  };
}

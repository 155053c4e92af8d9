/**
 * `link-refused`: a link led here because it could not be used. `sent` says nothing about whether anybody has the
 * address.
 */
export type ForgotPasswordState =
  | { readonly kind: "idle" }
  | { readonly kind: "link-refused" }
  | { readonly kind: "sending" }
  | { readonly kind: "failed" }
  | { readonly kind: "sent"; readonly email: string };

export interface ForgotPasswordViewProps {
  readonly state: ForgotPasswordState;
  /** What the field holds at first: what was typed where the password was missing. */
  readonly initialEmail?: string;
  readonly onSubmit: (email: string) => void;
  readonly paths: {
    readonly home: string;
    /** Where testers sign in. */
    readonly signIn: string;
  };
}

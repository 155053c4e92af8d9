/** `refused` shows the reason at the field: the password is too short, or unchanged. */
export type NewPasswordState =
  | { readonly kind: "idle" }
  | { readonly kind: "saving" }
  | { readonly kind: "refused"; readonly reason: "too-short" | "other" }
  | { readonly kind: "failed" };

export interface NewPasswordViewProps {
  readonly state: NewPasswordState;
  /** The email of the account. */
  readonly email: string;
  readonly onSubmit: (password: string) => void;
  readonly paths: { readonly home: string };
}

/** `refused` says at the field why: the password is too short, or the one before. */
export type NewPasswordState =
  | { readonly kind: "idle" }
  | { readonly kind: "saving" }
  | { readonly kind: "refused"; readonly reason: "too-short" | "other" }
  | { readonly kind: "failed" };

export interface NewPasswordViewProps {
  readonly state: NewPasswordState;
  /** Whose password it will be. */
  readonly email: string;
  readonly onSubmit: (password: string) => void;
  readonly paths: { readonly home: string };
}

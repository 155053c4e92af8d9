/** PUB-07. `failed` shows its text in a red box; a password that is too short is reported at its field. */
export type SignUpState =
  | { readonly kind: "idle" }
  | { readonly kind: "submitting" }
  | { readonly kind: "failed"; readonly isPasswordTooShort: boolean }
  /** The browser stores nothing for this site, so no session could be kept (AUT-18). */
  | { readonly kind: "storage-blocked" };

/** Joining, or signing in with the password chosen then (product decision 2). */
export type SignUpMode = "join" | "sign-in";

export interface SignUpViewProps {
  readonly state: SignUpState;
  readonly mode: SignUpMode;
  readonly onModeChange: (mode: SignUpMode) => void;
  readonly onSubmit: (credentials: { readonly email: string; readonly password: string }) => void;
  /** Called for the forgotten-password link, with the email typed so far. The app opens the page. */
  readonly onForgotPassword: (email: string) => void;
  readonly paths: {
    readonly home: string;
    readonly login: string;
    readonly forgotPassword: string;
    readonly terms: string;
    readonly privacyPolicy: string;
  };
}

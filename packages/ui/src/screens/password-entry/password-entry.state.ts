import type { SignUpMode, SignUpState } from "../sign-up/sign-up.state.ts";

export type PasswordEntryState =
  | SignUpState
  /** A session ended, although its student did not sign out in this window (AUT-16). */
  | { readonly kind: "signed-out" };

export interface PasswordEntryViewProps {
  readonly state: PasswordEntryState;
  readonly mode: SignUpMode;
  /** Whether visitors may make accounts. Otherwise the operator invites people. */
  readonly isSignUpOpen: boolean;
  /** Whether the visitor used a friend's referral link (PUB-10). */
  readonly invited?: boolean | undefined;
  readonly onSubmit: (credentials: { readonly email: string; readonly password: string }) => void;
  /** Called for the forgotten-password link, with the email typed so far. The app opens the page. */
  readonly onForgotPassword: (email: string) => void;
  readonly paths: {
    readonly home: string;
    readonly login: string;
    readonly signup: string;
    readonly forgotPassword: string;
    readonly terms: string;
    readonly privacyPolicy: string;
  };
}

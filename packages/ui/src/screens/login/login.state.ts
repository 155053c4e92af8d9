export type SignInProvider = "google" | "apple";

export type LoginState =
  | { readonly kind: "idle" }
  /** A session ended, although its student did not sign out in this window (AUT-16). */
  | { readonly kind: "signed-out" }
  | { readonly kind: "signing-in"; readonly provider: SignInProvider }
  | { readonly kind: "failed"; readonly provider: SignInProvider }
  /** The browser stores nothing for this site, so no session could be kept (AUT-18). */
  | { readonly kind: "storage-blocked" };

export interface LoginViewProps {
  readonly state: LoginState;
  /** Whether the visitor used a friend's referral link (PUB-10). Nothing else is known about the friend. */
  readonly invited?: boolean | undefined;
  readonly onSignIn: (provider: SignInProvider) => void;
  readonly paths: { readonly home: string; readonly terms: string; readonly privacyPolicy: string };
}

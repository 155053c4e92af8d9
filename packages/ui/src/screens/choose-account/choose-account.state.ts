/** `continuing`: the arriving account is being opened. */
export type ChooseAccountState = { readonly kind: "asking" } | { readonly kind: "continuing" };

export interface ChooseAccountViewProps {
  readonly state: ChooseAccountState;
  /** The address of the account that the opened link brings. */
  readonly arriving: string;
  /** The address of the account that is signed in; null when it is not known. */
  readonly current: string | null;
  readonly onContinue: () => void;
  readonly onStay: () => void;
  readonly paths: { readonly home: string };
}

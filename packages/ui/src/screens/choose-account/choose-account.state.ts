/** `continuing`: the session of the link's account is being opened. */
export type ChooseAccountState = { readonly kind: "asking" } | { readonly kind: "continuing" };

export interface ChooseAccountViewProps {
  readonly state: ChooseAccountState;
  /** The email of the opened link's account. */
  readonly arriving: string;
  /** The email of the signed-in account; null if it is not known. */
  readonly current: string | null;
  readonly onContinue: () => void;
  readonly onStay: () => void;
  readonly paths: { readonly home: string };
}

export type PracticeSessionState = { readonly kind: "empty" } | { readonly kind: "ready"; readonly topic: string };

export interface PracticeSessionViewProps {
  readonly state: PracticeSessionState;
}

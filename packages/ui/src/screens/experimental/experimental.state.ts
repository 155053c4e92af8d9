/** TLS-02: `coming-soon` while experimentalEnabled is off. The toggles are the page's own and are not kept. */
export type ExperimentalState = { readonly kind: "coming-soon" } | { readonly kind: "enabled" };

export interface ExperimentalViewProps {
  readonly state: ExperimentalState;
  /** Contact support with the category `feature` chosen (product decision 5). */
  readonly feedbackHref: string;
}

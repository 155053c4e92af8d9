/** TLS-02: `coming-soon` while experimentalEnabled is off. The toggles are not kept after a reload. */
export type ExperimentalState = { readonly kind: "coming-soon" } | { readonly kind: "enabled" };

export interface ExperimentalViewProps {
  readonly state: ExperimentalState;
  /** Contact support with the category `feature` chosen (product decision 5). */
  readonly feedbackHref: string;
  /** Where the experiments can be switched on. */
  readonly settingsHref: string;
  /** The toggle that other pages follow: Smart Chapters. The others are the page's own. */
  readonly smartChapters: boolean;
  readonly onSmartChaptersChange: (enabled: boolean) => void;
}

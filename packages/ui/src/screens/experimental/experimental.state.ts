/** TLS-02: `coming-soon` while experimentalEnabled is off. The toggles are lost on reload. */
export type ExperimentalState = { readonly kind: "coming-soon" } | { readonly kind: "enabled" };

export interface ExperimentalViewProps {
  readonly state: ExperimentalState;
  /** Contact support with the category `feature` preselected (product decision 5). */
  readonly feedbackHref: string;
  /** The settings page, where experiments can be enabled. */
  readonly settingsHref: string;
  /** The state of Smart Chapters, which other pages use. The other toggles belong to this page only. */
  readonly smartChapters: boolean;
  readonly onSmartChaptersChange: (enabled: boolean) => void;
}

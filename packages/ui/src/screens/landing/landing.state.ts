export interface LandingViewProps {
  readonly paths: {
    readonly home: string;
    readonly dashboard: string;
    readonly login: string;
    readonly terms: string;
    readonly privacyPolicy: string;
  };
  /** The platform's store link; opens in a new tab (PUB-01). */
  readonly downloadHref: string;
}

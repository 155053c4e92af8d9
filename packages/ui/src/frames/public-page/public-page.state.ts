/** The props of every public page's frame: the top bar and the footer. */
export interface PublicPageProps {
  readonly paths: {
    readonly home: string;
    readonly dashboard: string;
    readonly login: string;
    readonly terms: string;
    readonly privacyPolicy: string;
    readonly accessibility: string;
  };
  /** The platform's store link. */
  readonly downloadHref: string;
}

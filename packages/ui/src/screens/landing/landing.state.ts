/** spec section 3: a picture of the product, and what it shows. */
export interface PreviewItemContent {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Empty or missing: the place says that the screenshot is coming (PUB-04). */
  readonly imageUrl?: string | undefined;
  /** The same picture smaller and larger, by day and by night, as `srcset` has it. */
  readonly imageSet?: { readonly light: string; readonly dark: string } | undefined;
}

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
  /** The screenshots; without them the words stand beside empty places. */
  readonly previews?: readonly PreviewItemContent[] | undefined;
}

import type { FeatureFigureName } from "../../illustrations/feature-figure/FeatureFigure.tsx";

/** docs/product.md#data: what a feature card and a preview item hold alike. */
interface LandingItem {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Empty where there is no picture yet. */
  readonly imageUrl: string;
}

/** Without a picture our drawing of its `id` stands in its place (PUB-03). */
export interface FeatureItemContent extends LandingItem {
  readonly id: FeatureFigureName;
}

/** A picture of the product, and what it shows; without one the place says that it is coming (PUB-04). */
export interface PreviewItemContent extends LandingItem {
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

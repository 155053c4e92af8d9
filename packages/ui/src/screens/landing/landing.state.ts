import type { FeatureFigureName } from "../../illustrations/feature-figure/FeatureFigure.tsx";

/** docs/product.md#data: what a feature card and a preview item hold alike. */
interface LandingItem {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Empty without an image. */
  readonly imageUrl: string;
  /** The image in two sizes, light and dark, as `srcset` values. */
  readonly imageSet?: { readonly light: string; readonly dark: string } | undefined;
}

/** A feature; without an image the drawing of its `id` is shown (PUB-03). */
export interface FeatureItemContent extends LandingItem {
  readonly id: FeatureFigureName;
}

/** A screenshot of the product and its texts; without an image the item says that it is coming (PUB-04). */
export type PreviewItemContent = LandingItem;

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
  /** The features, with parts of screenshots where the web has what they are about. */
  readonly features?: readonly FeatureItemContent[] | undefined;
  /** The screenshots; without them the words stand beside empty places. */
  readonly previews?: readonly PreviewItemContent[] | undefined;
}

import type { FeatureFigureName } from "../../illustrations/feature-figure/FeatureFigure.tsx";

/** docs/product.md#data: the fields of a feature card and of a preview item. */
interface LandingItem {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Empty if there is no image. */
  readonly imageUrl: string;
  /** The image in two sizes, light and dark, as `srcset` values. */
  readonly imageSet?: { readonly light: string; readonly dark: string } | undefined;
}

/** A feature. Without an image, the drawing for its `id` is shown (PUB-03). */
export interface FeatureItemContent extends LandingItem {
  readonly id: FeatureFigureName;
}

/** A reason to keep lectures here. */
export type ReasonItemContent = LandingItem;

/** Something new, in the words in which the specification announced it (PUB-05). */
export interface NewsItemContent {
  readonly words: string;
  readonly description: string;
}

/** A screenshot of the product with a text. Without an image, it says that the image is coming (PUB-04). */
export type PreviewItemContent = LandingItem;

export interface LandingViewProps {
  readonly paths: {
    readonly home: string;
    readonly dashboard: string;
    readonly login: string;
    readonly terms: string;
    readonly privacyPolicy: string;
    readonly accessibility: string;
    readonly sample: string;
    /** Undefined where no plans are sold. */
    readonly pricing: string | undefined;
  };
  /** The platform's store link, which opens in a new tab (PUB-01). */
  readonly downloadHref: string;
  /** What the product gives that a chat with a pasted transcript doesn't, with close-ups of the web app. */
  readonly reasons?: readonly ReasonItemContent[] | undefined;
  /** The features, with parts of screenshots for features of the web app. */
  readonly features?: readonly FeatureItemContent[] | undefined;
  /** The screenshots. Without them the texts are beside empty places. */
  readonly previews?: readonly PreviewItemContent[] | undefined;
}

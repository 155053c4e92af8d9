import type { ReactNode } from "react";
import { Heading } from "../../elements/heading/Heading.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { media } from "../preview-item/PreviewItem.css.ts";
import { type ImageSet, PreviewItemPicture } from "../preview-item/PreviewItemPicture.tsx";
import { card, plate, words } from "./FeatureCard.css.ts";

export interface FeatureCardProps {
  readonly title: string;
  readonly description: string;
  /** The image's URL, 16:10. Empty to show the drawing. */
  readonly imageUrl: string;
  /** The image in two sizes, light and dark, as `srcset` values. */
  readonly imageSet?: ImageSet | undefined;
  /** Shown if there is no image. Decorative. */
  readonly drawing: ReactNode;
  /** The image's displayed width, as the `sizes` attribute. @default half of the landing page */
  readonly sizes?: string;
}

/** Matches the layout in LandingView.css.ts. */
const SIZES = "(max-width: 40em) 92vw, (max-width: 80em) 45vw, 37rem";

/** One feature of the product, with an image or a drawing. Not interactive. */
export function FeatureCard({ title, description, imageUrl, imageSet, drawing, sizes = SIZES }: FeatureCardProps) {
  return (
    <article className={card}>
      {imageUrl === "" ? (
        <div className={plate}>{drawing}</div>
      ) : (
        <div className={media}>
          <PreviewItemPicture imageUrl={imageUrl} imageSet={imageSet} sizes={sizes} />
        </div>
      )}
      <div className={words}>
        <Heading level={3} size="title">
          {title}
        </Heading>
        <Text color="secondary">{description}</Text>
      </div>
    </article>
  );
}

import type { ReactNode } from "react";
import { Heading } from "../../elements/heading/Heading.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { image, media } from "../preview-item/PreviewItem.css.ts";
import { card, plate, words } from "./FeatureCard.css.ts";

export interface FeatureCardProps {
  readonly title: string;
  readonly description: string;
  /** An image's URL, 16:10; empty for the drawing. */
  readonly imageUrl: string;
  /** Shown without an image. Decoration. */
  readonly drawing: ReactNode;
}

/** What the product does, one thing at a time. Static. */
export function FeatureCard({ title, description, imageUrl, drawing }: FeatureCardProps) {
  return (
    <article className={card}>
      {imageUrl === "" ? (
        <div className={plate}>{drawing}</div>
      ) : (
        <div className={media}>
          <img className={image} src={imageUrl} alt="" width={1280} height={800} loading="lazy" decoding="async" />
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

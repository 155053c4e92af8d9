import { Heading } from "../../elements/heading/Heading.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { image, item, picture, words } from "./PreviewItem.css.ts";

export interface PreviewItemProps {
  readonly title: string;
  readonly description: string;
  /** A screenshot, 16:10; without one the place says that it is coming (PUB-04). */
  readonly imageUrl?: string | undefined;
  /** Where the picture stands on a wide page. */
  readonly side: "start" | "end";
}

/** A picture of the product, and what it shows. Static. */
export function PreviewItem({ title, description, imageUrl, side }: PreviewItemProps) {
  return (
    <article className={item} data-side={side}>
      <div className={picture}>
        {imageUrl === undefined ? (
          <p>Screenshot coming soon</p>
        ) : (
          <img className={image} src={imageUrl} alt="" width={1280} height={800} loading="lazy" decoding="async" />
        )}
      </div>
      <div className={words}>
        <Heading level={3} size="title">
          {title}
        </Heading>
        <Text size="lead" color="secondary">
          {description}
        </Text>
      </div>
    </article>
  );
}

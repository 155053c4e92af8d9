import { Heading } from "../../elements/heading/Heading.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { item, media, words } from "./PreviewItem.css.ts";
import { type ImageSet, PreviewItemPicture } from "./PreviewItemPicture.tsx";

export interface PreviewItemProps {
  readonly title: string;
  readonly description: string;
  /** A screenshot, 16:10. If it is empty, its place says that it is coming (PUB-04). */
  readonly imageUrl: string;
  /** The screenshot in two sizes, light and dark, as `srcset` values. */
  readonly imageSet?: ImageSet | undefined;
  /** The side of the screenshot on a wide page. */
  readonly side: "start" | "end";
}

/** Matches the layout in PreviewItem.css.ts. */
const SIZES = "(max-width: 48em) 92vw, (max-width: 80em) 54vw, 42rem";

/** A screenshot of the product with a title and a description. Static. */
export function PreviewItem({ title, description, imageUrl, imageSet, side }: PreviewItemProps) {
  return (
    <article className={item} data-side={side}>
      <div className={media}>
        {imageUrl === "" ? (
          <p>Screenshot coming soon</p>
        ) : (
          <PreviewItemPicture imageUrl={imageUrl} imageSet={imageSet} sizes={SIZES} />
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

import { Heading } from "../../elements/heading/Heading.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { frame, image, item, picture, words } from "./PreviewItem.css.ts";

export interface PreviewItemProps {
  readonly title: string;
  readonly description: string;
  /** A screenshot, 16:10; empty, and the place says that it is coming (PUB-04). */
  readonly imageUrl: string;
  /** The same picture smaller and larger, by day and by night, as `srcset` has it. */
  readonly imageSet?: { readonly light: string; readonly dark: string } | undefined;
  /** Where the picture stands on a wide page. */
  readonly side: "start" | "end";
}

/** As PreviewItem.css.ts lays it out. */
const SIZES = "(max-width: 48em) 92vw, (max-width: 80em) 54vw, 42rem";

/** A picture of the product, and what it shows. Static. */
export function PreviewItem({ title, description, imageUrl, imageSet, side }: PreviewItemProps) {
  return (
    <article className={item} data-side={side}>
      <div className={picture}>
        {imageUrl === "" ? (
          <p>Screenshot coming soon</p>
        ) : (
          <picture className={frame}>
            {imageSet !== undefined && (
              <source media="(prefers-color-scheme: dark)" srcSet={imageSet.dark} sizes={SIZES} />
            )}
            <img
              className={image}
              src={imageUrl}
              {...(imageSet === undefined ? {} : { srcSet: imageSet.light, sizes: SIZES })}
              alt=""
              width={1280}
              height={800}
              loading="lazy"
              decoding="async"
            />
          </picture>
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

import { frame, image } from "./PreviewItem.css.ts";

/** A screenshot in two sizes, light and dark, as `srcset` values. */
export interface ImageSet {
  readonly light: string;
  readonly dark: string;
}

interface PreviewItemPictureProps {
  readonly imageUrl: string;
  readonly imageSet: ImageSet | undefined;
  /** The displayed width, as the `sizes` attribute. */
  readonly sizes: string;
}

/** A screenshot, 16:10, in the reader's theme. The text beside it is its alternative. */
export function PreviewItemPicture({ imageUrl, imageSet, sizes }: PreviewItemPictureProps) {
  return (
    <picture className={frame}>
      {imageSet !== undefined && <source media="(prefers-color-scheme: dark)" srcSet={imageSet.dark} sizes={sizes} />}
      <img
        className={image}
        src={imageUrl}
        {...(imageSet === undefined ? {} : { srcSet: imageSet.light, sizes })}
        alt=""
        width={1280}
        height={800}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

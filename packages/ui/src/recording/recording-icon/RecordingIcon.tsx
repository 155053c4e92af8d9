import type { RecordingGlyph } from "@lectern/domain/recording-icon";
import * as glyphs from "../../elements/icon/glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { disc, discColor } from "../../elements/icon/disc.css.ts";
import { readableOn } from "../../elements/icon/readable-on.ts";

/** The drawing of each of the specification's icons (REC-10). */
export const drawings = {
  microphone: glyphs.microphone,
  "thumbs-up": glyphs.thumbsUp,
  book: glyphs.book,
  podcast: glyphs.podcast,
  "mic-off": glyphs.micOff,
  "volume-high": glyphs.volumeHigh,
  headphones: glyphs.headphones,
  music: glyphs.music,
  comment: glyphs.comment,
  comments: glyphs.comments,
  "circle-play": glyphs.circlePlay,
  "circle-pause": glyphs.circlePause,
  radio: glyphs.radio,
  "compact-disc": glyphs.compactDisc,
  sliders: glyphs.sliders,
} as const satisfies Record<RecordingGlyph, glyphs.Glyph>;

export interface RecordingIconProps {
  readonly glyph: RecordingGlyph;
  /** `#rrggbb`. The icon is white or ink, whichever has enough contrast. */
  readonly color: string;
  readonly size?: "small" | "medium" | "large" | undefined;
}

/**
 * A recording's icon on a disc in its colour. Hidden from screen readers, because the recording's name is beside it.
 */
export function RecordingIcon({ glyph, color, size }: RecordingIconProps) {
  const name = discColor.replace(/^var\((.*)\)$/, "$1");
  return (
    <span className={disc({ size, sign: readableOn(color) })} style={{ [name]: color }} aria-hidden="true">
      <Icon glyph={drawings[glyph]} size={size === "large" ? "large" : "medium"} />
    </span>
  );
}

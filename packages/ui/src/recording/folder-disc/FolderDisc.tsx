import { folder } from "../../elements/icon/screen-glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { disc, discColor } from "../../elements/icon/disc.css.ts";
import { readableOn } from "../../elements/icon/readable-on.ts";
import { varName } from "../../theme/var-name.ts";

export interface FolderDiscProps {
  /** `#rrggbb`. The icon is white or ink, whichever has enough contrast. */
  readonly color: string;
  readonly size?: "medium" | "large";
}

/** A folder's icon on a disc in its colour. Hidden from screen readers, because the folder's name is beside it. */
export function FolderDisc({ color, size }: FolderDiscProps) {
  return (
    <span
      className={disc({ size, sign: readableOn(color) })}
      style={{ [varName(discColor)]: color }}
      aria-hidden="true"
    >
      <Icon glyph={folder} size={size === "large" ? "large" : "medium"} />
    </span>
  );
}

import type { Tag } from "@lectern/domain/tag";
import { varName } from "../../theme/var-name.ts";
import { chip, hue, name, wholeName } from "./TagChip.css.ts";
import { toTagHex } from "./tag-swatches.ts";

export interface TagChipProps {
  readonly tag: Pick<Tag, "name" | "color">;
  /** Whether a long name wraps instead of being cut. @default false */
  readonly isWhole?: boolean;
}

/** A tag's name beside a dot of its color. */
export function TagChip({ tag, isWhole = false }: TagChipProps) {
  return (
    <span className={chip} style={{ [varName(hue)]: toTagHex(tag.color) }}>
      <bdi className={isWhole ? wholeName : name} {...(isWhole ? {} : { title: tag.name })}>
        {tag.name}
      </bdi>
    </span>
  );
}

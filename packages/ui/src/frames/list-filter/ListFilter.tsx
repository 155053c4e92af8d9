import type { Tag } from "@lectern/domain/tag";
import { Button } from "../../elements/button/Button.tsx";
import { clear } from "../../elements/icon/glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { VisuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.tsx";
import { TagChip } from "../../recording/tag-chip/TagChip.tsx";
import { active, name, row } from "./ListFilter.css.ts";

/** A condition of a list's filter: a tag, or `unfiled` for "not in a folder". */
export type ListFilterPart = { readonly kind: "unfiled" } | { readonly kind: "tag"; readonly tag: Tag };

export interface ListFilterProps {
  /** Recordings that satisfy all of these are shown. */
  readonly parts: readonly ListFilterPart[];
  readonly onRemove: (part: ListFilterPart) => void;
  readonly onClear: () => void;
  /** Opens the dialog for choosing the filter; `button` gets the focus when it closes. */
  readonly onOpen: (button: HTMLElement) => void;
}

/** The conditions of a list's filter, each with what removes it (UNT-04). */
export function ListFilter({ parts, onRemove, onClear }: ListFilterProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- some browsers can't lay a fieldset out in a row
    <div className={row} role="group" aria-label="Filter">
      {parts.map((part) => (
        <button
          key={part.kind === "tag" ? part.tag.id : part.kind}
          type="button"
          className={active}
          onClick={() => onRemove(part)}
        >
          <VisuallyHidden>Remove filter: </VisuallyHidden>
          {part.kind === "tag" ? <TagChip tag={part.tag} isWhole /> : <span className={name}>Not in a folder</span>}
          <Icon glyph={clear} size="small" />
        </button>
      ))}
      {parts.length > 1 && (
        <Button variant="quiet" size="small" onClick={onClear}>
          Clear Filter
        </Button>
      )}
    </div>
  );
}

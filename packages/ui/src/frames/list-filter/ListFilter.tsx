import type { Tag } from "@lectern/domain/tag";
import { clear } from "../../elements/icon/glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { VisuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.tsx";
import { TagChip } from "../../recording/tag-chip/TagChip.tsx";
import { active, button, filter, flushRow, name, row } from "./ListFilter.css.ts";

/** A condition of a list's filter: a tag, or `unfiled` for "not in a folder". */
export type ListFilterPart = { readonly kind: "unfiled" } | { readonly kind: "tag"; readonly tag: Tag };

export interface ListFilterProps {
  /** Recordings that satisfy all of these are shown. */
  readonly parts: readonly ListFilterPart[];
  readonly onRemove: (part: ListFilterPart) => void;
  readonly onClear: () => void;
  /** Opens the dialog for choosing the filter; `button` gets the focus when it closes. */
  readonly onOpen: (button: HTMLElement) => void;
  /** Whether recordings are being selected, which hides the button that starts it. @default false */
  readonly isSelecting?: boolean | undefined;
  /** Starts a selection. */
  readonly onSelect?: (() => void) | undefined;
}

/** Shows a list's filter and opens its dialog (UNT-04). */
export function ListFilter({ parts, onRemove, onClear, onOpen, isSelecting = false, onSelect }: ListFilterProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- some browsers can't lay a fieldset out in a row
    <div className={filter} role="group" aria-label="Filter">
      <div className={flushRow}>
        <button
          type="button"
          className={button}
          aria-haspopup="dialog"
          onClick={(event) => onOpen(event.currentTarget)}
        >
          Filter
        </button>
        {onSelect !== undefined && !isSelecting && (
          <button type="button" className={button} onClick={onSelect}>
            Select
          </button>
        )}
        {parts.length > 1 && (
          <button type="button" className={button} onClick={onClear}>
            Clear filter
          </button>
        )}
      </div>
      {parts.length > 0 && (
        <div className={row}>
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
        </div>
      )}
    </div>
  );
}

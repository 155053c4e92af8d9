import type { Tag, TagColor } from "@lectern/domain/tag";

/** A tag with the number of its recordings; undefined while that is loading. */
export interface CountedTag extends Tag {
  readonly recordings: number | undefined;
}

/** UNT-04. `failed` shows "Couldn't load tags" in the dialog. */
export type TagsDialogState =
  | { readonly kind: "closed" }
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "ready"; readonly tags: readonly CountedTag[] };

export interface TagsDialogProps {
  readonly state: TagsDialogState;
  /** The id of the tag that is being stored or deleted. */
  readonly busyId: string | undefined;
  /** Called by Close and Escape. */
  readonly onClose: () => void;
  /** Called with a normalized name that no other tag has. Resolves with whether it was stored. */
  readonly onSave: (tag: { readonly id: string; readonly name: string; readonly color: TagColor }) => Promise<boolean>;
  /** Called after the person has confirmed. */
  readonly onDelete: (id: string) => void;
  /** Gets the focus when the dialog closes, if the element that had it is gone. */
  readonly focusFallback: { readonly current: HTMLElement | null };
}

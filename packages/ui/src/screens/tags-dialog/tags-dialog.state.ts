import type { Tag } from "@lectern/domain/tag";

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

/** `changed-elsewhere`: refused; saving again replaces the tag as it is now (COR-03). */
type TagOutcome = "saved" | "changed-elsewhere" | "failed";

export interface TagsDialogProps {
  readonly state: TagsDialogState;
  /** The id of the tag that is being stored or deleted. */
  readonly busyId: string | undefined;
  /** Called by Close and Escape. */
  readonly onClose: () => void;
  /**
   * Called with a normalized name that no other tag has.
   *
   * @param seen the tag when the student opened it, which another tab may have changed since (COR-03)
   */
  readonly onSave: (tag: Tag, seen: Tag) => Promise<TagOutcome>;
  /** Called after the person has confirmed. */
  readonly onDelete: (id: string) => void;
  /** Gets the focus when the dialog closes, if the element that had it is gone. */
  readonly focusFallback: { readonly current: HTMLElement | null };
}

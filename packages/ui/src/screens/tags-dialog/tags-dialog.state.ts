import type { Tag, TagColor } from "@lectern/domain/tag";

/** A tag with the number of recordings that have it; undefined until that was read. */
export interface CountedTag extends Tag {
  readonly recordings: number | undefined;
}

/** UNT-04. `failed` says "Failed to load tags" in the dialog. */
export type TagsDialogState =
  | { readonly kind: "closed" }
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "ready"; readonly tags: readonly CountedTag[] };

export interface TagsDialogProps {
  readonly state: TagsDialogState;
  /** The id of the tag that is being stored or deleted. */
  readonly busyId: string | undefined;
  /** Close, Escape. */
  readonly onClose: () => void;
  /** The name is as it is stored, and no other tag has it. Resolves with whether it was stored. */
  readonly onSave: (tag: { readonly id: string; readonly name: string; readonly color: TagColor }) => Promise<boolean>;
  /** Called after the person confirmed. */
  readonly onDelete: (id: string) => void;
  /** Gets the focus when the dialog closes and what had it is gone. */
  readonly focusFallback: { readonly current: HTMLElement | null };
}

import type { Tag } from "@lectern/domain/tag";

/** UNT-04. `failed` shows "Couldn't load tags" in the dialog. */
export type TaggingState =
  | { readonly kind: "closed" }
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | {
      readonly kind: "ready";
      /** Whether a new tag is being stored. */
      readonly isCreating: boolean;
      /** All of the student's tags, in the order of the list. */
      readonly tags: readonly Tag[];
      /** The ids of the added tags. For several recordings: the tags that all of them have. */
      readonly chosen: ReadonlySet<string>;
      /** Tag names proposed from the lecture's outline. */
      readonly proposed: readonly string[];
      /** Why no tag can be added. */
      readonly limit?: string | undefined;
    };

export interface TaggingDialogProps {
  readonly state: TaggingState;
  /** Names what is tagged: a recording's title, or "12 recordings". */
  readonly subject: string;
  /** Called by Close and Escape, but not while creating. */
  readonly onClose: () => void;
  /** Called with a tag's id. */
  readonly onAdd: (id: string) => void;
  /** Called with a tag's id. */
  readonly onRemove: (id: string) => void;
  /** Called with the name of a new tag, or of an existing one that was proposed. */
  readonly onAddName: (name: string) => void;
  /** Opens the dialog for renaming and deleting tags. */
  readonly onManage: () => void;
  /** Gets the focus when the dialog closes, if the element that had it is gone: the menu's button. */
  readonly focusFallback: { readonly current: HTMLElement | null };
}

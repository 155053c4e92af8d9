import type { Tag } from "@lectern/domain/tag";

/** UNT-04. `failed` says "Failed to load tags" in the dialog. */
export type TaggingState =
  | { readonly kind: "closed" }
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | {
      readonly kind: "ready";
      /** A new tag is being stored. */
      readonly isCreating: boolean;
      /** All of the student's, in the order of the list. */
      readonly tags: readonly Tag[];
      /** The ids of those that are on: of several recordings, on all. */
      readonly chosen: ReadonlySet<string>;
      /** Names that the lecture's own words suggest. */
      readonly proposed: readonly string[];
      /** Why nothing can be added. */
      readonly limit?: string | undefined;
    };

export interface TaggingDialogProps {
  readonly state: TaggingState;
  /** What is tagged: a recording's title, or "12 recordings". */
  readonly subject: string;
  /** Close, Escape. Not called while creating. */
  readonly onClose: () => void;
  /** Called with a tag's id. */
  readonly onAdd: (id: string) => void;
  /** Called with a tag's id. */
  readonly onRemove: (id: string) => void;
  /** Called with the name of a new tag, or of a known one that was proposed. */
  readonly onAddName: (name: string) => void;
  /** Opens the dialog in which tags are renamed and deleted. */
  readonly onManage: () => void;
  /** Gets the focus when the dialog closes and what had it is gone: the menu's button. */
  readonly focusFallback: { readonly current: HTMLElement | null };
}

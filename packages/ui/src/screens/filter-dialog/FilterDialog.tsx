import { assertNever } from "@lectern/domain/assert-never";
import type { Tag } from "@lectern/domain/tag";
import { Button } from "../../elements/button/Button.tsx";
import { Skeleton } from "../../elements/skeleton/Skeleton.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { VisuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.tsx";
import { ErrorRegion } from "../../feedback/error-region/ErrorRegion.tsx";
import { Checkbox } from "../../forms/checkbox/Checkbox.tsx";
import { actions } from "../../overlays/confirm-dialog/ConfirmDialog.css.ts";
import { Dialog } from "../../overlays/dialog/Dialog.tsx";
import { form } from "../../overlays/dialog/Dialog.css.ts";
import { TagChip } from "../../recording/tag-chip/TagChip.tsx";
import { list } from "./FilterDialog.css.ts";

/** UNT-04. `failed` shows "Couldn't load tags". "Not in a folder" can be chosen even then. */
export type FilterDialogState =
  | { readonly kind: "closed" }
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "ready"; readonly tags: readonly Tag[] };

export interface FilterDialogProps {
  readonly state: FilterDialogState;
  /** The ids of the tags that every shown recording must have. */
  readonly chosen: ReadonlySet<string>;
  /** Whether only recordings outside of folders are shown. */
  readonly isUnfiled: boolean;
  readonly onTagChange: (id: string, isChosen: boolean) => void;
  readonly onUnfiledChange: (isUnfiled: boolean) => void;
  readonly onClear: () => void;
  /** Opens the dialog for renaming and deleting tags. */
  readonly onManage: () => void;
  readonly onClose: () => void;
  /** Gets the focus when the dialog closes. */
  readonly focusFallback: { readonly current: HTMLElement | null };
}

/** A dialog for choosing a list's filter. Each choice takes effect at once. */
export function FilterDialog(props: FilterDialogProps) {
  const { state, chosen, isUnfiled, onTagChange, onUnfiledChange, onClear, onManage, onClose, focusFallback } = props;
  return (
    <Dialog
      open={state.kind !== "closed"}
      onOpenChange={onClose}
      title="Filter Recordings"
      description="Showing recordings that match every checked tag."
      focusFallback={focusFallback}
    >
      <div className={form}>
        <Checkbox checked={isUnfiled} onChange={onUnfiledChange}>
          Not in a folder
        </Checkbox>
        {state.kind === "loading" ? (
          <div aria-busy="true">
            <VisuallyHidden live>Loading tags</VisuallyHidden>
            <Skeleton shape="title" width="long" />
          </div>
        ) : state.kind === "failed" ? (
          <ErrorRegion>Couldn't load tags</ErrorRegion>
        ) : state.kind === "ready" ? (
          state.tags.length === 0 ? (
            <Text color="secondary">No tags yet. To add one, choose “Tags” in a recording's menu.</Text>
          ) : (
            <ul className={list} aria-label="Tags">
              {state.tags.map((tag) => (
                <li key={tag.id}>
                  <Checkbox checked={chosen.has(tag.id)} onChange={(isChosen) => onTagChange(tag.id, isChosen)}>
                    <TagChip tag={tag} isWhole />
                  </Checkbox>
                </li>
              ))}
            </ul>
          )
        ) : state.kind === "closed" ? null : (
          assertNever(state)
        )}
        <div className={actions}>
          {state.kind === "ready" && state.tags.length > 0 && <Button onClick={onManage}>Manage Tags</Button>}
          {(isUnfiled || chosen.size > 0) && <Button onClick={onClear}>Clear Filter</Button>}
          <Button onClick={onClose}>Done</Button>
        </div>
      </div>
    </Dialog>
  );
}

import { assertNever } from "@lectern/domain/assert-never";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../elements/button/Button.tsx";
import { trash } from "../../elements/icon/glyphs.ts";
import { pencil } from "../../elements/icon/screen-glyphs.ts";
import { IconButton } from "../../elements/icon-button/IconButton.tsx";
import { Skeleton } from "../../elements/skeleton/Skeleton.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { VisuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.tsx";
import { ErrorRegion } from "../../feedback/error-region/ErrorRegion.tsx";
import { actions } from "../../overlays/confirm-dialog/ConfirmDialog.css.ts";
import { DeleteDialog } from "../../overlays/delete-dialog/DeleteDialog.tsx";
import { Dialog } from "../../overlays/dialog/Dialog.tsx";
import { form } from "../../overlays/dialog/Dialog.css.ts";
import { TagChip } from "../../recording/tag-chip/TagChip.tsx";
import { TagsDialogEditor } from "./TagsDialogEditor.tsx";
import { count, list, row, tagName } from "./TagsDialog.css.ts";
import type { CountedTag, TagsDialogProps } from "./tags-dialog.state.ts";

export type { TagsDialogProps, TagsDialogState } from "./tags-dialog.state.ts";

const toCount = (recordings: number): string => `${recordings} ${recordings === 1 ? "recording" : "recordings"}`;

type TagListProps = Pick<TagsDialogProps, "busyId" | "onSave" | "onDelete"> & {
  readonly tags: readonly CountedTag[];
};

function TagList({ tags, busyId, onSave, onDelete }: TagListProps) {
  const [editing, setEditing] = useState<string>();
  const [deleting, setDeleting] = useState<CountedTag>();
  const top = useRef<HTMLUListElement>(null);
  /** The tag whose Edit button gets the focus: it exists only after the next render. */
  const returnFocusTo = useRef<string>(undefined);
  const stopEditing = (id: string) => {
    returnFocusTo.current = id;
    setEditing(undefined);
  };
  useEffect(() => {
    if (editing !== undefined || returnFocusTo.current === undefined) return;
    top.current?.querySelector<HTMLElement>(`[data-edit="${returnFocusTo.current}"]`)?.focus();
    returnFocusTo.current = undefined;
  });
  return (
    <>
      <ul ref={top} className={list} tabIndex={-1} aria-label="Tags">
        {tags.map((tag) => (
          <li key={tag.id}>
            {editing === tag.id ? (
              <TagsDialogEditor
                tag={tag}
                others={tags.filter(({ id }) => id !== tag.id)}
                busy={busyId === tag.id}
                onCancel={() => stopEditing(tag.id)}
                onSave={async (changed, seen) => {
                  const outcome = await onSave(changed, seen);
                  if (outcome === "saved") stopEditing(tag.id);
                  return outcome;
                }}
              />
            ) : (
              <div className={row}>
                <span className={tagName}>
                  <TagChip tag={tag} isWhole />
                </span>
                {tag.recordings !== undefined && <span className={count}>{toCount(tag.recordings)}</span>}
                <IconButton
                  glyph={pencil}
                  label={`Edit ${tag.name}`}
                  data-edit={tag.id}
                  onClick={() => setEditing(tag.id)}
                />
                <IconButton
                  glyph={trash}
                  label={`Delete ${tag.name}`}
                  disabled={busyId === tag.id}
                  onClick={() => setDeleting(tag)}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      <DeleteDialog
        noun="tag"
        of={deleting?.name ?? ""}
        kept={
          deleting?.recordings === undefined
            ? "Its recordings stay."
            : `${toCount(deleting.recordings)} ${deleting.recordings === 1 ? "has" : "have"} it and will stay.`
        }
        open={deleting !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) setDeleting(undefined);
        }}
        onConfirm={() => {
          if (deleting !== undefined) onDelete(deleting.id);
        }}
        focusOnConfirm={top}
      />
    </>
  );
}

/** The student's tags, to rename, recolor and delete (UNT-04). */
export function TagsDialog({ state, onClose, focusFallback, ...rest }: TagsDialogProps) {
  return (
    <Dialog open={state.kind !== "closed"} onOpenChange={onClose} title="Manage Tags" focusFallback={focusFallback}>
      <div className={form}>
        {state.kind === "loading" ? (
          <div aria-busy="true">
            <VisuallyHidden live>Loading tags</VisuallyHidden>
            <Skeleton shape="title" width="long" />
          </div>
        ) : state.kind === "failed" ? (
          <ErrorRegion>Couldn't load tags</ErrorRegion>
        ) : state.kind === "ready" ? (
          state.tags.length === 0 ? (
            <Text color="secondary">No tags</Text>
          ) : (
            <TagList tags={state.tags} {...rest} />
          )
        ) : state.kind === "closed" ? null : (
          assertNever(state)
        )}
        <div className={actions}>
          <Button onClick={onClose}>Done</Button>
        </div>
      </div>
    </Dialog>
  );
}

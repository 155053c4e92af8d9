import { maxLengths } from "@lectern/domain/max-lengths";
import { isSameTagName, type Tag, toTagName } from "@lectern/domain/tag";
import { type FormEvent, useEffect, useRef } from "react";
import { ColorSwatches } from "../../forms/color-swatches/ColorSwatches.tsx";
import { TextField } from "../../forms/text-field/TextField.tsx";
import { DialogActions } from "../../overlays/dialog/DialogActions.tsx";
import { tagSwatches, toTagColor, toTagHex } from "../../recording/tag-chip/tag-swatches.ts";
import { useDraft, useDraftStore } from "../../theme/draft.ts";
import { editor } from "./TagsDialog.css.ts";
import type { TagsDialogProps } from "./tags-dialog.state.ts";

export interface TagsDialogEditorProps {
  readonly tag: Tag;
  /** The other tags, whose names are taken. */
  readonly others: readonly Tag[];
  readonly busy: boolean;
  readonly onCancel: () => void;
  /** Called with a normalized name that no other tag has. */
  readonly onSave: TagsDialogProps["onSave"];
}

/** A tag's name and color. */
export function TagsDialogEditor({ tag, others, busy, onCancel, onSave }: TagsDialogEditorProps) {
  const store = useDraftStore();
  const [name, setName] = useDraft(`name of ${tag.id}`, tag.name);
  const [color, setColor] = useDraft(`color of ${tag.id}`, tag.color);
  const field = useRef<HTMLInputElement>(null);
  // Undefined once the student has been told that the tag is another now.
  const seen = useRef<Tag | undefined>(tag);
  useEffect(() => {
    field.current?.select();
  }, []);
  const cancel = () => {
    for (const part of ["name", "color"]) store?.write(`${part} of ${tag.id}`, undefined);
    onCancel();
  };
  const isTaken = others.some((other) => isSameTagName(other.name, name));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const stored = toTagName(name);
    if (stored === "" || isTaken || busy) return;
    const outcome = await onSave({ id: tag.id, name: stored, color }, seen.current ?? tag);
    if (outcome === "changed-elsewhere") seen.current = undefined;
  };
  return (
    <form className={editor} onSubmit={(event) => void submit(event)}>
      <TextField
        ref={field}
        label="Name"
        value={name}
        onChange={setName}
        maxLength={maxLengths.tagName}
        autoComplete="off"
        readOnly={busy}
        error={isTaken ? "Another tag has this name" : undefined}
      />
      <ColorSwatches
        label="Color"
        swatches={tagSwatches}
        value={toTagHex(color)}
        onChange={(hex) => setColor(toTagColor(hex))}
      />
      <DialogActions submitLabel="Save" busy={busy} onCancel={cancel} />
    </form>
  );
}

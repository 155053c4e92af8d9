import type { Folder } from "@lectern/domain/folder";
import { maxLengths } from "@lectern/domain/max-lengths";
import { toTitle } from "@lectern/domain/recording";
import { type FormEvent, useEffect, useRef } from "react";
import { Button } from "../../elements/button/Button.tsx";
import { check } from "../../elements/icon/screen-glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { Skeleton } from "../../elements/skeleton/Skeleton.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { VisuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.tsx";
import { ErrorRegion } from "../../feedback/error-region/ErrorRegion.tsx";
import { TextField } from "../../forms/text-field/TextField.tsx";
import { actions } from "../../overlays/confirm-dialog/ConfirmDialog.css.ts";
import { Dialog } from "../../overlays/dialog/Dialog.tsx";
import { form } from "../../overlays/dialog/Dialog.css.ts";
import { FolderDisc } from "../../recording/folder-disc/FolderDisc.tsx";
import { useDraft } from "../../theme/draft.ts";
import * as styles from "./FilingDialog.css.ts";
import type { FilingDialogProps } from "./filing.state.ts";

export type { FilingDialogProps, FilingState } from "./filing.state.ts";

interface FolderChoicesProps extends Pick<FilingDialogProps, "onFile"> {
  readonly folders: readonly Folder[];
  readonly current: string | null;
  readonly disabled: boolean;
}

function FolderChoices({ folders, current, disabled, onFile }: FolderChoicesProps) {
  const choices = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The folders may load after the dialog, whose first button removes the recording from its folder.
    const all = choices.current;
    (all?.querySelector<HTMLElement>("[aria-pressed=true]") ?? all?.querySelector("button"))?.focus();
  }, []);
  return (
    <ul ref={choices} className={styles.list}>
      {folders.map(({ id, name, color }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.choice}
            disabled={disabled}
            aria-pressed={id === current}
            onClick={() => onFile(id)}
          >
            <FolderDisc color={color} />
            <bdi className={styles.name}>{toTitle(name)}</bdi>
            {id === current && <Icon glyph={check} size="small" />}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface NewFolderFormProps extends Pick<FilingDialogProps, "onCreate"> {
  readonly creating: boolean;
}

function NewFolderForm({ creating, onCreate }: NewFolderFormProps) {
  const [name, setName] = useDraft("folder", "");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== "" && !creating) onCreate(name.trim());
  };
  return (
    <form className={styles.creation} onSubmit={submit}>
      <div className={styles.field}>
        <TextField
          label="New Folder"
          value={name}
          onChange={setName}
          maxLength={maxLengths.folderName}
          autoComplete="off"
          readOnly={creating}
        />
      </div>
      <Button type="submit" busy={creating}>
        Create and Add
      </Button>
    </form>
  );
}

type FilingFormProps = Omit<FilingDialogProps, "focusFallback">;

/** Mounted with the dialog's content, so that closing it resets the new folder's name. */
function FilingForm({ state, recording, onClose, onFile, onCreate }: FilingFormProps) {
  const folders = state.kind === "ready" || state.kind === "creating" ? state.folders : undefined;
  const creating = state.kind === "creating";
  return (
    <div className={form}>
      {state.kind === "loading" && (
        <div aria-busy="true">
          <VisuallyHidden live>Loading folders</VisuallyHidden>
          <Skeleton shape="title" width="long" />
        </div>
      )}
      {state.kind === "failed" && <ErrorRegion>Couldn't load folders</ErrorRegion>}
      {folders?.length === 0 && <Text color="secondary">No folders</Text>}
      {folders !== undefined && folders.length > 0 && (
        <FolderChoices folders={folders} current={recording.folderId} disabled={creating} onFile={onFile} />
      )}
      {folders !== undefined && <NewFolderForm creating={creating} onCreate={onCreate} />}
      <div className={actions}>
        {recording.folderId !== null && (
          <Button onClick={() => onFile(null)} disabled={creating}>
            Remove from Folder
          </Button>
        )}
        <Button onClick={onClose} disabled={creating}>
          Close
        </Button>
      </div>
    </div>
  );
}

/**
 * Files one recording: into a folder, into a new one, or out of its folder (REC-13). A choice closes the dialog at
 * once.
 */
export function FilingDialog({ focusFallback, ...props }: FilingDialogProps) {
  return (
    <Dialog
      open={props.state.kind !== "closed"}
      onOpenChange={props.onClose}
      busy={props.state.kind === "creating"}
      title="Add to Folder"
      description={toTitle(props.recording.name)}
      focusFallback={focusFallback}
    >
      <FilingForm {...props} />
    </Dialog>
  );
}

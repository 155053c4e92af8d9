import { formatShortDate } from "@lectern/domain/dates";
import { type RecordingSummary, toTitle } from "@lectern/domain/recording";
import { memo, type RefObject, useCallback, useDeferredValue, useState } from "react";
import { Button } from "../../../elements/button/Button.tsx";
import { Skeleton } from "../../../elements/skeleton/Skeleton.tsx";
import { Text } from "../../../elements/text/Text.tsx";
import { VisuallyHidden } from "../../../elements/visually-hidden/VisuallyHidden.tsx";
import { ErrorRegion } from "../../../feedback/error-region/ErrorRegion.tsx";
import { Checkbox } from "../../../forms/checkbox/Checkbox.tsx";
import { actions } from "../../../overlays/confirm-dialog/ConfirmDialog.css.ts";
import { Dialog } from "../../../overlays/dialog/Dialog.tsx";
import { form } from "../../../overlays/dialog/Dialog.css.ts";
import { RecordingIcon } from "../../../recording/recording-icon/RecordingIcon.tsx";
import type { AddRecordingsState } from "../folder.state.ts";
import { date, item, list, name, pending, row, words } from "./AddRecordingsDialog.css.ts";

export interface AddRecordingsDialogProps {
  readonly state: AddRecordingsState;
  /** The folders' names by id; undefined while they are loading. */
  readonly folderNames?: ReadonlyMap<string, string> | undefined;
  /** Called by Close and Escape, but not while adding. */
  readonly onClose: () => void;
  /** Called with at least one id, in display order. */
  readonly onAdd: (recordingIds: readonly string[]) => void;
  readonly focusFallback: RefObject<HTMLElement | null>;
}

interface AddableProps {
  readonly recording: RecordingSummary;
  /** The folder that the recording would leave; undefined if it is in none. */
  readonly folder: string | undefined;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly onCheck: (id: string, checked: boolean) => void;
}

const Addable = memo(function Addable({ recording, folder, checked, disabled, onCheck }: AddableProps) {
  return (
    <Checkbox checked={checked} disabled={disabled} onChange={(now) => onCheck(recording.id, now)}>
      <span className={row}>
        <RecordingIcon glyph={recording.glyph} color={recording.color} />
        <span className={words}>
          <bdi className={name}>{toTitle(recording.name)}</bdi>
          <span className={date}>
            {formatShortDate(recording.createdAt)}
            {folder !== undefined && ` · now in ${toTitle(folder)}`}
          </span>
        </span>
      </span>
    </Checkbox>
  );
});

/**
 * How many recordings the dialog renders at once, more than it shows. The rest is rendered when the browser is idle.
 */
const DRAWN_FIRST = 30;

interface AddRecordingsListProps extends Pick<AddRecordingsDialogProps, "folderNames"> {
  readonly recordings: readonly RecordingSummary[];
  readonly checked: ReadonlySet<string>;
  readonly disabled: boolean;
  readonly onCheck: (id: string, checked: boolean) => void;
}

function AddRecordingsList({ recordings, folderNames, checked, disabled, onCheck }: AddRecordingsListProps) {
  const drawn = useDeferredValue(recordings.length, DRAWN_FIRST);
  return (
    <ul className={list}>
      {recordings.slice(0, drawn).map((recording) => (
        <li key={recording.id} className={item}>
          <Addable
            recording={recording}
            folder={recording.folderId === null ? undefined : folderNames?.get(recording.folderId)}
            checked={checked.has(recording.id)}
            disabled={disabled}
            onCheck={onCheck}
          />
        </li>
      ))}
    </ul>
  );
}

type AddRecordingsFormProps = Omit<AddRecordingsDialogProps, "focusFallback">;

/** Mounted with the dialog's content, so that closing it resets the choice. */
function AddRecordingsForm({ state, folderNames, onClose, onAdd }: AddRecordingsFormProps) {
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const recordings = state.kind === "ready" || state.kind === "adding" ? state.recordings : [];
  const adding = state.kind === "adding";
  // A recording that left the list (moved in another tab) is no longer chosen.
  const chosen = recordings.filter(({ id }) => checked.has(id)).map(({ id }) => id);
  const check = useCallback(
    (id: string, now: boolean) =>
      setChecked((before) => new Set(now ? [...before, id] : [...before].filter((other) => other !== id))),
    [],
  );
  return (
    <div className={form}>
      {state.kind === "loading" && (
        <div className={pending} aria-busy="true">
          <VisuallyHidden live>Loading recordings</VisuallyHidden>
          <Skeleton shape="title" width="long" />
          <Skeleton shape="title" width="half" />
          <Skeleton shape="title" width="long" />
        </div>
      )}
      {state.kind === "failed" && <ErrorRegion>Failed to load recordings</ErrorRegion>}
      {state.kind === "empty" && <Text color="secondary">There are no recordings to add.</Text>}
      {recordings.length > 0 && (
        <AddRecordingsList
          recordings={recordings}
          folderNames={folderNames}
          checked={checked}
          disabled={adding}
          onCheck={check}
        />
      )}
      <div className={actions}>
        <Button onClick={onClose} disabled={adding}>
          Close
        </Button>
        <Button variant="primary" busy={adding} disabled={chosen.length === 0} onClick={() => onAdd(chosen)}>
          Add to Folder ({chosen.length})
        </Button>
      </div>
    </div>
  );
}

/** A dialog for adding recordings to a folder, with the text of FOL-06. */
export function AddRecordingsDialog({ focusFallback, ...props }: AddRecordingsDialogProps) {
  return (
    <Dialog
      open={props.state.kind !== "closed"}
      onOpenChange={props.onClose}
      busy={props.state.kind === "adding"}
      title="Add Recordings"
      description="Recordings can only be added to one folder at a time."
      focusFallback={focusFallback}
    >
      <AddRecordingsForm {...props} />
    </Dialog>
  );
}

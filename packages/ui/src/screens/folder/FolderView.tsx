import { assertNever } from "@lectern/domain/assert-never";
import { findNamesakes } from "../../recording/namesakes.ts";
import type { RecordingSummary } from "@lectern/domain/recording";
import { type ReactNode, type RefObject, useCallback, useMemo, useRef, useState } from "react";
import { FolderRecordingCard } from "../../cards/folder-recording-card/FolderRecordingCard.tsx";
import { RecordingCardSkeleton } from "../../cards/recording-card-skeleton/RecordingCardSkeleton.tsx";
import { Button } from "../../elements/button/Button.tsx";
import { add } from "../../elements/icon/screen-glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { Skeleton } from "../../elements/skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.tsx";
import { EmptyState } from "../../feedback/empty-state/EmptyState.tsx";
import { ErrorRegion } from "../../feedback/error-region/ErrorRegion.tsx";
import { LibraryRegion } from "../../frames/library-region/LibraryRegion.tsx";
import { control, wordControl } from "../../frames/reading-header/ReadingHeader.css.ts";
import { ReadingHeader } from "../../frames/reading-header/ReadingHeader.tsx";
import { EmptyPage } from "../../illustrations/empty-page/EmptyPage.tsx";
import { BackLink } from "../../navigation/back-link/BackLink.tsx";
import { createLazyOverlay } from "../../theme/lazy-part.tsx";
import { FolderHeader } from "./FolderHeader.tsx";
import * as styles from "./FolderView.css.ts";
import type { FolderRecordingsState, FolderViewProps } from "./folder.state.ts";

export type { AddRecordingsState, FolderRecordingsState, FolderState, FolderViewProps } from "./folder.state.ts";

/** Loaded when its button is approached, because most visits to a folder add nothing. */
const addDialog = createLazyOverlay(
  async () => (await import("./add-recordings-dialog/AddRecordingsDialog.tsx")).AddRecordingsDialog,
);

/** Fetches the code of the dialog for adding recordings. */
export const loadAddDialog = addDialog.load;

const none: readonly RecordingSummary[] = [];

interface FolderRecordingsProps extends Omit<FolderViewProps, "state"> {
  readonly state: FolderRecordingsState;
  /** The action of an empty list. */
  readonly addButton?: ReactNode;
  readonly titleRef: RefObject<HTMLElement | null>;
}

function FolderRecordings(props: FolderRecordingsProps) {
  const { state, addButton, recordingHref, renderDetails, onRemove, unread, onMarkRead, onRetry, titleRef } = props;
  const recordings = state.kind === "ready" ? state.recordings : none;
  const namesakes = useMemo(() => findNamesakes(recordings), [recordings]);
  const renderCard = useCallback(
    (recording: RecordingSummary) => (
      <FolderRecordingCard
        recording={recording}
        href={recordingHref(recording.id)}
        onRemove={() => onRemove(recording.id)}
        readMark={
          unread &&
          onMarkRead && {
            isRead: !unread.has(recording.id),
            onChange: (isRead) => onMarkRead(recording.id, isRead),
          }
        }
        hasTime={namesakes.has(recording.id)}
        details={renderDetails?.(recording.id)}
      />
    ),
    [recordingHref, renderDetails, onRemove, unread, onMarkRead, namesakes],
  );
  if (state.kind === "failed") return <ErrorRegion onRetry={onRetry}>Failed to load recordings</ErrorRegion>;
  return (
    <LibraryRegion
      kind={state.kind}
      noun="recordings"
      onRetry={onRetry}
      skeleton={<RecordingCardSkeleton />}
      focusFallback={titleRef}
      items={recordings}
      renderCard={renderCard}
      empty={
        <EmptyState title="No recordings" drawing={<EmptyPage drawing="folders" />} action={addButton}>
          Add recordings to this folder to get started.
        </EmptyState>
      }
    />
  );
}

/** One folder with its recordings: adding and removing them, and editing or deleting the folder (FOL-04 to FOL-10). */
export function FolderView(props: FolderViewProps) {
  const { state, recordings, adding, foldersHref, onAddingOpenChange, courseEnd, exam, examRoom, asking } = props;
  const titleRef = useRef<HTMLHeadingElement>(null);
  const [isAddNeeded, setAddNeeded] = useState(false);
  if (adding.kind !== "closed" && !isAddNeeded) setAddNeeded(true);
  const backLink = { href: foldersHref, title: "Folders" };
  const addProps = {
    disabled: state.kind === "deleting",
    onPointerEnter: () => setAddNeeded(true),
    onFocus: () => setAddNeeded(true),
    onClick: () => onAddingOpenChange(true),
  };
  return (
    <div className={styles.page}>
      {state.kind === "loading" ? (
        <>
          <ReadingHeader backLink={backLink} controls={<span className={control} />}>
            <VisuallyHidden as="h1">Folder</VisuallyHidden>
            <div className={styles.identity} aria-busy="true">
              <VisuallyHidden live>Loading folder</VisuallyHidden>
              <Skeleton shape="disc" className={styles.round} />
              <div className={styles.words}>
                <span className={styles.title}>
                  <Skeleton shape="title" width="half" />
                </span>
                <span className={styles.line}>
                  <Skeleton width="half" />
                </span>
                <span className={styles.facts} />
              </div>
            </div>
          </ReadingHeader>
          {Boolean(asking) && <div className={styles.asking} />}
          <FolderRecordings {...props} state={{ kind: "loading" }} titleRef={titleRef} />
        </>
      ) : state.kind === "failed" ? (
        <>
          <BackLink href={foldersHref}>Folders</BackLink>
          <VisuallyHidden as="h1">Folder</VisuallyHidden>
          <ErrorRegion onRetry={props.onRetry}>Failed to load folder</ErrorRegion>
        </>
      ) : state.kind === "ready" || state.kind === "deleting" ? (
        <>
          <FolderHeader
            {...props}
            folder={state.folder}
            deleting={state.kind === "deleting"}
            count={recordings.kind === "ready" ? recordings.recordings.length : undefined}
            titleRef={titleRef}
            backLink={backLink}
            addButton={
              recordings.kind !== "empty" && (
                <button type="button" className={wordControl} {...addProps}>
                  <Icon glyph={add} />
                  Add Recording
                </button>
              )
            }
          />
          {courseEnd}
          {examRoom === undefined ? exam : <div className={styles.examPlace[examRoom]}>{exam}</div>}
          {Boolean(asking) && <div className={styles.asking}>{asking}</div>}
          <FolderRecordings
            {...props}
            state={recordings}
            addButton={
              <Button variant="primary" {...addProps}>
                <Icon glyph={add} size="small" />
                Add Recording
              </Button>
            }
            titleRef={titleRef}
          />
          {isAddNeeded && (
            <addDialog.Overlay
              state={adding}
              folderNames={props.folderNames}
              onClose={() => onAddingOpenChange(false)}
              onAdd={props.onAdd}
              focusFallback={titleRef}
              onMissing={() => {
                onAddingOpenChange(false);
                setAddNeeded(false);
              }}
            />
          )}
        </>
      ) : (
        assertNever(state)
      )}
    </div>
  );
}

import { assertNever } from "@lectern/domain/assert-never";
import type { Folder } from "@lectern/domain/folder";
import { toLectureCount } from "../../recording/lecture-count.ts";
import { findNamesakes } from "../../recording/namesakes.ts";
import { type RecordingSummary, toTitle } from "@lectern/domain/recording";
import { type RefObject, useCallback, useMemo, useRef, useState } from "react";
import { FolderRecordingCard } from "../../cards/folder-recording-card/FolderRecordingCard.tsx";
import { RecordingCardSkeleton } from "../../cards/recording-card-skeleton/RecordingCardSkeleton.tsx";
import { Button } from "../../elements/button/Button.tsx";
import { Heading } from "../../elements/heading/Heading.tsx";
import { trash } from "../../elements/icon/glyphs.ts";
import { add, calendar, pencil } from "../../elements/icon/screen-glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { Skeleton } from "../../elements/skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.tsx";
import { EmptyState } from "../../feedback/empty-state/EmptyState.tsx";
import { ErrorRegion } from "../../feedback/error-region/ErrorRegion.tsx";
import { backRow } from "../../frames/page-header/PageHeader.css.ts";
import { LibraryRegion } from "../../frames/library-region/LibraryRegion.tsx";
import { EmptyPage } from "../../illustrations/empty-page/EmptyPage.tsx";
import { BackLink } from "../../navigation/back-link/BackLink.tsx";
import { lazyDeleteDialog, useDeleteDialog } from "../../overlays/delete-dialog/lazy-delete-dialog.ts";
import { Menu } from "../../overlays/menu/Menu.tsx";
import { FolderDisc } from "../../recording/folder-disc/FolderDisc.tsx";
import { createLazyOverlay } from "../../theme/lazy-part.tsx";
import { useMedia } from "../../theme/use-media.ts";
import { narrowHeader } from "../recording/narrow-header.ts";
import {
  asking as askingRoom,
  control,
  controls,
  description,
  examPlace,
  facts,
  header,
  line,
  name as nameClass,
  page,
  round,
  title,
  words,
} from "./FolderView.css.ts";
import type { FolderRecordingsState, FolderViewProps } from "./folder.state.ts";

export type { AddRecordingsState, FolderRecordingsState, FolderState, FolderViewProps } from "./folder.state.ts";

/** Loaded when its button is approached, because most visits to a folder add nothing. */
const addDialog = createLazyOverlay(
  async () => (await import("./add-recordings-dialog/AddRecordingsDialog.tsx")).AddRecordingsDialog,
);

/** Fetches the code of the dialog for adding recordings. */
export const loadAddDialog = addDialog.load;

interface FolderHeaderProps
  extends Pick<
    FolderViewProps,
    "menuItems" | "menuRef" | "onEdit" | "onEditExam" | "onEditCourseEnd" | "onDelete" | "actions"
  > {
  readonly folder: Folder;
  /** How many recordings it has; undefined until they are read. */
  readonly count: number | undefined;
  /** Whether the main action of the page is elsewhere: practicing for its exam. */
  readonly hasPlan: boolean;
  readonly deleting: boolean;
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
  readonly onAddRecording: () => void;
  /** Called when the pointer or the focus reaches Add Recording. */
  readonly onApproachAdd: () => void;
}

function FolderHeader(props: FolderHeaderProps) {
  const { folder, count, hasPlan, deleting, titleRef, onAddRecording, onApproachAdd, actions } = props;
  const { menuItems = [], onEdit, onEditExam, onEditCourseEnd, onDelete } = props;
  const ownMenuRef = useRef<HTMLButtonElement>(null);
  const menuRef = props.menuRef ?? ownMenuRef;
  const { buttonProps, dialogProps } = useDeleteDialog();
  const isInMenu = useMedia(narrowHeader);
  const name = toTitle(folder.name);
  return (
    <header className={header}>
      <FolderDisc color={folder.color} size="large" />
      <div className={words}>
        <Heading level={1} tabIndex={-1} ref={titleRef} className={nameClass}>
          <bdi>{name}</bdi>
        </Heading>
        {folder.description.trim() !== "" && <p className={description}>{folder.description}</p>}
        <div className={facts}>
          {count !== undefined && count > 0 && <bdi>{toLectureCount(count)}</bdi>}
          {folder.exam === null && !deleting && (
            <Button
              variant="quiet"
              size="small"
              flush="start"
              onClick={({ currentTarget }) => onEditExam(folder, currentTarget)}
            >
              Add Exam Date
            </Button>
          )}
          {actions}
        </div>
      </div>
      <div className={controls}>
        <Button
          variant={hasPlan ? "secondary" : "primary"}
          disabled={deleting}
          onPointerEnter={onApproachAdd}
          onFocus={onApproachAdd}
          onClick={onAddRecording}
        >
          <Icon glyph={add} size="small" />
          Add Recording
        </Button>
        {(deleting || !isInMenu) && (
          <Button variant="quiet" busy={deleting} {...buttonProps}>
            Delete Folder
          </Button>
        )}
        {!deleting && (
          <Menu
            label={`More options for ${name}`}
            triggerRef={menuRef}
            items={[
              { label: "Edit Folder", glyph: pencil, onSelect: () => onEdit(folder, menuRef.current) },
              ...(folder.courseEnd === null
                ? [
                    {
                      label: "Set Course End Date",
                      glyph: calendar,
                      onSelect: () => onEditCourseEnd(folder, menuRef.current),
                    },
                  ]
                : []),
              ...menuItems,
              ...(isInMenu
                ? [{ label: "Delete Folder", glyph: trash, tone: "critical" as const, onSelect: buttonProps.onClick }]
                : []),
            ]}
          />
        )}
      </div>
      {dialogProps !== undefined && (
        <lazyDeleteDialog.Overlay
          noun="folder"
          of={name}
          kept="Its recordings stay in your library."
          onConfirm={onDelete}
          {...dialogProps}
          {...(isInMenu && { focusOnCancel: menuRef })}
          focusOnConfirm={titleRef}
        />
      )}
    </header>
  );
}

const none: readonly RecordingSummary[] = [];

interface FolderRecordingsProps extends Pick<FolderViewProps, "renderDetails"> {
  readonly state: FolderRecordingsState;
  readonly recordingHref: (id: string) => string;
  readonly onRemove: (recordingId: string) => void;
  readonly unread?: FolderViewProps["unread"];
  readonly onMarkRead?: FolderViewProps["onMarkRead"];
  readonly onRetry: () => void;
  readonly titleRef: RefObject<HTMLElement | null>;
}

function FolderRecordings(props: FolderRecordingsProps) {
  const { state, recordingHref, renderDetails, onRemove, unread, onMarkRead, onRetry, titleRef } = props;
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
        <EmptyState title="No recordings" drawing={<EmptyPage drawing="folders" />}>
          Add recordings to this folder to get started.
        </EmptyState>
      }
    />
  );
}

/** One folder with its recordings: adding and removing them, and editing or deleting the folder (FOL-04 to FOL-10). */
export function FolderView(props: FolderViewProps) {
  const {
    state,
    recordings,
    adding,
    folderNames,
    foldersHref,
    recordingHref,
    renderDetails,
    onAddingOpenChange,
    onAdd,
    onRemove,
    unread,
    onMarkRead,
    onRetry,
    onEdit,
    onEditExam,
    onEditCourseEnd,
    onDelete,
    menuItems,
    menuRef,
    courseEnd,
    exam,
    examRoom,
    actions,
    asking,
  } = props;
  const titleRef = useRef<HTMLHeadingElement>(null);
  const [isAddNeeded, setAddNeeded] = useState(false);
  if (adding.kind !== "closed" && !isAddNeeded) setAddNeeded(true);
  return (
    <div className={page}>
      <div className={backRow}>
        <BackLink href={foldersHref}>Folders</BackLink>
      </div>
      {(state.kind === "loading" || state.kind === "failed") && <VisuallyHidden as="h1">Folder</VisuallyHidden>}
      {state.kind === "loading" ? (
        <>
          <div className={header} aria-busy="true">
            <VisuallyHidden live>Loading folder</VisuallyHidden>
            <Skeleton shape="disc" className={round} />
            <div className={words}>
              <span className={title}>
                <Skeleton shape="title" width="half" />
              </span>
              <span className={line}>
                <Skeleton width="half" />
              </span>
              <span className={facts} />
            </div>
            <div className={controls}>
              <span className={control} />
            </div>
          </div>
          {Boolean(asking) && <div className={askingRoom} />}
          <FolderRecordings
            state={{ kind: "loading" }}
            recordingHref={recordingHref}
            onRemove={onRemove}
            onRetry={onRetry}
            titleRef={titleRef}
          />
        </>
      ) : state.kind === "failed" ? (
        <ErrorRegion onRetry={onRetry}>Failed to load folder</ErrorRegion>
      ) : state.kind === "ready" || state.kind === "deleting" ? (
        <>
          <FolderHeader
            folder={state.folder}
            deleting={state.kind === "deleting"}
            count={recordings.kind === "ready" ? recordings.recordings.length : undefined}
            hasPlan={examRoom === "plan"}
            titleRef={titleRef}
            onAddRecording={() => onAddingOpenChange(true)}
            onApproachAdd={() => setAddNeeded(true)}
            menuItems={menuItems}
            menuRef={menuRef}
            onEdit={onEdit}
            onEditExam={onEditExam}
            onEditCourseEnd={onEditCourseEnd}
            onDelete={onDelete}
            actions={actions}
          />
          {courseEnd}
          {examRoom === undefined ? exam : <div className={examPlace[examRoom]}>{exam}</div>}
          {Boolean(asking) && <div className={askingRoom}>{asking}</div>}
          <FolderRecordings
            state={recordings}
            recordingHref={recordingHref}
            renderDetails={renderDetails}
            onRemove={onRemove}
            unread={unread}
            onMarkRead={onMarkRead}
            onRetry={onRetry}
            titleRef={titleRef}
          />
          {isAddNeeded && (
            <addDialog.Overlay
              state={adding}
              folderNames={folderNames}
              onClose={() => onAddingOpenChange(false)}
              onAdd={onAdd}
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

import { assertNever } from "@lectern/domain/assert-never";
import { useMemo, useRef } from "react";
import { formatLongDate } from "@lectern/domain/dates";
import { maxLengths } from "@lectern/domain/max-lengths";
import { toTitle } from "@lectern/domain/recording";
import { Heading } from "../../elements/heading/Heading.tsx";
import { trash } from "../../elements/icon/glyphs.ts";
import { practice, textSize } from "../../elements/icon/screen-glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { IconButton } from "../../elements/icon-button/IconButton.tsx";
import { BareLink, Link } from "../../elements/link/Link.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { VisuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.tsx";
import { ErrorRegion } from "../../feedback/error-region/ErrorRegion.tsx";
import { InlineEdit } from "../../forms/inline-edit/InlineEdit.tsx";
import { wordControl } from "../../frames/reading-header/ReadingHeader.css.ts";
import { ReadingHeader } from "../../frames/reading-header/ReadingHeader.tsx";
import { BackLink } from "../../navigation/back-link/BackLink.tsx";
import { lazyDeleteDialog, useDeleteDialog } from "../../overlays/delete-dialog/lazy-delete-dialog.ts";
import { FavoriteButton } from "../../recording/favorite-button/FavoriteButton.tsx";
import { LectureLanguage } from "../../recording/lecture-language.ts";
import { TagChip } from "../../recording/tag-chip/TagChip.tsx";
import { timestamp } from "../../recording/transcript/timestamp.ts";
import { useMedia } from "../../theme/use-media.ts";
import { narrowHeader } from "./narrow-header.ts";
import { RecordingMenuContext } from "./recording-menu.ts";
import { RecordingSkeleton } from "./RecordingSkeleton.tsx";
import { RecordingTabs } from "./RecordingTabs.tsx";
import { continuing, page, tagLink, wideOnly } from "./RecordingView.css.ts";
import type { RecordingState, RecordingViewProps } from "./recording.state.ts";

export type {
  ChatState,
  DraftsProps,
  FindHandle,
  NotesState,
  RecordingState,
  RecordingTab,
  RecordingViewProps,
  SummaryRetryState,
  TitleState,
  TranscriptState,
} from "./recording.state.ts";
export { loadMarkdown } from "../../recording/markdown/MarkdownLazy.tsx";
export { loadPane, loadTabs } from "./RecordingTabs.tsx";
export { loadReaderBar } from "./use-reader.tsx";
export { recordingTabs } from "./recording.state.ts";

type Ready = Extract<RecordingState, { kind: "ready" }>;

type RecordingHeaderProps = Pick<Ready, "recording" | "title"> & Omit<RecordingViewProps, "state">;

function RecordingHeader(props: RecordingHeaderProps) {
  const { backLink, recording, title, titleRef, lecture, tags = [], continueAt, cardsHref } = props;
  const { onRename, onOpenReading } = props;
  const { buttonProps, dialogProps } = useDeleteDialog();
  const menuRef = useRef<HTMLButtonElement>(null);
  const isInMenu = useMedia(narrowHeader);
  const { onClick: askToDelete, ref: buttonRef } = buttonProps;
  const menu = useMemo(() => ({ onDelete: isInMenu ? askToDelete : undefined, menuRef }), [isInMenu, askToDelete]);
  const shown = toTitle(recording.name);
  return (
    <>
      <ReadingHeader
        backLink={backLink}
        controls={
          <>
            {cardsHref !== undefined && (
              <BareLink href={cardsHref} className={wordControl}>
                <Icon glyph={practice} />
                <span>Cards</span>
              </BareLink>
            )}
            <FavoriteButton isFavorite={recording.isFavorite} of={shown} onToggle={props.onToggleFavorite} />
            {onOpenReading !== undefined && <IconButton glyph={textSize} label="Reading" onClick={onOpenReading} />}
            <span className={wideOnly}>
              <IconButton glyph={trash} label="Delete Recording" {...buttonProps} />
            </span>
            <RecordingMenuContext value={menu}>{props.actions}</RecordingMenuContext>
          </>
        }
      >
        <InlineEdit
          ref={titleRef}
          value={recording.name}
          label="Title"
          editLabel="Edit Title"
          maxLength={maxLengths.recordingTitle}
          onSave={onRename}
          reopenWith={title.kind === "failed" ? title.draft : undefined}
        >
          <Heading level={1}>
            <bdi lang={recording.name === shown ? (recording.language ?? undefined) : undefined}>{shown}</bdi>
          </Heading>
        </InlineEdit>
        <Text color="muted">
          <time dateTime={recording.createdAt}>{formatLongDate(recording.createdAt)}</time>
          {continueAt !== undefined && lecture !== undefined && (
            <span className={continuing}>
              {" · "}
              <Link href={lecture.momentHref(continueAt)}>Continue at {timestamp(continueAt)}</Link>
            </span>
          )}
          {tags.map(({ tag, href }) => (
            <span key={tag.id} className={tagLink}>
              {" "}
              <BareLink href={href}>
                <TagChip tag={tag} isWhole />
              </BareLink>
            </span>
          ))}
          {props.keptNote}
        </Text>
      </ReadingHeader>
      {dialogProps !== undefined && (
        <lazyDeleteDialog.Overlay
          noun="recording"
          of={shown}
          deletedWith={props.deletedWith}
          onConfirm={props.onDelete}
          {...dialogProps}
          focusOnCancel={isInMenu ? menuRef : buttonRef}
        />
      )}
    </>
  );
}

/** One recording: its summary, notes, conversation and transcript in four tabs (RDT-01 to RDT-03). */
export function RecordingView({ state, ...props }: RecordingViewProps) {
  const { backLink, libraryHref, onRetry } = props;
  return (
    <div className={page}>
      {state.kind === "loading" ? (
        <RecordingSkeleton backLink={backLink} />
      ) : state.kind === "failed" ? (
        <>
          <BackLink href={backLink.href}>{backLink.title}</BackLink>
          <VisuallyHidden as="h1">Recording</VisuallyHidden>
          <ErrorRegion onRetry={state.isGone === true ? undefined : onRetry}>Failed to load recording</ErrorRegion>
          {state.isGone === true && libraryHref !== undefined && (
            <Text color="secondary">
              It may have been deleted. <Link href={libraryHref}>Go to Recordings</Link>
            </Text>
          )}
        </>
      ) : state.kind === "ready" ? (
        <LectureLanguage value={state.recording.language ?? undefined}>
          <RecordingHeader {...props} recording={state.recording} title={state.title} />
          <RecordingTabs {...props} recording={state.recording} transcript={state.transcript} />
        </LectureLanguage>
      ) : (
        assertNever(state)
      )}
    </div>
  );
}

import { assertNever } from "@lectern/domain/assert-never";
import { formatLongDate } from "@lectern/domain/dates";
import { nestHeadings, withoutTitle } from "@lectern/domain/headings";
import { maxLengths } from "@lectern/domain/max-lengths";
import { toTitle } from "@lectern/domain/recording";
import { Heading } from "../../elements/heading/Heading.tsx";
import { trash } from "../../elements/icon/glyphs.ts";
import { textSize } from "../../elements/icon/screen-glyphs.ts";
import { IconButton } from "../../elements/icon-button/IconButton.tsx";
import { Skeleton } from "../../elements/skeleton/Skeleton.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { VisuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.tsx";
import { EmptyState } from "../../feedback/empty-state/EmptyState.tsx";
import { ErrorRegion } from "../../feedback/error-region/ErrorRegion.tsx";
import { InlineEdit } from "../../forms/inline-edit/InlineEdit.tsx";
import {
  ReadingHeader,
  type ReadingHeaderProps,
  ReadingHeaderSkeleton,
} from "../../frames/reading-header/ReadingHeader.tsx";
import { EmptyPage } from "../../illustrations/empty-page/EmptyPage.tsx";
import { BackLink } from "../../navigation/back-link/BackLink.tsx";
import { lazyDeleteDialog, useDeleteDialog } from "../../overlays/delete-dialog/lazy-delete-dialog.ts";
import { Markdown } from "../../recording/markdown/Markdown.tsx";
import { pending, textPage } from "../recording/RecordingView.css.ts";
import * as styles from "./StudyGuideView.css.ts";
import type { StudyGuideState, StudyGuideViewProps } from "./study-guide.state.ts";

export type { StudyGuideState, StudyGuideViewProps } from "./study-guide.state.ts";

type Ready = Extract<StudyGuideState, { kind: "ready" }>;

/** The text without a first heading that says the title again, which is above it. */
function toContent({ title, content }: Ready["guide"]): string {
  const text = (content ?? "").trim();
  const [heading = ""] = text.split("\n", 1);
  return heading.replace(/^#+\s+/, "") === title.trim() ? nestHeadings(withoutTitle(text), 1) : text;
}

type StudyGuideHeaderProps = Pick<Ready, "guide" | "title"> &
  Pick<StudyGuideViewProps, "onRename" | "titleRef" | "onDelete" | "onOpenReading" | "actions"> &
  Pick<ReadingHeaderProps, "backLink">;

function StudyGuideHeader(props: StudyGuideHeaderProps) {
  const { backLink, guide, title, onRename, titleRef, onDelete, onOpenReading, actions } = props;
  const { buttonProps, dialogProps } = useDeleteDialog();
  return (
    <>
      <ReadingHeader
        backLink={backLink}
        controls={
          <>
            {onOpenReading !== undefined && <IconButton glyph={textSize} label="Reading" onClick={onOpenReading} />}
            <IconButton glyph={trash} label="Delete Study Guide" {...buttonProps} />
            {actions}
          </>
        }
      >
        <InlineEdit
          ref={titleRef}
          value={guide.title}
          label="Title"
          editLabel="Edit Title"
          maxLength={maxLengths.studyGuideTitle}
          onSave={onRename}
          reopenWith={title.kind === "failed" ? title.draft : undefined}
        >
          <Heading level={1}>
            <bdi>{toTitle(guide.title)}</bdi>
          </Heading>
        </InlineEdit>
        <Text color="muted">
          <time dateTime={guide.createdAt}>{formatLongDate(guide.createdAt)}</time>
        </Text>
      </ReadingHeader>
      {dialogProps !== undefined && (
        <lazyDeleteDialog.Overlay noun="study guide" of={toTitle(guide.title)} onConfirm={onDelete} {...dialogProps} />
      )}
    </>
  );
}

/** One study guide, to read, rename and delete (STG-02, STG-03). */
export function StudyGuideView({ state, guidesHref, onRetry, ...headerProps }: StudyGuideViewProps) {
  const backLink = { href: guidesHref, title: "Study Guides" };
  const content = state.kind === "ready" ? toContent(state.guide) : "";
  return (
    <div className={textPage}>
      {state.kind === "loading" ? (
        <>
          <ReadingHeaderSkeleton backLink={backLink} title="Study Guide" />
          <div className={pending} aria-busy="true">
            <VisuallyHidden live>Loading study guide</VisuallyHidden>
            <Skeleton shape="title" width="half" />
            <Skeleton />
            <Skeleton width="long" />
          </div>
        </>
      ) : state.kind === "failed" ? (
        <>
          <BackLink href={guidesHref}>Study Guides</BackLink>
          <VisuallyHidden as="h1">Study Guide</VisuallyHidden>
          <ErrorRegion onRetry={onRetry}>Failed to load study guide</ErrorRegion>
        </>
      ) : state.kind === "ready" ? (
        <>
          <StudyGuideHeader backLink={backLink} guide={state.guide} title={state.title} {...headerProps} />
          {content.trim() === "" ? (
            <EmptyState title="No content available" drawing={<EmptyPage drawing="guides" />} />
          ) : (
            // The skeleton's element would be reused, and seem to move.
            <div key="content" className={styles.content} data-read-aloud="">
              <Markdown>{content}</Markdown>
            </div>
          )}
        </>
      ) : (
        assertNever(state)
      )}
    </div>
  );
}

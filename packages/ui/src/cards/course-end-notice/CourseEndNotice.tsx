import type { CourseContents } from "@lectern/domain/course-end";
import { NOTICE_DAYS } from "@lectern/domain/course-end";
import type { ReactNode } from "react";
import { flushRow } from "../../elements/button/Button.css.ts";
import { Button } from "../../elements/button/Button.tsx";
import { Link } from "../../elements/link/Link.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { Banner } from "../../feedback/banner/Banner.tsx";
import { below } from "./CourseEndNotice.css.ts";
import { toDeletionWords, toEndWords } from "./course-end-words.ts";

export interface CourseEndNoticeProps {
  /** The folder's name. */
  readonly title: string;
  /** The folder's page; absent on it. */
  readonly href?: string | undefined;
  /** The last day: "December 12" */
  readonly day: string;
  /** Until the last day; negative when it is over. */
  readonly daysLeft: number;
  /** What would be deleted now; undefined until it is counted. */
  readonly contents: CourseContents | undefined;
  /** The control that exports the folder. */
  readonly exporting: ReactNode;
  /** Called with the button, which gets the focus back. Absent until the folder is read. */
  readonly onChangeDate?: ((button: HTMLElement) => void) | undefined;
  readonly onSaveCalendar?: (() => void) | undefined;
  readonly isSaving?: boolean;
}

/**
 * The notice that a folder's recordings are deleted after a day (END-01). From 14 days before it is a banner, which takes its
 * colour of caution on the last day only; before that, one quiet line.
 */
export function CourseEndNotice(props: CourseEndNoticeProps) {
  const { title, href, day, daysLeft, contents, exporting, onChangeDate, onSaveCalendar, isSaving = false } = props;
  const actions = (
    <div className={flushRow}>
      {daysLeft <= NOTICE_DAYS && exporting}
      <Button
        variant="quiet"
        flush="start"
        disabled={onChangeDate === undefined}
        onClick={({ currentTarget }) => onChangeDate?.(currentTarget)}
      >
        Change Date
      </Button>
      {onSaveCalendar !== undefined && daysLeft >= 0 && (
        <Button variant="quiet" flush="start" busy={isSaving} onClick={onSaveCalendar}>
          Add to Calendar
        </Button>
      )}
    </div>
  );
  if (daysLeft > NOTICE_DAYS) {
    return (
      <div className={flushRow}>
        <Text color="muted">Its recordings will be deleted after {day}.</Text>
        {actions}
      </div>
    );
  }
  return (
    <Banner
      tone={daysLeft <= 0 ? "caution" : "info"}
      title={`${title} ${toEndWords(daysLeft)}`}
      action={<div className={below}>{actions}</div>}
    >
      {toDeletionWords(contents, day, daysLeft)}
      {href !== undefined && (
        <>
          {" "}
          <Link href={href}>Open Folder</Link>
        </>
      )}
    </Banner>
  );
}

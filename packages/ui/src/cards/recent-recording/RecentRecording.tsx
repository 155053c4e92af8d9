import { formatLongDate, formatTime } from "@lectern/domain/dates";
import { type RecentRecording as Recent, toTitle } from "@lectern/domain/recording";
import { chevronRight } from "../../elements/icon/screen-glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { BareLink } from "../../elements/link/Link.tsx";
import { Skeleton } from "../../elements/skeleton/Skeleton.tsx";
import { Spinner } from "../../elements/spinner/Spinner.tsx";
import { SettlingIn } from "../../illustrations/settling/SettlingIn.tsx";
import { RecordingIcon } from "../../recording/recording-icon/RecordingIcon.tsx";
import { arrow, date, name, pending, pendingWords, progress, row, words } from "./RecentRecording.css.ts";

export interface RecentRecordingProps {
  readonly recording: Recent;
  readonly href: string;
  /** Plays the arrival animation once (ARR-01). */
  readonly isArriving?: boolean;
  /**
   * Whether to show the time of day after the date, because another recording has the same name and day. @default false
   */
  readonly hasTime?: boolean;
}

/**
 * A recording on home as a line: icon, name, long date, and whether it is still being processed. The whole line is a
 * link (SHL-07).
 */
export function RecentRecording({ recording, href, isArriving = false, hasTime = false }: RecentRecordingProps) {
  return (
    <BareLink href={href} className={row}>
      <RecordingIcon glyph={recording.glyph} color={recording.color} />
      <span className={words}>
        <bdi className={name}>{toTitle(recording.name)}</bdi>
        <time className={date} dateTime={recording.createdAt}>
          {formatLongDate(recording.createdAt)}
          {hasTime && `, ${formatTime(recording.createdAt)}`}
        </time>
        {recording.status === "processing" && (
          <span className={progress}>
            <Spinner /> Writing your summary…
          </span>
        )}
      </span>
      <span className={arrow}>
        <Icon glyph={chevronRight} size="small" />
      </span>
      {isArriving && <SettlingIn seed={recording.id} />}
    </BareLink>
  );
}

/** The item's skeleton while the recordings are loading. */
export function RecentRecordingSkeleton() {
  return (
    <div className={pending} aria-hidden="true">
      <Skeleton shape="disc" />
      <div className={pendingWords}>
        <Skeleton shape="title" width="long" />
        <Skeleton width="short" />
      </div>
    </div>
  );
}

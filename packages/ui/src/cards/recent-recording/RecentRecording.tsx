import { formatLongDate } from "@lectern/domain/dates";
import { type RecordingSummary, toTitle } from "@lectern/domain/recording";
import { chevronRight } from "../../elements/icon/screen-glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { BareLink } from "../../elements/link/Link.tsx";
import { Skeleton } from "../../elements/skeleton/Skeleton.tsx";
import { RecordingIcon } from "../../recording/recording-icon/RecordingIcon.tsx";
import { arrow, date, name, pending, pendingWords, row, words } from "./RecentRecording.css.ts";

export interface RecentRecordingProps {
  readonly recording: RecordingSummary;
  readonly href: string;
}

/** A recording as a line on home: icon, name, long date; all of it opens it (SHL-07). */
export function RecentRecording({ recording, href }: RecentRecordingProps) {
  return (
    <BareLink href={href} className={row}>
      <RecordingIcon glyph={recording.glyph} color={recording.color} />
      <span className={words}>
        <span className={name}>{toTitle(recording.name)}</span>
        <time className={date} dateTime={recording.createdAt}>
          {formatLongDate(recording.createdAt)}
        </time>
      </span>
      <span className={arrow}>
        <Icon glyph={chevronRight} size="small" />
      </span>
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

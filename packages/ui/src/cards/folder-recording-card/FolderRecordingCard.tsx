import type { ReactNode } from "react";
import { type RecordingSummary, toTitle } from "@lectern/domain/recording";
import { star } from "../../elements/icon/glyphs.ts";
import { check, removeFromFolder } from "../../elements/icon/screen-glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { Menu } from "../../overlays/menu/Menu.tsx";
import { CardDetails } from "../card-details/CardDetails.tsx";
import { RecordingIcon } from "../../recording/recording-icon/RecordingIcon.tsx";
import { LibraryCard } from "../library-card/LibraryCard.tsx";
import { mark } from "./FolderRecordingCard.css.ts";

export interface FolderRecordingCardProps {
  readonly recording: RecordingSummary;
  readonly href: string;
  readonly onRemove: () => void;
  /** Whether it is read, and what changes it; undefined in a folder without an exam (UNT-07). */
  readonly readMark?: { readonly isRead: boolean; readonly onChange: (isRead: boolean) => void } | undefined;
  /**
   * Whether to show the time of day after the date, because another recording has the same name and day. @default false
   */
  readonly hasTime?: boolean;
  /** Two lines about it (REC-11). */
  readonly details?: ReactNode;
}

/**
 * A recording on its folder's page. The star is not interactive here; the card's menu removes the recording from the
 * folder (FOL-04), and marks it as read.
 */
export function FolderRecordingCard({
  recording,
  href,
  onRemove,
  readMark,
  hasTime = false,
  details = <CardDetails details={undefined} />,
}: FolderRecordingCardProps) {
  const title = toTitle(recording.name);
  return (
    <LibraryCard
      id={recording.id}
      title={title}
      createdAt={recording.createdAt}
      icon={<RecordingIcon glyph={recording.glyph} color={recording.color} />}
      href={href}
      hasTime={hasTime}
      details={details}
      openLabel="Open Recording"
      controls={
        <>
          {recording.isFavorite && (
            <span className={mark}>
              <Icon glyph={star} label="Favorite" />
            </span>
          )}
          <Menu
            label={`More options for ${title}`}
            items={[
              ...(readMark === undefined
                ? []
                : [
                    {
                      label: readMark.isRead ? "Mark as Unread" : "Mark as Read",
                      glyph: check,
                      onSelect: () => readMark.onChange(!readMark.isRead),
                    },
                  ]),
              { label: "Remove from Folder", glyph: removeFromFolder, onSelect: onRemove },
            ]}
          />
        </>
      }
    />
  );
}

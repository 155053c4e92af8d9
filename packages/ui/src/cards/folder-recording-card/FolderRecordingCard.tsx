import { type RecordingSummary, toTitle } from "@lectern/domain/recording";
import { star } from "../../elements/icon/glyphs.ts";
import { removeFromFolder } from "../../elements/icon/screen-glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { Menu } from "../../overlays/menu/Menu.tsx";
import { RecordingIcon } from "../../recording/recording-icon/RecordingIcon.tsx";
import { LibraryCard } from "../library-card/LibraryCard.tsx";
import { mark } from "./FolderRecordingCard.css.ts";

export interface FolderRecordingCardProps {
  readonly recording: RecordingSummary;
  readonly href: string;
  readonly onRemove: () => void;
  /**
   * Whether to show the time of day after the date, because another recording has the same name and day. @default false
   */
  readonly hasTime?: boolean;
}

/**
 * A recording on its folder's page. The star is not interactive here; the card's action removes the recording from the
 * folder (FOL-04).
 */
export function FolderRecordingCard({ recording, href, onRemove, hasTime = false }: FolderRecordingCardProps) {
  const title = toTitle(recording.name);
  return (
    <LibraryCard
      id={recording.id}
      title={title}
      createdAt={recording.createdAt}
      icon={<RecordingIcon glyph={recording.glyph} color={recording.color} />}
      href={href}
      hasTime={hasTime}
      openLabel="Open Recording"
      controls={
        <>
          {recording.isFavorite && (
            <span className={mark}>
              <Icon glyph={star} label="Favorite" />
            </span>
          )}
          <Menu
            label={`More for ${title}`}
            items={[{ label: "Remove from Folder", glyph: removeFromFolder, onSelect: onRemove }]}
          />
        </>
      }
    />
  );
}

import type { Folder } from "@lectern/domain/folder";
import { type RecordingSummary, toTitle } from "@lectern/domain/recording";
import type { Tag } from "@lectern/domain/tag";
import type { ReactNode, RefObject } from "react";
import { addFolder } from "../../elements/icon/glyphs.ts";
import { pencil, tag as tagGlyph } from "../../elements/icon/screen-glyphs.ts";
import { DeleteMenu } from "../../overlays/delete-menu/DeleteMenu.tsx";
import { FavoriteButton } from "../../recording/favorite-button/FavoriteButton.tsx";
import { RecordingIcon } from "../../recording/recording-icon/RecordingIcon.tsx";
import { SelectionBox } from "../../recording/selection-box/SelectionBox.tsx";
import { CardDetails } from "../card-details/CardDetails.tsx";
import { LibraryCard } from "../library-card/LibraryCard.tsx";

/** The selection state of a card (UNT-05). */
interface CardSelection {
  readonly isSelected: boolean;
  /** `isRange`: Shift was held, so the range from the last selected card to this one is meant. */
  readonly onSelect: (isSelected: boolean, isRange: boolean) => void;
}

export interface RecordingCardProps {
  readonly recording: RecordingSummary;
  readonly href: string;
  /** `isFavorite` is the new value. */
  readonly onToggleFavorite: (isFavorite: boolean) => void;
  /** Called for "Add to Folder" in the menu, with the menu's button. Without it the menu has no such item. */
  readonly onFile?: ((button: HTMLElement | null) => void) | undefined;
  /** Called for "Tags" in the menu, with the menu's button. Without it the menu has no such item. */
  readonly onTag?: ((button: HTMLElement | null) => void) | undefined;
  /** Called for "Rename" in the menu, with the menu's button. Without it the menu has no such item. */
  readonly onRename?: ((button: HTMLElement | null) => void) | undefined;
  /** Text about what is deleted too. It follows the title in the confirmation. */
  readonly deletedWith?: ReactNode;
  /** Called after the person has confirmed. */
  readonly onDelete: () => void;
  /** The element to focus when this card is gone. */
  readonly focusAfterDelete?: RefObject<HTMLElement | null>;
  readonly headingLevel?: 2 | 3;
  /** Two lines about it (REC-11). */
  readonly details?: ReactNode;
  /** The folder that it is in, if it is known. */
  readonly folder?: Pick<Folder, "name" | "color"> | undefined;
  /** Its tags, once they have loaded. */
  readonly tags?: readonly Tag[] | undefined;
  /** Plays the arrival animation once (ARR-01). */
  readonly isArriving?: boolean;
  /** `line` shows the recording as a line of a list instead of a card in a grid. @default "card" */
  readonly layout?: "card" | "line";
  /** The checkbox, while a selection is made. Without it the card has none. */
  readonly selection?: CardSelection | undefined;
  /**
   * Whether to show the time of day after the date, because another recording has the same name and day. @default false
   */
  readonly hasTime?: boolean;
}

/** A recording in a list. The whole card is a link to it; star and menu are above the link, not inside it. */
export function RecordingCard({
  recording,
  href,
  onToggleFavorite,
  onFile,
  onTag,
  onRename,
  deletedWith,
  onDelete,
  focusAfterDelete,
  headingLevel = 2,
  details = <CardDetails details={undefined} />,
  folder,
  tags,
  isArriving = false,
  layout = "card",
  selection,
  hasTime = false,
}: RecordingCardProps) {
  const title = toTitle(recording.name);
  return (
    <LibraryCard
      id={recording.id}
      title={title}
      createdAt={recording.createdAt}
      icon={
        <RecordingIcon glyph={recording.glyph} color={recording.color} size={layout === "line" ? "small" : "medium"} />
      }
      href={href}
      openLabel="Open Recording"
      headingLevel={headingLevel}
      details={details}
      folder={folder}
      tags={tags}
      isArriving={isArriving}
      layout={layout}
      hasTime={hasTime}
      selectionBox={selection !== undefined && <SelectionBox {...selection} of={title} />}
      controls={
        <>
          <FavoriteButton isFavorite={recording.isFavorite} of={title} onToggle={onToggleFavorite} />
          <DeleteMenu
            of={title}
            noun="recording"
            deletedWith={deletedWith}
            items={[
              ...(onRename ? [{ label: "Rename", glyph: pencil, onSelect: onRename }] : []),
              ...(onFile ? [{ label: "Add to Folder", glyph: addFolder, onSelect: onFile }] : []),
              ...(onTag ? [{ label: "Tags", glyph: tagGlyph, onSelect: onTag }] : []),
            ]}
            onDelete={onDelete}
            focusAfterDelete={focusAfterDelete}
          />
        </>
      }
    />
  );
}

import { shortDate } from "@lectern/domain/dates";
import { type RecordingSummary, titleOf } from "@lectern/domain/recording";
import { type RefObject, useRef, useState } from "react";
import { FavoriteButton } from "../../elements/favorite-button/FavoriteButton.tsx";
import { trash } from "../../elements/icon/glyphs.ts";
import { BareLink } from "../../elements/link/Link.tsx";
import { RecordingIcon } from "../../elements/recording-icon/RecordingIcon.tsx";
import { VisuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.tsx";
import { SettlingLine } from "../../illustrations/settling/Settling.tsx";
import { Menu } from "../../overlays/menu/Menu.tsx";
import { DeleteRecordingDialog } from "../../overlays/delete-recording-dialog/DeleteRecordingDialog.tsx";
import { card, controls, date, foot, name, open, top, words } from "./RecordingCard.css.ts";

export interface RecordingCardProps {
  readonly recording: RecordingSummary;
  readonly href: string;
  /** `isFavorite` is the wanted value. */
  readonly onToggleFavorite: (isFavorite: boolean) => void;
  /** Called after the person confirmed. */
  readonly onDelete: () => void;
  /** Where focus goes when this card is gone. */
  readonly focusAfterDelete?: RefObject<HTMLElement | null>;
  readonly headingLevel?: 2 | 3;
}

/** One recording in a list. The whole card leads to it; star and menu lie above the link, not inside it. */
export function RecordingCard({
  recording,
  href,
  onToggleFavorite,
  onDelete,
  focusAfterDelete,
  headingLevel = 2,
}: RecordingCardProps) {
  const [asking, setAsking] = useState<"never" | "now" | "not-now">("never");
  const menuTrigger = useRef<HTMLButtonElement>(null);
  const title = titleOf(recording.name);
  const Title = `h${headingLevel}` as const;
  return (
    <article className={card}>
      <div className={top}>
        <RecordingIcon glyph={recording.glyph} color={recording.color} />
        <div className={controls}>
          <FavoriteButton isFavorite={recording.isFavorite} of={title} onToggle={onToggleFavorite} />
          <Menu
            label={`More for ${title}`}
            triggerRef={menuTrigger}
            items={[{ label: "Delete", glyph: trash, tone: "critical", onSelect: () => setAsking("now") }]}
          />
        </div>
      </div>
      <div className={words}>
        <Title className={name} title={title}>
          {title}
        </Title>
        <time className={date} dateTime={recording.createdAt}>
          {shortDate(recording.createdAt)}
        </time>
      </div>
      <div className={foot}>
        <SettlingLine seed={recording.id} />
        <BareLink href={href} className={open}>
          Open Recording
          <VisuallyHidden>{title}</VisuallyHidden>
        </BareLink>
      </div>
      {asking !== "never" && (
        <DeleteRecordingDialog
          open={asking === "now"}
          onOpenChange={(isOpen) => setAsking(isOpen ? "now" : "not-now")}
          onConfirm={onDelete}
          focusOnCancel={menuTrigger}
          focusOnConfirm={focusAfterDelete}
        />
      )}
    </article>
  );
}

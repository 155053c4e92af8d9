import { toTitle } from "@lectern/domain/recording";
import { toGlyph } from "@lectern/domain/recording-icon";
import type { ListedStudyGuide } from "@lectern/domain/study-guide";
import type { RefObject } from "react";
import { DeleteMenu } from "../../overlays/delete-menu/DeleteMenu.tsx";
import { RecordingIcon } from "../../recording/recording-icon/RecordingIcon.tsx";
import { details } from "../card-details/CardDetails.css.ts";
import { LibraryCard } from "../library-card/LibraryCard.tsx";

export interface StudyGuideCardProps {
  readonly guide: ListedStudyGuide;
  readonly href: string;
  /** Called after the person has confirmed. */
  readonly onDelete: () => void;
  /** The element to focus when this card is gone. */
  readonly focusAfterDelete?: RefObject<HTMLElement | null>;
}

/** One study guide in the list, with its first sentence (STG-01). */
export function StudyGuideCard({ guide, href, onDelete, focusAfterDelete }: StudyGuideCardProps) {
  const title = toTitle(guide.title);
  return (
    <LibraryCard
      id={guide.id}
      title={title}
      createdAt={guide.createdAt}
      icon={<RecordingIcon glyph={toGlyph(guide.icon)} color={guide.color} />}
      href={href}
      details={
        <p className={details} dir="auto">
          {guide.excerpt}
        </p>
      }
      openLabel="Open Study Guide"
      controls={<DeleteMenu of={title} noun="study guide" onDelete={onDelete} focusAfterDelete={focusAfterDelete} />}
    />
  );
}

import { formatExamDay } from "@lectern/domain/exam-day";
import type { ListedFolder } from "@lectern/domain/folder";
import { toTitle } from "@lectern/domain/recording";
import { useRef } from "react";
import { pencil } from "../../elements/icon/screen-glyphs.ts";
import { BareLink } from "../../elements/link/Link.tsx";
import { Menu } from "../../overlays/menu/Menu.tsx";
import { FolderDisc } from "../../recording/folder-disc/FolderDisc.tsx";
import { toLectureCount } from "../../recording/lecture-count.ts";
import { card, controls, description, facts, frame, link, name, words } from "./FolderCard.css.ts";

export interface FolderCardProps {
  readonly folder: ListedFolder;
  /** Today in the reader's calendar: `2026-11-24`. An exam before it isn't named. */
  readonly today: string;
  readonly href: string;
  /** Called for "Edit Folder" in the menu, with the menu's button. Without it the card has no menu. */
  readonly onEdit?: ((button: HTMLElement | null) => void) | undefined;
}

/** A folder in the list, with what is in it and its next exam. The whole card is a link to it (FOL-01). */
export function FolderCard({ folder, today, href, onEdit }: FolderCardProps) {
  const button = useRef<HTMLButtonElement>(null);
  const title = toTitle(folder.name);
  const { exam, lectures } = folder;
  return (
    <div className={frame}>
      <article className={card}>
        <FolderDisc color={folder.color} />
        <div className={words}>
          <h2 className={name} title={title}>
            <BareLink href={href} className={link}>
              <bdi>{title}</bdi>
            </BareLink>
          </h2>
          {folder.description.trim() !== "" && (
            <p className={description} dir="auto">
              {folder.description}
            </p>
          )}
          <p className={facts}>
            <bdi>{lectures === 0 ? "No lectures yet" : toLectureCount(lectures)}</bdi>
            {exam !== null && exam.date >= today && <span>Exam {formatExamDay(exam.date, today)}</span>}
          </p>
        </div>
        {onEdit !== undefined && (
          <div className={controls}>
            <Menu
              label={`More options for ${title}`}
              triggerRef={button}
              items={[{ label: "Edit Folder", glyph: pencil, onSelect: () => onEdit(button.current) }]}
            />
          </div>
        )}
      </article>
    </div>
  );
}

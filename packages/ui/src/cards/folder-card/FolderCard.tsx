import type { Folder } from "@lectern/domain/folder";
import { toTitle } from "@lectern/domain/recording";
import { useRef } from "react";
import { pencil } from "../../elements/icon/screen-glyphs.ts";
import { BareLink } from "../../elements/link/Link.tsx";
import { Menu } from "../../overlays/menu/Menu.tsx";
import { FolderDisc } from "../../recording/folder-disc/FolderDisc.tsx";
import { card, controls, description, frame, link, name, words } from "./FolderCard.css.ts";

export interface FolderCardProps {
  readonly folder: Folder;
  readonly href: string;
  /** Called for "Edit Folder" in the menu, with the menu's button. Without it the card has no menu. */
  readonly onEdit?: ((button: HTMLElement | null) => void) | undefined;
}

/** A folder in the list. The whole card is a link to it (FOL-01). */
export function FolderCard({ folder, href, onEdit }: FolderCardProps) {
  const button = useRef<HTMLButtonElement>(null);
  const title = toTitle(folder.name);
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

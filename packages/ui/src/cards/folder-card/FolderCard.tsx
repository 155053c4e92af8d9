import type { Folder } from "@lectern/domain/folder";
import { toTitle } from "@lectern/domain/recording";
import { BareLink } from "../../elements/link/Link.tsx";
import { FolderDisc } from "../../recording/folder-disc/FolderDisc.tsx";
import { card, description, frame, link, name, words } from "./FolderCard.css.ts";

export interface FolderCardProps {
  readonly folder: Folder;
  readonly href: string;
}

/** One folder in the list; the whole card leads to it (FOL-01). */
export function FolderCard({ folder, href }: FolderCardProps) {
  const title = toTitle(folder.name);
  return (
    <div className={frame}>
      <article className={card}>
        <FolderDisc color={folder.color} />
        <div className={words}>
          <h2 className={name} title={title}>
            <BareLink href={href} className={link}>
              {title}
            </BareLink>
          </h2>
          {folder.description.trim() !== "" && <p className={description}>{folder.description}</p>}
        </div>
      </article>
    </div>
  );
}

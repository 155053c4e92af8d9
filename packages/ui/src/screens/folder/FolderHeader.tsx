import type { Folder } from "@lectern/domain/folder";
import { toTitle } from "@lectern/domain/recording";
import { type ReactNode, type RefObject, useRef } from "react";
import { Button } from "../../elements/button/Button.tsx";
import { Heading } from "../../elements/heading/Heading.tsx";
import { trash } from "../../elements/icon/glyphs.ts";
import { calendar, pencil } from "../../elements/icon/screen-glyphs.ts";
import { IconButton } from "../../elements/icon-button/IconButton.tsx";
import { ReadingHeader, type ReadingHeaderProps } from "../../frames/reading-header/ReadingHeader.tsx";
import { lazyDeleteDialog, useDeleteDialog } from "../../overlays/delete-dialog/lazy-delete-dialog.ts";
import { Menu } from "../../overlays/menu/Menu.tsx";
import { FolderDisc } from "../../recording/folder-disc/FolderDisc.tsx";
import { toLectureCount } from "../../recording/lecture-count.ts";
import { useMedia } from "../../theme/use-media.ts";
import { narrowHeader } from "../recording/narrow-header.ts";
import * as styles from "./FolderView.css.ts";
import type { FolderViewProps } from "./folder.state.ts";

interface FolderHeaderProps extends FolderViewProps {
  readonly folder: Folder;
  /** How many recordings it has; undefined until they are read. */
  readonly count: number | undefined;
  readonly deleting: boolean;
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
  readonly backLink: ReadingHeaderProps["backLink"];
  /** Adds a recording; undefined while the empty list below has it. */
  readonly addButton: ReactNode;
}

/** A folder's name and facts, and its controls (FOL-04). */
export function FolderHeader(props: FolderHeaderProps) {
  const { folder, count, deleting, titleRef, backLink, addButton, actions } = props;
  const { menuItems = [], onEdit, onEditExam, onEditCourseEnd, onDelete } = props;
  const ownMenuRef = useRef<HTMLButtonElement>(null);
  const menuRef = props.menuRef ?? ownMenuRef;
  const { buttonProps, dialogProps } = useDeleteDialog();
  const isInMenu = useMedia(narrowHeader);
  const name = toTitle(folder.name);
  return (
    <>
      <ReadingHeader
        backLink={backLink}
        controls={
          <>
            {addButton}
            {deleting ? (
              <Button variant="quiet" busy>
                Delete Folder
              </Button>
            ) : (
              !isInMenu && <IconButton glyph={trash} label="Delete Folder" {...buttonProps} />
            )}
            {!deleting && (
              <Menu
                label={`More options for ${name}`}
                triggerRef={menuRef}
                items={[
                  { label: "Edit Folder", glyph: pencil, onSelect: () => onEdit(folder, menuRef.current) },
                  ...(folder.courseEnd === null
                    ? [
                        {
                          label: "Set Course End Date",
                          glyph: calendar,
                          onSelect: () => onEditCourseEnd(folder, menuRef.current),
                        },
                      ]
                    : []),
                  ...menuItems,
                  ...(isInMenu
                    ? [
                        {
                          label: "Delete Folder",
                          glyph: trash,
                          tone: "critical" as const,
                          onSelect: buttonProps.onClick,
                        },
                      ]
                    : []),
                ]}
              />
            )}
          </>
        }
      >
        <div className={styles.identity}>
          <FolderDisc color={folder.color} size="large" />
          <div className={styles.words}>
            <Heading level={1} tabIndex={-1} ref={titleRef} className={styles.name}>
              <bdi>{name}</bdi>
            </Heading>
            {folder.description.trim() !== "" && <p className={styles.description}>{folder.description}</p>}
            <div className={styles.facts}>
              {count !== undefined && count > 0 && <bdi>{toLectureCount(count)}</bdi>}
              {folder.exam === null && !deleting && (
                <Button
                  variant="quiet"
                  size="small"
                  flush="start"
                  onClick={({ currentTarget }) => onEditExam(folder, currentTarget)}
                >
                  Add Exam Date
                </Button>
              )}
              {actions}
            </div>
          </div>
        </div>
      </ReadingHeader>
      {dialogProps !== undefined && (
        <lazyDeleteDialog.Overlay
          noun="folder"
          of={name}
          kept="Its recordings stay in your library."
          onConfirm={onDelete}
          {...dialogProps}
          {...(isInMenu && { focusOnCancel: menuRef })}
          focusOnConfirm={titleRef}
        />
      )}
    </>
  );
}

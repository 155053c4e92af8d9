import { useRef } from "react";
import { FolderCard } from "../../cards/folder-card/FolderCard.tsx";
import { FolderCardSkeleton } from "../../cards/folder-card-skeleton/FolderCardSkeleton.tsx";
import { Button } from "../../elements/button/Button.tsx";
import { add } from "../../elements/icon/screen-glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { Stack } from "../../elements/stack/Stack.tsx";
import { EmptyState } from "../../feedback/empty-state/EmptyState.tsx";
import { LibraryRegion } from "../../frames/library-region/LibraryRegion.tsx";
import { PageHeader } from "../../frames/page-header/PageHeader.tsx";
import { EmptyPage } from "../../illustrations/empty-page/EmptyPage.tsx";
import { CreateFolderDialog } from "./create-folder-dialog/CreateFolderDialog.tsx";
import type { FoldersViewProps } from "./folders.state.ts";

export type { CreateFolderState, FoldersState, FoldersViewProps } from "./folders.state.ts";

/** All folders, and the dialog for creating one (FOL-01 to FOL-03). */
export function FoldersView({
  state,
  today,
  onRetry,
  dialog,
  onDialogOpenChange,
  onCreate,
  folderHref,
  onEdit,
}: FoldersViewProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const folders = state.kind === "ready" ? state.folders : [];
  const newFolder = (
    <Button variant="primary" onClick={() => onDialogOpenChange(true)}>
      <Icon glyph={add} size="small" />
      New Folder
    </Button>
  );
  return (
    <Stack gap="xl">
      <PageHeader title="Folders" note="Organize your recordings in folders" titleRef={titleRef} action={newFolder} />
      <LibraryRegion
        kind={state.kind}
        noun="folders"
        onRetry={onRetry}
        skeleton={<FolderCardSkeleton />}
        focusFallback={titleRef}
        items={folders}
        renderCard={(folder) => (
          <FolderCard
            folder={folder}
            today={today}
            href={folderHref(folder.id)}
            onEdit={(button) => onEdit(folder, button)}
          />
        )}
        empty={
          <EmptyState title="No folders" drawing={<EmptyPage drawing="folders" />} action={newFolder}>
            Get started by creating a new folder.
          </EmptyState>
        }
      />
      <CreateFolderDialog
        state={dialog}
        onClose={() => onDialogOpenChange(false)}
        onCreate={onCreate}
        focusFallback={titleRef}
      />
    </Stack>
  );
}

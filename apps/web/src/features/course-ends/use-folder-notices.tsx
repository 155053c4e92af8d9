import type { Folder } from "@lectern/domain/folder";
import type { ReactNode } from "react";
import { createLazyComponent } from "../lazy-component.tsx";
import { filterReceipts } from "./course-ends.view-state.ts";
import { useCourseEnds } from "./use-course-ends.ts";

/** Its code comes where a folder's course ends or has ended. */
const LazyFolderNotices = createLazyComponent(async () => (await import("./FolderNotices.tsx")).FolderNotices);

/**
 * What a folder's page says of its course's end (END-01).
 *
 * @param folder undefined until it is read
 */
export function useFolderNotices(
  folder: Folder | undefined,
  onEdit: (folder: Folder, button: HTMLElement | null) => void,
): ReactNode {
  const { today, notices, receipts } = useCourseEnds(folder !== undefined);
  if (folder === undefined) return null;
  const own = filterReceipts(folder.id, receipts);
  if (folder.courseEnd === null && own.length === 0) return null;
  const contents = notices.find(({ folderId }) => folderId === folder.id);
  return <LazyFolderNotices folder={folder} today={today} contents={contents} receipts={own} onEdit={onEdit} />;
}

import type { Folder } from "@lectern/domain/folder";
import { createLazyPart } from "@lectern/ui/theme/lazy-part";
import type { ReactNode } from "react";
import { filterReceipts } from "./course-ends.view-state.ts";
import { useCourseEnds } from "./use-course-ends.ts";

/** Its code comes where a folder's course ends or has ended. */
const part = createLazyPart(() => import("./FolderNotices.tsx"), "ignore");

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
  const own = folder === undefined ? [] : filterReceipts(folder.id, receipts);
  const isNeeded = folder !== undefined && (folder.courseEnd !== null || own.length > 0);
  const loaded = part.usePart(isNeeded);
  if (loaded === undefined || !isNeeded) return null;
  const contents = notices.find(({ folderId }) => folderId === folder.id);
  return <loaded.FolderNotices folder={folder} today={today} contents={contents} receipts={own} onEdit={onEdit} />;
}

import { toTitle } from "@lectern/domain/recording";
import { share } from "@lectern/ui/elements/icon/screen-glyphs";
import { FolderView } from "@lectern/ui/screens/folder";
import { useRef } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { useAsBackLink } from "../../features/back-link/back-link.ts";
import { useFolderNotices } from "../../features/course-ends/use-folder-notices.tsx";
import { useExportDialog } from "../../features/export/use-export-dialog.ts";
import { useEditCourseEnd, useEditExam, useEditFolder } from "../../features/folder-editing/folder-dialogs.ts";
import { LazyKeepUnit, LazyNotKept } from "../../features/keeping/LazyKeeping.tsx";
import { useIsNotKept } from "../../features/keeping/use-is-not-kept.ts";
import { usePageFeatures } from "../../features/page-feature.ts";
import { renderDetails } from "../../features/recording-list/use-card-details.tsx";
import { paths } from "../../paths.ts";
import { useDocumentTitle } from "../../platform/document-title.ts";
import { toFolderRecordingsState, toFolderState } from "./folder.view-state.ts";
import { useAdding } from "./use-adding.ts";
import { useAsking } from "./use-asking.tsx";
import { useExam } from "./use-exam.tsx";
import { useFolder } from "./use-folder.ts";

const recordingHref = (id: string) => paths.recording(id);

export function FolderScreen() {
  const { id = "" } = useParams();
  const navigate = useNavigate();
  const { folder, inside, leaving, isStaying, deleteFolder } = useFolder(id);
  const recordings = inside.data?.recordings;
  const title = folder.data && toTitle(folder.data.name);
  useDocumentTitle(title);
  useAsBackLink(title);

  const editing = useEditFolder();
  const editingExam = useEditExam();
  const editingCourseEnd = useEditCourseEnd();
  const courseEnd = useFolderNotices(isStaying ? folder.data : undefined, editingCourseEnd.open);
  const exam = useExam(id, { folder: folder.data, recordings, isStaying, onEdit: editingExam.open });
  const adding = useAdding(id, folder.data !== undefined && isStaying, isStaying);
  const { asking, ...askingFeature } = useAsking(id, isStaying ? recordings : undefined, isStaying && inside.isPending);
  const menuRef = useRef<HTMLButtonElement>(null);
  const exporting = useExportDialog();
  const exportFolder = () => exporting.open({ kind: "folder", id, name: folder.data?.name ?? "" }, menuRef.current);
  const keeping = {
    actions: recordings !== undefined && recordings.length > 0 && (
      <LazyKeepUnit recordingIds={recordings.map((recording) => recording.id)} />
    ),
  };
  const { actions, overlays } = usePageFeatures([
    adding,
    askingFeature,
    exporting,
    keeping,
    editing,
    editingExam,
    editingCourseEnd,
  ]);

  if (useIsNotKept(folder)) return <LazyNotKept subject="this folder" />;
  return (
    <>
      <FolderView
        state={toFolderState(folder, leaving)}
        recordings={toFolderRecordingsState(inside)}
        foldersHref={paths.folders}
        recordingHref={recordingHref}
        renderDetails={renderDetails}
        onRetry={() => {
          for (const read of [folder, inside]) if (read.isError) void read.refetch();
        }}
        onEdit={editing.open}
        onEditExam={editingExam.open}
        onEditCourseEnd={editingCourseEnd.open}
        menuItems={[{ label: "Export", glyph: share, onSelect: exportFolder }]}
        menuRef={menuRef}
        onDelete={() => deleteFolder(() => void navigate(paths.folders, { replace: true }))}
        courseEnd={courseEnd}
        {...exam}
        {...adding.view}
        asking={asking}
        actions={folder.data && actions}
      />
      {overlays}
    </>
  );
}

import { toTitle } from "@lectern/domain/recording";
import { share } from "@lectern/ui/elements/icon/screen-glyphs";
import { FolderView } from "@lectern/ui/screens/folder";
import { useRef } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { useAsBackLink } from "../../features/back-link/back-link.ts";
import { useFolderNotices } from "../../features/course-ends/use-folder-notices.tsx";
import { useExportDialog } from "../../features/export/ExportButton.tsx";
import { useFolderEditing } from "../../features/folder-editing/use-folder-editing.tsx";
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

  const { editFolder, editExam, editCourseEnd, dialog } = useFolderEditing();
  const courseEnd = useFolderNotices(isStaying ? folder.data : undefined, editCourseEnd);
  const exam = useExam(id, { folder: folder.data, recordings, isStaying, onEdit: editExam });
  const adding = useAdding(id, folder.data !== undefined && isStaying, isStaying);
  const { asking, ...askingFeature } = useAsking(id, isStaying ? recordings : undefined, isStaying && inside.isPending);
  const menuRef = useRef<HTMLButtonElement>(null);
  const exporting = useExportDialog({
    scope: { kind: "folder", id, name: folder.data?.name ?? "" },
    focusFallback: menuRef,
  });
  const keeping = {
    actions: recordings !== undefined && recordings.length > 0 && (
      <LazyKeepUnit recordingIds={recordings.map((recording) => recording.id)} />
    ),
  };
  const { actions, overlays } = usePageFeatures([
    adding,
    askingFeature,
    { overlays: exporting.dialog },
    keeping,
    { overlays: dialog },
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
        onEdit={editFolder}
        onEditExam={editExam}
        onEditCourseEnd={editCourseEnd}
        menuItems={[{ label: "Export", glyph: share, onSelect: exporting.openExport }]}
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

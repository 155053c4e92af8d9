import { toDay } from "@lectern/domain/dates";
import { countDays } from "@lectern/domain/exam-day";
import type { Folder } from "@lectern/domain/folder";
import { toTitle } from "@lectern/domain/recording";
import { folderMutations } from "@lectern/data/folders/folders.mutations";
import { folderQueries } from "@lectern/data/folders/folders.queries";
import { runWrite } from "@lectern/data/options";
import { recordingMutations } from "@lectern/data/recordings/recordings.mutations";
import { recordingQueries } from "@lectern/data/recordings/recordings.queries";
import { addFolder } from "@lectern/ui/elements/icon/glyphs";
import { chat } from "@lectern/ui/elements/icon/screen-glyphs";
import { toast } from "@lectern/ui/overlays/toaster";
import { createLazyPart } from "@lectern/ui/theme/lazy-part";
import { FolderView } from "@lectern/ui/screens/folder";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { usePageCommands } from "../../commands/page-commands.ts";
import { folderCopy } from "../../copy/folder-copy.ts";
import { useDocumentTitle } from "../../platform/document-title.ts";
import { paths } from "../../paths.ts";
import { useMarkRead } from "../../flows/use-mark-read.ts";
import { useChangeRecordings } from "../../flows/use-change-recordings.ts";
import { useServices } from "../../flows/services.ts";
import { useUser } from "../../flows/use-user.ts";
import { useAsBackLink } from "../../features/back-link/back-link.ts";
import { renderDetails } from "../../features/recording-list/use-card-details.tsx";
import { LazyKeepUnit, LazyNotKept } from "../../features/keeping/LazyKeeping.tsx";
import { useIsNotKept } from "../../features/keeping/use-is-not-kept.ts";
import { toastFailedWrite } from "../../features/failed-write.ts";
import { ExportButton } from "../../features/export/ExportButton.tsx";
import { useFolderNotices } from "../../features/course-ends/use-folder-notices.tsx";
import { useFolderEditing } from "../../features/folder-editing/use-folder-editing.tsx";
import { LazyUnitRegions } from "./LazyUnitRegions.tsx";
import { type AddingPhase, toAddRecordingsState, toFolderRecordingsState, toFolderState } from "./folder.view-state.ts";

const recordingHref = (id: string) => paths.recording(id);

/** Loaded only if the folder has an exam. */
const examPlan = createLazyPart(() => import("./ExamPlan.tsx"), "ignore");

/** One id for all toasts about one action, so that each replaces the previous one. */
const MOVE_TOAST = "move";
const DELETION_TOAST = "folder-deletion";

export function FolderScreen() {
  const { id = "" } = useParams();
  const { client } = useServices();
  const user = useUser();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const recordings = recordingQueries(client, user.id);
  const { changeRecordings } = useChangeRecordings();
  const [leaving, setLeaving] = useState<Folder>();
  const [adding, setAdding] = useState<AddingPhase>("closed");

  // A folder that is being deleted is not refetched, because that would fail.
  const isStaying = leaving === undefined;
  const folder = useQuery({ ...folderQueries(client, user.id).one(id), enabled: isStaying });
  const inside = useQuery({ ...recordings.inFolder(id), enabled: isStaying });
  const addable = useQuery({ ...recordings.addable(id), enabled: isStaying && adding !== "closed" });
  const { data: folders } = useQuery({ ...folderQueries(client, user.id).list(), enabled: adding !== "closed" });
  const folderNames = useMemo(() => folders && new Map(folders.map(({ id: key, name }) => [key, name])), [folders]);
  const remove = useMutation(folderMutations(client, user.id).remove(id));
  const title = folder.data && toTitle(folder.data.name);
  useDocumentTitle(title);
  useAsBackLink(title);

  const add = async (recordingIds: readonly string[]) => {
    setAdding("adding");
    try {
      await changeRecordings(recordingIds, { folderId: id });
      toast.dismiss(MOVE_TOAST);
      setAdding("closed");
    } catch {
      toastFailedWrite(folderCopy.unexpected, { id: MOVE_TOAST });
      setAdding("choosing");
    }
  };

  const takeOut = useCallback(
    (recordingId: string) => {
      const out = recordingMutations(client, user.id).move(recordingId);
      void runWrite(cache, out, null).then(
        () => toast.dismiss(MOVE_TOAST),
        () => toastFailedWrite(folderCopy.removalFailed, { id: MOVE_TOAST }),
      );
    },
    [cache, client, user.id],
  );

  const deleteFolder = () => {
    setLeaving(folder.data);
    // The toast shows on every page. The navigation happens only while this screen is mounted.
    void remove
      .mutateAsync(undefined, {
        onSuccess: () => void navigate(paths.folders, { replace: true }),
        onError: () => setLeaving(undefined),
      })
      .then(
        () => toast.success(folderCopy.deleted, { id: DELETION_TOAST }),
        () => toastFailedWrite(folderCopy.deletionFailed, { id: DELETION_TOAST }),
      );
  };

  const { editFolder, editExam, editCourseEnd, dialog } = useFolderEditing();
  const courseEnd = useFolderNotices(isStaying ? folder.data : undefined, editCourseEnd);
  const exam = folder.data?.exam ?? null;
  const examPart = examPlan.usePart(exam !== null);
  const markRead = useMarkRead();
  const [today] = useState(() => toDay(new Date().toISOString()));
  const daysLeft = exam === null ? undefined : countDays(today, exam.date);

  const { data: unreadIds } = useQuery({
    ...recordings.unreadIn(id),
    enabled: isStaying && daysLeft !== undefined && daysLeft >= 0,
  });
  const unread = useMemo(() => unreadIds && new Set(unreadIds), [unreadIds]);

  const canAsk = isStaying && (inside.data?.recordings.length ?? 0) > 0;
  // The field's space is reserved while the skeletons show.
  const mayAsk = canAsk || (isStaying && inside.isPending);
  const askUnit = (question: string) => void navigate(paths.folderAsking(id, question), { replace: true });

  usePageCommands([
    {
      id: "add-recording",
      label: "Add Recording",
      glyph: addFolder,
      run: () => setAdding("choosing"),
      isEnabled: folder.data !== undefined && isStaying,
    },
    {
      id: "ask-unit",
      label: "Ask this unit",
      also: "question course lectures",
      glyph: chat,
      run: () => askUnit(""),
      runWith: askUnit,
      isEnabled: canAsk,
    },
  ]);

  if (useIsNotKept(folder)) return <LazyNotKept subject="this folder" />;
  return (
    <>
      <FolderView
        state={toFolderState(folder, leaving)}
        recordings={toFolderRecordingsState(inside)}
        adding={toAddRecordingsState(adding, addable)}
        folderNames={folderNames}
        foldersHref={paths.folders}
        recordingHref={recordingHref}
        renderDetails={renderDetails}
        onAddingOpenChange={(open) => setAdding(open ? "choosing" : "closed")}
        onAdd={(recordingIds) => void add(recordingIds)}
        onRemove={takeOut}
        unread={unread}
        onMarkRead={markRead}
        onRetry={() => {
          for (const read of [folder, inside]) if (read.isError) void read.refetch();
        }}
        onEdit={editFolder}
        onEditExam={editExam}
        onEditCourseEnd={editCourseEnd}
        onDelete={deleteFolder}
        courseEnd={courseEnd}
        examRoom={daysLeft === undefined ? undefined : daysLeft < 0 ? "line" : "plan"}
        exam={
          examPart &&
          folder.data &&
          exam &&
          daysLeft !== undefined && (
            <examPart.ExamPlan
              folder={folder.data}
              exam={exam}
              recordings={inside.data?.recordings}
              unread={unread}
              today={today}
              daysLeft={daysLeft}
              onEdit={editExam}
              onMarkRead={markRead}
            />
          )
        }
        asking={mayAsk && <>{canAsk && <LazyUnitRegions folderId={id} recordings={inside.data?.recordings ?? []} />}</>}
        actions={
          folder.data && (
            <>
              <ExportButton scope={{ kind: "folder", id, name: folder.data.name }} />
              {inside.data !== undefined && inside.data.recordings.length > 0 && (
                <LazyKeepUnit recordingIds={inside.data.recordings.map((recording) => recording.id)} />
              )}
            </>
          )
        }
      />
      {dialog}
    </>
  );
}

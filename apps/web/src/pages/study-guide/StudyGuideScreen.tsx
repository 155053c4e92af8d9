import { toTitle } from "@lectern/domain/recording";
import type { StudyGuide } from "@lectern/domain/study-guide";
import { studyGuideMutations } from "@lectern/data/study-guides/study-guides.mutations";
import { studyGuideQueries } from "@lectern/data/study-guides/study-guides.queries";
import { pencil } from "@lectern/ui/elements/icon/screen-glyphs";
import type { InlineEditHandle } from "@lectern/ui/forms/inline-edit";
import { StudyGuideView } from "@lectern/ui/screens/study-guide";
import { DraftProvider } from "@lectern/ui/theme/draft";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { useDocumentTitle } from "../../platform/document-title.ts";
import { paths } from "../../paths.ts";
import { useDrafts } from "../../flows/use-drafts.ts";
import { useUser } from "../../flows/use-user.ts";
import { LazyNotKept } from "../../features/keeping/LazyKeeping.tsx";
import { useIsNotKept } from "../../features/keeping/use-is-not-kept.ts";
import { usePageFeatures } from "../../features/page-feature.ts";
import { useTitle } from "../../features/renaming/use-title.ts";
import { useReadAloudBar } from "../../features/reading/use-read-aloud.tsx";
import { useReadingDialog } from "../../features/reading/use-reading-dialog.tsx";
import { ExportMenu } from "../../features/export/ExportMenu.tsx";
import { toStudyGuideState } from "./study-guide.view-state.ts";

export function StudyGuideScreen() {
  const { id = "" } = useParams();
  const { client, id: userId } = useUser();
  const navigate = useNavigate();
  const mutations = studyGuideMutations(client, userId);
  const [leaving, setLeaving] = useState<StudyGuide>();
  // A guide that is being deleted is not refetched, because that would fail.
  const guide = useQuery({ ...studyGuideQueries(client, userId).one(id), enabled: leaving === undefined });
  const { title, rename } = useTitle((seen) => mutations.rename(id, seen));
  const remove = useMutation(mutations.remove(id));
  useDocumentTitle(guide.data && toTitle(guide.data.title));

  const deleteGuide = () => {
    setLeaving(guide.data);
    remove.mutate(undefined, {
      onSuccess: () => void navigate(paths.reviews, { replace: true }),
      onError: () => setLeaving(undefined),
    });
  };

  const drafts = useDrafts(`study guide ${id}`);
  const titleRef = useRef<InlineEditHandle>(null);
  const reading = useReadingDialog();
  const hasContent = (guide.data?.content ?? "").trim() !== "";
  const aloud = useReadAloudBar(hasContent ? `${id}/guide` : undefined, undefined);
  const editTitle = {
    id: "edit-title",
    label: "Edit title",
    glyph: pencil,
    run: () => titleRef.current?.edit(),
    isEnabled: guide.data !== undefined && leaving === undefined,
  };
  const features = usePageFeatures([reading, aloud, { commands: [editTitle] }]);

  if (useIsNotKept(guide)) return <LazyNotKept subject="this study guide" />;
  return (
    <DraftProvider value={drafts}>
      <StudyGuideView
        state={toStudyGuideState(guide, title, leaving)}
        guidesHref={paths.reviews}
        onRetry={() => void guide.refetch()}
        onRename={rename}
        titleRef={titleRef}
        onDelete={deleteGuide}
        onOpenReading={reading.openReading}
        actions={
          guide.data && (
            <ExportMenu
              scope={{ kind: "study-guide", id, name: guide.data.title }}
              onReadAloud={hasContent ? aloud.onReadAloud : undefined}
              onOpenReading={reading.openReading}
            />
          )
        }
      />
      {features.bars}
      {features.overlays}
    </DraftProvider>
  );
}

import { correctionMutations } from "@lectern/data/corrections/corrections.mutations";
import { correctionQueries } from "@lectern/data/corrections/corrections.queries";
import { folderQueries } from "@lectern/data/folders/folders.queries";
import { runWrite } from "@lectern/data/options";
import { type CorrectedSegment, findFirstOffer } from "@lectern/domain/corrections";
import { createId } from "@lectern/domain/create-id";
import { toTitle } from "@lectern/domain/recording";
import { toast } from "@lectern/ui/overlays/toaster";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import { correctionCopy } from "../../copy/correction-copy.ts";
import { toastWrite } from "../../flows/toast-write.ts";
import { useDrafts } from "../../flows/use-drafts.ts";
import { useUser } from "../../flows/use-user.ts";
import { paths } from "../../paths.ts";
import { undoCorrection } from "./undo-correction.ts";
import { offerReplacement } from "./offer-replacement.ts";

export interface CorrectionOffersProps {
  readonly recordingId: string;
  readonly folderId: string;
  /** As they are shown with their corrections. */
  readonly segments: readonly CorrectedSegment[];
}

/**
 * Offers the corrections of the folder's other lectures, one after another, as toasts that stay until they are answered
 * (COR-04). An answer holds for the session.
 */
export function CorrectionOffers({ recordingId, folderId, segments }: CorrectionOffersProps) {
  const { client, id: userId } = useUser();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const openNotes = () => void navigate(paths.recording(recordingId, "customize"));
  const { data: vocabulary } = useQuery(correctionQueries(client, userId).vocabulary(folderId));
  const { data: folders } = useQuery(folderQueries(client, userId).list());
  const earlierAnswers = useDrafts(`correction offers ${recordingId}`);
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const offer = useMemo(
    () => findFirstOffer(segments, vocabulary ?? [], (id) => answered.has(id) || earlierAnswers.read(id) !== undefined),
    [segments, vocabulary, answered, earlierAnswers],
  );
  const folder = folders?.find(({ id }) => id === folderId)?.name;
  const mutation = correctionMutations(client, userId).change(recordingId);
  const answer = () => {
    if (offer === undefined) return;
    earlierAnswers.write(offer.id, "answered");
    setAnswered(new Set([...answered, offer.id]));
  };
  const accept = useEffectEvent(() => {
    if (offer === undefined) return;
    const id = createId();
    const { kind, from, to, places } = offer;
    const write = runWrite(queryClient, mutation, { add: [{ id, kind, segment: null, from, to }], undo: [] });
    const onWritten = () => {
      answer();
      void offerReplacement({ client, queryClient, userId, openNotes }, recordingId, { from, to });
    };
    void toastWrite(write.then(onWritten), {
      done: kind === "word" ? correctionCopy.words(places) : correctionCopy.names(places),
      failed: correctionCopy.failed,
      onUndo: () => undoCorrection(runWrite(queryClient, mutation, { add: [], undo: [id] })),
    });
  });
  const decline = useEffectEvent(answer);
  const words = offer !== undefined && folder !== undefined ? correctionCopy.offer(toTitle(folder), offer) : undefined;
  const id = offer?.id;
  useEffect(() => {
    if (words === undefined || id === undefined) return undefined;
    toast(words, {
      id,
      duration: Number.POSITIVE_INFINITY,
      action: { label: correctionCopy.change, onClick: () => accept() },
      cancel: { label: correctionCopy.decline, onClick: () => decline() },
    });
    return () => void toast.dismiss(id);
  }, [words, id]);
  return null;
}

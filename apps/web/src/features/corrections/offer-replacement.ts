import { correctionMutations } from "@lectern/data/corrections/corrections.mutations";
import { correctionQueries } from "@lectern/data/corrections/corrections.queries";
import { runWrite } from "@lectern/data/options";
import { writerQuery } from "@lectern/data/assistant/writer";
import { retrySummary } from "@lectern/data/recordings/summary";
import type { NewCorrection, WrittenPlaces } from "@lectern/domain/corrections";
import { createId } from "@lectern/domain/create-id";
import { toReason } from "@lectern/domain/failure";
import { toast } from "@lectern/ui/overlays/toaster";
import { correctionCopy } from "../../copy/correction-copy.ts";
import { toastWrite } from "../../flows/toast-write.ts";
import type { FlowPorts } from "../../flows/flow-ports.ts";

/** Long enough to read the toast about the correction first. In ms. */
const OFFER_MS = 30_000;

interface OfferPorts extends Pick<FlowPorts, "client" | "queryClient" | "userId"> {
  /** Opens the tab where notes are written. */
  readonly openNotes: () => void;
}

/** Has a model write the summary again, and leads to where notes are written in the style that the student picks. */
function writeAgain(
  { client, queryClient, userId, openNotes }: OfferPorts,
  recordingId: string,
  { summary, notes }: WrittenPlaces,
): void {
  const hasNotes = notes > 0;
  if (hasNotes) openNotes();
  if (summary === 0) {
    toast(correctionCopy.notesAgain);
    return;
  }
  const asked = runWrite(queryClient, retrySummary(client, userId, recordingId), { isCorrected: true });
  void toastWrite(
    asked.then(() => toast(correctionCopy.writingAgain(hasNotes))),
    { failed: (error) => correctionCopy.writingAgainFailed(toReason(error)) },
  );
}

/**
 * Says once how many places of title, summary, notes, outline and cards still have the old words of a correction, and offers
 * to replace them, or to have a model write summary and notes again, where there is one (COR-01). Says nothing if there are
 * none, or if they can't be counted.
 */
export async function offerReplacement(
  ports: OfferPorts,
  recordingId: string,
  { from, to }: Pick<NewCorrection, "from" | "to">,
): Promise<void> {
  const { client, queryClient, userId } = ports;
  const query = correctionQueries(client, userId).places(recordingId, from);
  const places = await queryClient.fetchQuery(query).catch((): undefined => undefined);
  const count = Object.values(places ?? {}).reduce((sum, number) => sum + number, 0);
  if (places === undefined || count === 0) return;
  const isWritten = places.summary > 0 || places.notes > 0;
  const writer = isWritten
    ? await queryClient.fetchQuery(writerQuery(client, userId)).catch((): undefined => undefined)
    : undefined;
  const hasModel = writer !== undefined && writer.model !== null;
  const mutations = correctionMutations(client, userId);
  const id = createId();
  const undo = () =>
    void toastWrite(runWrite(queryClient, mutations.undoReplace(recordingId), { id }), {
      done: correctionCopy.replacementUndone,
      failed: correctionCopy.replacementUndoFailed,
    });
  const replace = () =>
    void toastWrite(runWrite(queryClient, mutations.replace(recordingId), { id, from, to }), {
      done: correctionCopy.replaced,
      failed: correctionCopy.replacementFailed,
      onUndo: undo,
    });
  toast(correctionCopy.left(count, from), {
    duration: OFFER_MS,
    action: { label: correctionCopy.replace, onClick: replace },
    ...(hasModel && {
      cancel: { label: correctionCopy.writeAgain, onClick: () => writeAgain(ports, recordingId, places) },
    }),
  });
}

import { correctionMutations } from "@lectern/data/corrections/corrections.mutations";
import { correctionQueries } from "@lectern/data/corrections/corrections.queries";
import { runWrite } from "@lectern/data/options";
import type { NewCorrection } from "@lectern/domain/corrections";
import { createId } from "@lectern/domain/create-id";
import { toast } from "@lectern/ui/overlays/toaster";
import { correctionCopy } from "../../copy/correction-copy.ts";
import type { FlowPorts } from "../../flows/flow-ports.ts";
import { toastFailedWrite } from "../failed-write.ts";

/** Long enough to read the toast about the correction first. In ms. */
const OFFER_MS = 30_000;

/**
 * Says once how many places of title, summary, notes, outline and cards still have the old words of a correction, and offers
 * to replace them (COR-01). Says nothing if there are none, or if they can't be counted.
 */
export async function offerReplacement(
  { client, queryClient, userId }: Pick<FlowPorts, "client" | "queryClient" | "userId">,
  recordingId: string,
  { from, to }: Pick<NewCorrection, "from" | "to">,
): Promise<void> {
  const query = correctionQueries(client, userId).places(recordingId, from);
  const places = await queryClient.fetchQuery(query).catch((): undefined => undefined);
  const count = Object.values(places ?? {}).reduce((sum, number) => sum + number, 0);
  if (count === 0) return;
  const mutations = correctionMutations(client, userId);
  const id = createId();
  const undo = () =>
    void runWrite(queryClient, mutations.undoReplace(recordingId), { id }).then(
      () => toast.success(correctionCopy.replacementUndone),
      () => toastFailedWrite(correctionCopy.replacementUndoFailed),
    );
  const replace = () =>
    void runWrite(queryClient, mutations.replace(recordingId), { id, from, to }).then(
      (replaced) =>
        toast.success(correctionCopy.replaced(replaced), { action: { label: correctionCopy.undo, onClick: undo } }),
      () => toastFailedWrite(correctionCopy.replacementFailed),
    );
  toast(correctionCopy.left(count, from), {
    duration: OFFER_MS,
    action: { label: correctionCopy.replace, onClick: replace },
  });
}

import { applyFields } from "@lectern/data/practice/card-rows";
import { changeCards, changeCardTexts } from "@lectern/data/practice/cards.api";
import { practiceKeys } from "@lectern/data/practice/practice.queries";
import { toFailureCode } from "@lectern/domain/failure";
import type { Card } from "@lectern/domain/practice";
import { cardProposalsMachine } from "@lectern/machines/card-proposals/card-proposals.machine";
import { type CardChange, type CardStep, isTextChange } from "@lectern/machines/card-proposals/card-proposals.types";
import { useMemo } from "react";
import { type ActorRefFrom, fromPromise } from "xstate";
import { type FlowPorts, useFlowPorts } from "./flow-ports.ts";
import { useFlow } from "./use-flow.ts";

export type CardProposalsActor = ActorRefFrom<typeof cardProposalsMachine>;

/** Groups equal changes, which one request can make: "Keep All" is one group. */
const groupAlike = (step: CardStep): readonly CardStep[] =>
  Object.values(Object.groupBy(step, ({ to }) => JSON.stringify(to))).filter((changes) => changes !== undefined);

/** Stores the texts of a card. If others are stored than the student saw, the page reads those (COR-03). */
async function saveTexts(
  { client, queryClient, userId }: FlowPorts,
  recordingId: string,
  { cardId, to, from }: CardChange,
): Promise<void> {
  try {
    await changeCardTexts(client, cardId, to, from);
  } catch (failure) {
    if (toFailureCode(failure) === "changed-elsewhere")
      await queryClient.invalidateQueries({ queryKey: practiceKeys.cards(userId, recordingId) });
    throw failure;
  }
}

/** Updates the cache with the cards as stored. */
async function applyToCache({ queryClient, userId }: FlowPorts, recordingId: string, step: CardStep): Promise<void> {
  const queryKey = practiceKeys.cards(userId, recordingId);
  // A read that began before the change may return the old cards.
  await queryClient.cancelQueries({ queryKey });
  const change = (card: Card): Card =>
    step.filter(({ cardId }) => cardId === card.id).reduce((changed, { to }) => applyFields(changed, to), card);
  queryClient.setQueryData<Card[]>(queryKey, (cards) => cards?.map(change));
  // The side of a card that the student left as it was may have been changed elsewhere.
  if (step.some(isTextChange)) void queryClient.invalidateQueries({ queryKey });
  void queryClient.invalidateQueries({ queryKey: practiceKeys.overview(userId) });
  void queryClient.invalidateQueries({ queryKey: practiceKeys.cardCount(userId, recordingId) });
}

/** Provides every port of the card-proposals machine. */
export const provideCardProposalsPorts = (ports: FlowPorts, recordingId: string) =>
  cardProposalsMachine.provide({
    actors: {
      saveChanges: fromPromise<void, CardStep>(async ({ input: step }) => {
        for (const change of step.filter(isTextChange)) {
          // oxlint-disable-next-line no-await-in-loop -- after a failure, no more changes must be sent
          await saveTexts(ports, recordingId, change);
        }
        for (const alike of groupAlike(step.filter((change) => !isTextChange(change)))) {
          const [first] = alike as readonly [CardChange];
          const ids = alike.map(({ cardId }) => cardId);
          // oxlint-disable-next-line no-await-in-loop -- after a failure, no more changes must be sent
          await changeCards(ports.client, ports.userId, ids, first.to);
        }
        await applyToCache(ports, recordingId, step);
      }),
    },
    actions: {
      logFailure: (_, { error }) => ports.report("Error updating cards", error),
    },
  });

/** The decisions about one recording's cards. The flow ends when the component unmounts. */
export function useCardProposals(recordingId: string): CardProposalsActor {
  const ports = useFlowPorts();
  return useFlow(
    useMemo(() => provideCardProposalsPorts(ports, recordingId), [ports, recordingId]),
    { recordingId },
  );
}

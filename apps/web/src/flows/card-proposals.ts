import { applyFields } from "@lectern/data/practice/card-rows";
import { changeCards } from "@lectern/data/practice/cards.api";
import { practiceKeys } from "@lectern/data/practice/practice.queries";
import type { Card } from "@lectern/domain/practice";
import { cardProposalsMachine } from "@lectern/machines/card-proposals/card-proposals.machine";
import type { CardChange, CardStep } from "@lectern/machines/card-proposals/card-proposals.types";
import { useMemo } from "react";
import { type ActorRefFrom, fromPromise } from "xstate";
import { cardProposalsLogLines } from "../copy/practice-copy.ts";
import { type FlowPorts, useFlowPorts } from "./flow-ports.ts";
import { useFlow } from "./use-flow.ts";

export type CardProposalsActor = ActorRefFrom<typeof cardProposalsMachine>;

/** Groups equal changes, which one request can make: "Keep All" is one group. */
const groupAlike = (step: CardStep): readonly CardStep[] =>
  Object.values(Object.groupBy(step, ({ to }) => JSON.stringify(to))).filter((changes) => changes !== undefined);

/** Updates the cache with the cards as stored. */
async function applyToCache({ queryClient, userId }: FlowPorts, recordingId: string, step: CardStep): Promise<void> {
  const queryKey = practiceKeys.cards(userId, recordingId);
  // A read that began before the change may return the old cards.
  await queryClient.cancelQueries({ queryKey });
  const change = (card: Card): Card =>
    step.filter(({ cardId }) => cardId === card.id).reduce((changed, { to }) => applyFields(changed, to), card);
  queryClient.setQueryData<Card[]>(queryKey, (cards) => cards?.map(change));
  void queryClient.invalidateQueries({ queryKey: practiceKeys.overview(userId) });
  void queryClient.invalidateQueries({ queryKey: practiceKeys.cardCount(userId, recordingId) });
}

/** Provides every port of the card-proposals machine. */
export const provideCardProposalsPorts = (ports: FlowPorts, recordingId: string) =>
  cardProposalsMachine.provide({
    actors: {
      saveChanges: fromPromise<void, CardStep>(async ({ input: step }) => {
        for (const alike of groupAlike(step)) {
          const [first] = alike as readonly [CardChange];
          const ids = alike.map(({ cardId }) => cardId);
          // oxlint-disable-next-line no-await-in-loop -- after a failure, no more changes must be sent
          await changeCards(ports.client, ports.userId, ids, first.to);
        }
        await applyToCache(ports, recordingId, step);
      }),
    },
    actions: {
      logFailure: (_, { work, error }) => ports.report(cardProposalsLogLines[work], error),
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

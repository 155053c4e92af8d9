import type { Card, PracticeSettings } from "@lectern/domain/practice";
import type { QueryClient } from "@tanstack/query-core";
import type { LecternClient } from "../client.ts";
import { invalidate, type Write, writeOptions } from "../options.ts";
import { addCard, deleteCard, keepCards, type MadeCards, makeCards, type OwnCard } from "./cards.api.ts";
import { setPracticeSettings } from "./practice.api.ts";
import { practiceKeys } from "./practice.queries.ts";

/**
 * Invalidates the queries that depend on cards: counts and due cards, and a recording's cards if they may have changed.
 */
function readAgain(cache: QueryClient, userId: string, recordingId: string): void {
  invalidate(
    cache,
    practiceKeys.overview(userId),
    ["practice", userId, "due"],
    practiceKeys.cardCount(userId, recordingId),
    practiceKeys.cards(userId, recordingId),
  );
}

/** Mutations of a recording's cards. The machine card-proposals handles the decisions about them. */
export const cardMutations = (client: LecternClient, userId: string, recordingId: string) => ({
  /** Removes the card when the server has answered. */
  remove: (id: string): Write<void> => ({
    scope: { id: `card:${id}` },
    ...writeOptions("Error deleting card"),
    mutationFn: () => deleteCard(client, userId, id),
    onSuccess: (_data, _variables, _context, { client: cache }) => {
      cache.setQueryData<Card[]>(practiceKeys.cards(userId, recordingId), (cards) =>
        cards?.filter((card) => card.id !== id),
      );
      readAgain(cache, userId, recordingId);
    },
  }),

  /** Requests proposals and shows them with the other cards. */
  make: (): Write<void, unknown, MadeCards> => ({
    ...writeOptions("Error making cards"),
    mutationFn: () => makeCards(client, recordingId),
    // If the answer was lost, proposals may have been stored.
    onSettled: (_made, _failure, _variables, _context, { client: cache }) =>
      cache.invalidateQueries({ queryKey: practiceKeys.cards(userId, recordingId) }),
  }),

  /** Stores a card that the student wrote. */
  add: (): Write<Omit<OwnCard, "recordingId">, unknown, Card> => ({
    ...writeOptions("Error adding card"),
    mutationFn: (own) => addCard(client, { ...own, recordingId }),
    onSettled: (_card, _failure, _variables, _context, { client: cache }) => readAgain(cache, userId, recordingId),
  }),

  /** Keeps the cards of a quiz. */
  keep: (): Write<readonly Omit<OwnCard, "recordingId">[]> => ({
    ...writeOptions("Error adding card"),
    mutationFn: (cards) => keepCards(client, userId, recordingId, cards),
    onSettled: (_kept, _failure, _variables, _context, { client: cache }) => readAgain(cache, userId, recordingId),
  }),
});

/** Mutations of the practice settings. */
export const practiceMutations = (client: LecternClient, userId: string) => ({
  /** Changes are sent in order. Meanwhile the page shows the latest one from `variables`. */
  setSettings: (): Write<Partial<PracticeSettings>> => ({
    scope: { id: `practice-settings:${userId}` },
    ...writeOptions("Error updating practice settings"),
    mutationFn: (change) => setPracticeSettings(client, userId, change),
    onSuccess: async (_data, change, _context, { client: cache }) => {
      const queryKey = practiceKeys.settings(userId);
      // A read that began before the write may return the old value.
      await cache.cancelQueries({ queryKey });
      cache.setQueryData<PracticeSettings>(queryKey, (settings) => settings && { ...settings, ...change });
      invalidate(cache, practiceKeys.day(userId), practiceKeys.overview(userId), ["practice", userId, "due"]);
    },
  }),
});

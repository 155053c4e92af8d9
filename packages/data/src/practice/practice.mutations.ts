import type { Card, PracticeSettings } from "@lectern/domain/practice";
import type { QueryClient } from "@tanstack/query-core";
import type { LecternClient } from "../client.ts";
import type { DataWork, Write } from "../options.ts";
import { addCard, deleteCard, keepCards, type MadeCards, makeCards, type OwnCard } from "./cards.api.ts";
import { setPracticeSettings } from "./practice.api.ts";
import { practiceKeys } from "./practice.queries.ts";

/** What is due and how many there are depends on cards; the cards of a recording themselves may have changed too. */
function readAgain(cache: QueryClient, userId: string, recordingId: string): void {
  void cache.invalidateQueries({ queryKey: practiceKeys.overview(userId) });
  void cache.invalidateQueries({ queryKey: ["practice", userId, "due"] });
  void cache.invalidateQueries({ queryKey: practiceKeys.cardCount(userId, recordingId) });
  void cache.invalidateQueries({ queryKey: practiceKeys.cards(userId, recordingId) });
}

/** Mutations of a recording's cards. Decisions about them belong to the machine card-proposals. */
export const cardMutations = (client: LecternClient, userId: string, recordingId: string) => ({
  /** Removes the card when the server has answered. */
  remove: (id: string): Write<void> => ({
    scope: { id: `card:${id}` },
    networkMode: "always",
    meta: { work: "delete-card" satisfies DataWork },
    mutationFn: () => deleteCard(client, userId, id),
    onSuccess: (_data, _variables, _context, { client: cache }) => {
      cache.setQueryData<Card[]>(practiceKeys.cards(userId, recordingId), (cards) =>
        cards?.filter((card) => card.id !== id),
      );
      readAgain(cache, userId, recordingId);
    },
  }),

  /** Has cards proposed, and shows them with the others. */
  make: (): Write<void, unknown, MadeCards> => ({
    networkMode: "always",
    meta: { work: "make-cards" satisfies DataWork },
    mutationFn: () => makeCards(client, recordingId),
    // An answer that was lost may have stored proposals.
    onSettled: (_made, _failure, _variables, _context, { client: cache }) =>
      cache.invalidateQueries({ queryKey: practiceKeys.cards(userId, recordingId) }),
  }),

  /** Stores a card that the student wrote. */
  add: (): Write<Omit<OwnCard, "recordingId">, unknown, Card> => ({
    networkMode: "always",
    meta: { work: "add-card" satisfies DataWork },
    mutationFn: (own) => addCard(client, { ...own, recordingId }),
    onSettled: (_card, _failure, _variables, _context, { client: cache }) => readAgain(cache, userId, recordingId),
  }),

  /** Keeps the cards of a quiz. */
  keep: (): Write<readonly Omit<OwnCard, "recordingId">[]> => ({
    networkMode: "always",
    meta: { work: "add-card" satisfies DataWork },
    mutationFn: (cards) => keepCards(client, userId, recordingId, cards),
    onSettled: (_kept, _failure, _variables, _context, { client: cache }) => readAgain(cache, userId, recordingId),
  }),
});

/** Mutations of what a student chose for practice. */
export const practiceMutations = (client: LecternClient, userId: string) => ({
  /** Choices are sent in their order. The page shows the latest from `variables` meanwhile. */
  setSettings: (): Write<Partial<PracticeSettings>> => ({
    scope: { id: `practice-settings:${userId}` },
    networkMode: "always",
    meta: { work: "set-practice-settings" satisfies DataWork },
    mutationFn: (change) => setPracticeSettings(client, userId, change),
    onSuccess: async (_data, change, _context, { client: cache }) => {
      const queryKey = practiceKeys.settings(userId);
      // A read that began before the write may return the old choice.
      await cache.cancelQueries({ queryKey });
      cache.setQueryData<PracticeSettings>(queryKey, (settings) => settings && { ...settings, ...change });
      void cache.invalidateQueries({ queryKey: practiceKeys.day(userId) });
      void cache.invalidateQueries({ queryKey: practiceKeys.overview(userId) });
      void cache.invalidateQueries({ queryKey: ["practice", userId, "due"] });
    },
  }),
});

import type { Card, CardStanding, PracticeSettings } from "@lectern/domain/practice";
import type { QueryClient } from "@tanstack/query-core";
import type { LecternClient } from "../client.ts";
import { findLaterWrites, optimisticUpdate } from "../optimistic-update.ts";
import type { DataWork, Write } from "../options.ts";
import { toRowWritesKey, toWriteKey, type WriteState } from "../recent-writes.ts";
import type { CardFields } from "./card-fields.ts";
import { addCard, changeCards, deleteCard, type MadeCards, makeCards, type OwnCard } from "./cards.api.ts";
import { setPracticeSettings } from "./practice.api.ts";
import { applyFields } from "./card-rows.ts";
import { practiceKeys } from "./practice.queries.ts";

/** The texts of a card. */
export interface CardWords {
  readonly front: string;
  readonly back: string;
}

const findCard = (cache: QueryClient, userId: string, recordingId: string, id: string): Card | undefined =>
  cache.getQueryData<Card[]>(practiceKeys.cards(userId, recordingId))?.find((card) => card.id === id);

/** What is due and how many there are depends on cards; the cards of a recording themselves may have changed too. */
function readAgain(cache: QueryClient, userId: string, recordingId: string): void {
  void cache.invalidateQueries({ queryKey: practiceKeys.overview(userId) });
  void cache.invalidateQueries({ queryKey: ["practice", userId, "due"] });
  void cache.invalidateQueries({ queryKey: practiceKeys.cardCount(userId, recordingId) });
  void cache.invalidateQueries({ queryKey: practiceKeys.cards(userId, recordingId) });
}

/** A write of one field of a card, or of its texts, as an optimistic update. */
function createCardWrite<Value>(
  client: LecternClient,
  userId: string,
  recordingId: string,
  id: string,
  { field, read, toFields }: CardWrite<Value>,
): Write<Value, WriteState<Value>> {
  return optimisticUpdate<Value>({
    mutationKey: toWriteKey("cards", userId, id, field),
    scope: `card:${id}`,
    work: "change-card",
    send: (value) => changeCards(client, userId, [id], toFields(value)),
    shown: (cache) => {
      const card = findCard(cache, userId, recordingId, id);
      return card && read(card);
    },
    show: (cache, value) =>
      cache.setQueryData<Card[]>(practiceKeys.cards(userId, recordingId), (cards) =>
        cards?.map((card) => (card.id === id ? applyFields(card, toFields(value)) : card)),
      ),
    onSettled: (cache, _hasFailed, own) => {
      if (findLaterWrites(cache, toRowWritesKey("cards", userId, id), own).length > 0) return;
      readAgain(cache, userId, recordingId);
    },
  });
}

interface CardWrite<Value> {
  readonly field: "standing" | "isSuspended" | "words";
  readonly read: (card: Card) => Value;
  readonly toFields: (value: Value) => CardFields;
}

const standing: CardWrite<CardStanding> = {
  field: "standing",
  read: (card) => card.standing,
  toFields: (value) => ({ standing: value }),
};
const suspension: CardWrite<boolean> = {
  field: "isSuspended",
  read: (card) => card.isSuspended,
  toFields: (value) => ({ isSuspended: value }),
};
const words: CardWrite<CardWords> = {
  field: "words",
  read: ({ front, back }) => ({ front, back }),
  toFields: (value) => value,
};

/** Mutations of a recording's cards. What is decided, worded or suspended shows at once. */
export const cardMutations = (client: LecternClient, userId: string, recordingId: string) => ({
  /** Keeps or dismisses a card, or proposes it again. Keeping one whose transcript changed says that it was looked at. */
  decide: (id: string) => createCardWrite(client, userId, recordingId, id, standing),

  /** Words a card anew. */
  word: (id: string) => createCardWrite(client, userId, recordingId, id, words),

  /** Suspends a card, or takes it up again. */
  suspend: (id: string) => createCardWrite(client, userId, recordingId, id, suspension),

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

import { addCardContract, makeCardsContract } from "@lectern/domain/contracts/cards";
import { cardLimits, type CardQuote } from "@lectern/domain/cards";
import { Failure, isFailure } from "@lectern/domain/failure";
import type { Card } from "@lectern/domain/practice";
import type { LecternClient } from "../client.ts";
import { checkOutcome, fetchData, sendWrite, countRequest, sendRequest } from "../request.ts";
import { callFunction } from "../functions.ts";
import { type CardFields, cardColumns, stateColumns, toAnsweredCard, toCard } from "./card-rows.ts";

/** Lists the proposed and kept cards of a recording, in the order of the lecture. @throws Failure */
export async function listCards(client: LecternClient, userId: string, recordingId: string): Promise<Card[]> {
  const rows = await fetchData(
    client
      .from("cards")
      .select(`${cardColumns},card_states(${stateColumns})`)
      .eq("user_id", userId)
      .eq("recording_id", recordingId)
      .neq("standing", "dismissed")
      .order("first")
      .order("created_at")
      .order("id"),
  );
  return rows.map(({ card_states: states, ...row }) => toCard(row, [states].flat()[0] ?? undefined));
}

/** Counts the kept cards, which would be deleted with their recording. @throws Failure */
export const countCards = (client: LecternClient, userId: string, recordingId: string): Promise<number> =>
  sendRequest(
    client,
    countRequest((rows) =>
      rows
        .from("cards")
        .select("id", { count: "exact", head: true })
        .eq("user_id", userId)
        .eq("recording_id", recordingId)
        .eq("standing", "kept"),
    ),
  );

/** The cards that a request proposed. */
export interface MadeCards {
  /** Best first. Empty if the recording yields no more good cards, or if no model could be asked. */
  readonly cards: readonly Card[];
  /** Whether the recording had no cards before, dismissed ones included. */
  readonly isFirst: boolean;
  /** Why no model could be asked for cards: there is none, a daily limit is reached, or it can't be used just now. Null if one was asked. */
  readonly needsModel: "none" | "budget" | "unavailable" | null;
}

/** Requests proposals of new cards for a recording (PRC-01). @throws Failure with the server's sentence as `detail` */
export async function makeCards(client: LecternClient, recordingId: string): Promise<MadeCards> {
  const answer = await callFunction(client, makeCardsContract, { recording_id: recordingId });
  const { cards, first, needs_model: needsModel, fallback } = answer;
  return {
    cards: cards.map(toAnsweredCard),
    isFirst: first,
    needsModel: needsModel === true ? (fallback ?? "none") : null,
  };
}

/** A card that a student writes about a part of a recording. */
export interface OwnCard extends Omit<CardQuote, "start"> {
  /** A UUID. Sending a card again with the same id stores it once. */
  readonly id: string;
  readonly recordingId: string;
  readonly front: string;
  readonly back: string;
}

/**
 * Stores a card that a student wrote. It is kept from the start (PRC-03). @throws Failure with the server's sentence as
 * `detail`
 */
export async function addCard(client: LecternClient, { recordingId, ...own }: OwnCard): Promise<Card> {
  const { card } = await callFunction(client, addCardContract, { ...own, recording_id: recordingId });
  return toAnsweredCard(card);
}

/**
 * Keeps the cards of a quiz. A card that is already proposed or kept is not stored twice. @throws Failure with the
 * server's sentence as `detail`
 */
export async function keepCards(
  client: LecternClient,
  userId: string,
  recordingId: string,
  cards: readonly Omit<OwnCard, "recordingId">[],
): Promise<void> {
  const stored = await listCards(client, userId, recordingId);
  const find = (front: string) => stored.find((card) => card.front === front);
  const proposed = cards.map(({ front }) => find(front)).filter((card) => card?.standing === "proposed");
  await changeCards(
    client,
    userId,
    proposed.flatMap((card) => card?.id ?? []),
    { standing: "kept" },
  );
  for (const card of cards) {
    // oxlint-disable-next-line no-await-in-loop -- after a failure, no more cards must be sent
    if (find(card.front) === undefined) await addCard(client, { ...card, recordingId });
  }
}

type CardTexts = Pick<CardFields, "front" | "back">;

/** As many ids as fit in an address that proxies accept. */
const IDS_A_REQUEST = 100;

/** The sentences for the limits that the database enforces. */
const limitSentences: readonly (readonly [constraint: string, sentence: string])[] = [
  ["at_most_500_kept_cards", `This recording already has the maximum of ${cardLimits.kept} cards. Delete some first.`],
  [
    "at_most_50_proposed_cards",
    `You already have the maximum of ${cardLimits.proposed} suggestions. Keep or dismiss some first.`,
  ],
];

function toLimitFailure(error: unknown): unknown {
  const limit = limitSentences.find(([constraint]) => isFailure(error) && error.detail?.includes(constraint));
  return limit === undefined ? error : new Failure("invalid", limit[1], { cause: error });
}

/**
 * Changes the front or back of a card, which also confirms a card whose transcript changed (PRC-06). Only what differs
 * from `shown` is compared and changed.
 *
 * @param shown the texts that the student saw
 * @throws Failure `changed-elsewhere` if there are others now (COR-03), `not-found`
 */
export const changeCardTexts = (client: LecternClient, id: string, texts: CardTexts, shown: CardTexts): Promise<void> =>
  checkOutcome(
    client.rpc("change_card", {
      p_card_id: id,
      p_shown: { front: shown.front, back: shown.back },
      p_texts: { front: texts.front ?? shown.front, back: texts.back ?? shown.back },
    }),
  );

/**
 * Applies the same change to several cards. Changing their standing also confirms cards whose transcript changed
 * (PRC-06).
 *
 * @throws Failure `not-found` if one of the cards is gone, `invalid` with a sentence if a limit is reached
 */
export async function changeCards(
  client: LecternClient,
  userId: string,
  ids: readonly string[],
  { standing, isSuspended }: Pick<CardFields, "standing" | "isSuspended">,
): Promise<void> {
  const change = {
    ...(standing !== undefined && { standing }),
    ...(isSuspended !== undefined && { suspended: isSuspended }),
  };
  try {
    for (let from = 0; from < ids.length; from += IDS_A_REQUEST) {
      const some = ids.slice(from, from + IDS_A_REQUEST);
      // oxlint-disable-next-line no-await-in-loop -- after a failure, no more changes must be sent
      const changed = await fetchData(
        client.from("cards").update(change).eq("user_id", userId).in("id", some).select("id"),
      );
      if (changed.length < some.length) throw new Failure("not-found");
    }
  } catch (error) {
    throw toLimitFailure(error);
  }
}

/** Deletes a card with its reviews. Deleting a missing card succeeds. @throws Failure */
export const deleteCard = (client: LecternClient, userId: string, id: string): Promise<void> =>
  sendWrite(client.from("cards").delete().eq("id", id).eq("user_id", userId));

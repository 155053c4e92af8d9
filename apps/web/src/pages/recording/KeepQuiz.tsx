import { cardMutations } from "@lectern/data/practice/practice.mutations";
import type { KnownCard } from "@lectern/domain/cards";
import type { ChatMessage } from "@lectern/domain/chat";
import { toReason } from "@lectern/domain/failure";
import { KeepCards, type KeepCardsState } from "@lectern/ui/recording/keep-cards";
import { Quiz } from "@lectern/ui/recording/quiz";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { toCardSource } from "../../features/cards/card-source.ts";
import { useUser } from "../../flows/use-user.ts";
import { paths } from "../../paths.ts";
import { createId } from "@lectern/domain/create-id";

interface KeepQuizProps {
  readonly recordingId: string;
  readonly message: ChatMessage;
  readonly cards: readonly KnownCard[];
  readonly onAdvance: () => void;
}

/**
 * Asks the questions of a quiz, and keeps them as cards. A card has the same id in every attempt, so that it is stored once even if an
 * answer was lost.
 */
export function KeepQuiz({ recordingId, message, cards, onAdvance }: KeepQuizProps) {
  const { client, id: userId } = useUser();
  const [own] = useState(() => cards.map((card) => ({ ...card, id: createId() })));
  const keep = useMutation(cardMutations(client, userId, recordingId).keep());
  const state: KeepCardsState =
    keep.status === "idle"
      ? { kind: "offered" }
      : keep.status === "pending"
        ? { kind: "keeping" }
        : keep.status === "success"
          ? { kind: "kept" }
          : { kind: "failed", reason: toReason(keep.error) };
  const toSource = ({ first }: KnownCard) =>
    toCardSource({ recordingId, start: message.segments?.find(({ line }) => line === first)?.start ?? null });
  return (
    <Quiz cards={cards} step={message.step ?? 0} toSource={toSource} onAdvance={onAdvance}>
      <KeepCards
        state={state}
        count={own.length}
        cardsHref={paths.recordingCards(recordingId)}
        onKeep={() => keep.mutate(own)}
      />
    </Quiz>
  );
}

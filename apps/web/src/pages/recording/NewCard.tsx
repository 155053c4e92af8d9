import { cardMutations } from "@lectern/data/practice/practice.mutations";
import { toReason } from "@lectern/domain/failure";
import { CardDialog, type CardDialogState } from "@lectern/ui/screens/card-dialog";
import { DraftProvider } from "@lectern/ui/theme/draft";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { toCardSource } from "../../features/cards/card-source.ts";
import { useDialogDrafts } from "../../flows/use-drafts.ts";
import { useUser } from "../../flows/use-user.ts";
import { createId } from "@lectern/domain/create-id";
import type { CardPlace } from "@lectern/domain/card-place";

interface NewCardProps {
  readonly recordingId: string;
  /** BCP 47, if it is known. */
  readonly language: string | undefined;
  readonly place: CardPlace;
  readonly onClose: () => void;
}

/**
 * The dialog for writing a card. It uses the same id in every attempt, so that the card is stored once even if an
 * answer was lost.
 */
export function NewCard({ recordingId, language, place, onClose }: NewCardProps) {
  const { client, id: userId } = useUser();
  const [id] = useState(createId);
  const add = useMutation(cardMutations(client, userId, recordingId).add());
  const { drafts, close } = useDialogDrafts(`new card ${recordingId} ${place.first}-${place.last}`, onClose);
  const { quote, first, last, start, answer } = place;
  const state: CardDialogState = add.isPending
    ? { kind: "adding" }
    : add.error === null
      ? { kind: "writing" }
      : { kind: "failed", reason: toReason(add.error) };
  return (
    <DraftProvider value={drafts}>
      <CardDialog
        open
        state={state}
        quote={quote}
        source={toCardSource({ recordingId, start })}
        language={language}
        answer={answer}
        onAdd={(front, back) =>
          add.mutate(
            { id, front, back, quote, first, last },
            {
              onSuccess: () => {
                void import("@lectern/ui/overlays/toaster").then(({ toast }) => toast.success("Card added"));
                close();
              },
            },
          )
        }
        onClose={close}
      />
    </DraftProvider>
  );
}

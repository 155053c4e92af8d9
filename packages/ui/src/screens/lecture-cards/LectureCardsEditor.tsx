import { CLOZE_GAP } from "@lectern/domain/cards";
import { useState } from "react";
import { Button } from "../../elements/button/Button.tsx";
import { CardForm, type CardTexts } from "../../recording/card-form/CardForm.tsx";
import { useDraftStore } from "../../theme/draft.ts";
import type { LectureCard, LectureCardsViewProps } from "./lecture-cards.state.ts";
import { buttons } from "./LectureCardsView.css.ts";

export interface LectureCardsEditorProps extends Pick<LectureCardsViewProps, "onEdit"> {
  readonly card: LectureCard;
  /** Called when the fields are left, saved or not. */
  readonly onClose: () => void;
}

const checkGap = (front: string): string | undefined =>
  front.split(CLOZE_GAP).length === 2 ? undefined : `Use exactly one blank: ${CLOZE_GAP}`;

/** The front and back of a card as fields, in the card's place. Escape cancels. */
export function LectureCardsEditor({ card, onEdit, onClose }: LectureCardsEditorProps) {
  const store = useDraftStore();
  const [seen] = useState<CardTexts>({ front: card.front, back: card.back });
  const cancel = () => {
    for (const side of ["front", "back"]) store?.write(`${card.id} ${side}`, undefined);
    onClose();
  };
  return (
    <CardForm
      label="Edit Card"
      draftName={card.id}
      texts={card}
      {...(card.kind === "cloze" && { checkFront: checkGap })}
      onSubmit={(texts) => {
        onEdit(card.id, texts, seen);
        onClose();
      }}
      onEscape={cancel}
    >
      {(isReady) => (
        <div className={buttons}>
          <Button type="submit" variant="primary" disabled={!isReady}>
            Save
          </Button>
          <Button onClick={cancel}>Cancel</Button>
        </div>
      )}
    </CardForm>
  );
}

import { CLOZE_GAP } from "@lectern/domain/cards";
import { Button } from "../../elements/button/Button.tsx";
import { CardForm, type CardTexts } from "../../recording/card-form/CardForm.tsx";
import { useDraftStore } from "../../theme/draft.ts";
import type { LectureCard } from "./lecture-cards.state.ts";
import { buttons } from "./LectureCardsView.css.ts";

export interface LectureCardsEditorProps {
  readonly card: LectureCard;
  readonly onSave: (texts: CardTexts) => void;
  readonly onCancel: () => void;
}

const checkGap = (front: string): string | undefined =>
  front.split(CLOZE_GAP).length === 2 ? undefined : `Use exactly one blank: ${CLOZE_GAP}`;

/** The front and back of a card as fields, in the card's place. Escape cancels. */
export function LectureCardsEditor({ card, onSave, onCancel }: LectureCardsEditorProps) {
  const store = useDraftStore();
  const cancel = () => {
    for (const side of ["front", "back"]) store?.write(`${card.id} ${side}`, undefined);
    onCancel();
  };
  return (
    <CardForm
      label="Edit Card"
      draftName={card.id}
      texts={card}
      {...(card.kind === "cloze" && { checkFront: checkGap })}
      onSubmit={onSave}
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

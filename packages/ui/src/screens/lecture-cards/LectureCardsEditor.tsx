import { CLOZE_GAP } from "@lectern/domain/cards";
import { Button } from "../../elements/button/Button.tsx";
import { CardForm, type CardTexts } from "../../recording/card-form/CardForm.tsx";
import type { LectureCard } from "./lecture-cards.state.ts";
import { buttons } from "./LectureCardsView.css.ts";

export interface LectureCardsEditorProps {
  readonly card: LectureCard;
  readonly onSave: (texts: CardTexts) => void;
  readonly onCancel: () => void;
}

const checkGap = (front: string): string | undefined =>
  front.split(CLOZE_GAP).length === 2 ? undefined : `Keep the blank once: ${CLOZE_GAP}`;

/** The front and back of a card as fields, in the card's place. Escape cancels. */
export const LectureCardsEditor = ({ card, onSave, onCancel }: LectureCardsEditorProps) => (
  <CardForm
    label="Edit card"
    texts={card}
    {...(card.kind === "cloze" && { checkFront: checkGap })}
    onSubmit={onSave}
    onEscape={onCancel}
  >
    {(isReady) => (
      <div className={buttons}>
        <Button type="submit" variant="primary" disabled={!isReady}>
          Save
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    )}
  </CardForm>
);

import { CLOZE_GAP, cardLengths } from "@lectern/domain/cards";
import { type KeyboardEvent, useState } from "react";
import { Button } from "../../elements/button/Button.tsx";
import { TextArea } from "../../forms/text-area/TextArea.tsx";
import { form } from "../../overlays/dialog/Dialog.css.ts";
import type { CardTexts, LectureCard } from "./lecture-cards.state.ts";
import { buttons } from "./LectureCardsView.css.ts";

export interface LectureCardsEditorProps {
  readonly card: LectureCard;
  readonly onSave: (texts: CardTexts) => void;
  readonly onCancel: () => void;
}

/** Front and back of a card as fields, in its place. Escape leaves it as it was, Ctrl or ⌘ with Enter saves. */
export function LectureCardsEditor({ card, onSave, onCancel }: LectureCardsEditorProps) {
  const [front, setFront] = useState(card.front);
  const [back, setBack] = useState(card.back);
  const isCloze = card.kind === "cloze";
  const frontError = isCloze && front.split(CLOZE_GAP).length !== 2 ? `Keep the blank once: ${CLOZE_GAP}` : undefined;
  const isBlank = front.trim() === "" || back.trim() === "";
  const save = () => {
    if (!isBlank && frontError === undefined) onSave({ front: front.trim(), back: back.trim() });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") {
      event.preventDefault();
      onCancel();
    } else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      save();
    }
  };
  return (
    <form
      className={form}
      aria-label="Edit card"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextArea
        label="Question"
        value={front}
        onChange={setFront}
        onKeyDown={onKeyDown}
        rows={2}
        maxLength={cardLengths.front}
        error={frontError}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the student asked to edit: the field takes the place of the button
        autoFocus
      />
      <TextArea
        label="Answer"
        value={back}
        onChange={setBack}
        onKeyDown={onKeyDown}
        rows={2}
        maxLength={cardLengths.back}
      />
      <div className={buttons}>
        <Button type="submit" variant="primary" disabled={isBlank || frontError !== undefined}>
          Save
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}

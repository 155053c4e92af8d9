import { cardLengths } from "@lectern/domain/cards";
import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from "react";
import { TextArea } from "../../forms/text-area/TextArea.tsx";
import { form } from "../../overlays/dialog/Dialog.css.ts";

/** The texts that a student can change. */
export interface CardTexts {
  readonly front: string;
  readonly back: string;
}

export interface CardFormProps {
  /** Accessible name of the form, where nothing around it names it. */
  readonly label?: string;
  /** What the fields begin with. */
  readonly texts: CardTexts;
  /** Says what is wrong with a question; undefined for nothing. */
  readonly checkFront?: (front: string) => string | undefined;
  readonly isBusy?: boolean;
  /** Stands above the fields. */
  readonly before?: ReactNode;
  /** Stands below the fields: the form's buttons. `isReady`: both texts are there, and nothing is wrong. */
  readonly children: (isReady: boolean) => ReactNode;
  /** Called with trimmed texts, once they are ready. */
  readonly onSubmit: (texts: CardTexts) => void;
  readonly onEscape?: () => void;
}

/** Front and back of a card as fields (PRC-03). Ctrl or ⌘ with Enter submits them. */
export function CardForm(props: CardFormProps) {
  const { label, texts, checkFront, isBusy = false, before, children, onSubmit, onEscape } = props;
  const [front, setFront] = useState(texts.front);
  const [back, setBack] = useState(texts.back);
  const frontError = checkFront?.(front);
  const isReady = front.trim() !== "" && back.trim() !== "" && frontError === undefined;
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (isReady && !isBusy) onSubmit({ front: front.trim(), back: back.trim() });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape" && onEscape !== undefined) {
      event.preventDefault();
      onEscape();
    } else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) submit(event);
  };
  return (
    <form className={form} aria-label={label} onSubmit={submit}>
      {before}
      <TextArea
        label="Question"
        value={front}
        onChange={setFront}
        onKeyDown={onKeyDown}
        rows={2}
        maxLength={cardLengths.front}
        error={frontError}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the student asked for the form: writing begins in its first field
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
      {children(isReady)}
    </form>
  );
}

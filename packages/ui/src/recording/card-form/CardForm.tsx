import { isComposing } from "../../theme/keys.ts";
import { cardLengths } from "@lectern/domain/cards";
import { type FormEvent, type KeyboardEvent, type ReactNode } from "react";
import { TextArea } from "../../forms/text-area/TextArea.tsx";
import { useDraft } from "../../theme/draft.ts";
import { form } from "../../overlays/dialog/Dialog.css.ts";

/** The texts that a student can change. */
export interface CardTexts {
  readonly front: string;
  readonly back: string;
}

export interface CardFormProps {
  /** The form's accessible name, if nothing around it names it. */
  readonly label?: string;
  /** Tells its fields apart from those of other cards in the same {@link DraftStore}. @default "card" */
  readonly draftName?: string;
  /** The initial texts. */
  readonly texts: CardTexts;
  /** Returns the error in a question; undefined if it is valid. */
  readonly checkFront?: (front: string) => string | undefined;
  readonly isBusy?: boolean;
  /** Shown above the fields. */
  readonly before?: ReactNode;
  /** Renders the form's buttons below the fields. `isReady`: both texts are filled in, and valid. */
  readonly children: (isReady: boolean) => ReactNode;
  /** Called with trimmed texts once they are valid. */
  readonly onSubmit: (texts: CardTexts) => void;
  readonly onEscape?: () => void;
}

/** The front and back of a card as fields (PRC-03). Ctrl or ⌘ with Enter submits them. */
export function CardForm(props: CardFormProps) {
  const { label, draftName = "card", texts, checkFront, isBusy = false, before, children, onSubmit, onEscape } = props;
  const [front, setFront] = useDraft(`${draftName} front`, texts.front);
  const [back, setBack] = useDraft(`${draftName} back`, texts.back);
  const frontError = checkFront?.(front);
  const isReady = front.trim() !== "" && back.trim() !== "" && frontError === undefined;
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (isReady && !isBusy) onSubmit({ front: front.trim(), back: back.trim() });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
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
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the student has just opened the form
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

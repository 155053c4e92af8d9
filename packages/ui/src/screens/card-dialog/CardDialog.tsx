import { cardLengths } from "@lectern/domain/cards";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { Button } from "../../elements/button/Button.tsx";
import { ErrorRegion } from "../../feedback/error-region/ErrorRegion.tsx";
import { TextArea } from "../../forms/text-area/TextArea.tsx";
import { actions } from "../../overlays/confirm-dialog/ConfirmDialog.css.ts";
import { Dialog } from "../../overlays/dialog/Dialog.tsx";
import { form } from "../../overlays/dialog/Dialog.css.ts";
import { CardQuote, type CardSource } from "../../recording/card-quote/CardQuote.tsx";

/** Adding it: `failed` says why in the server's own sentence, if it gave one. */
export type CardDialogState =
  | { readonly kind: "writing" }
  | { readonly kind: "adding" }
  | { readonly kind: "failed"; readonly reason: string | null };

export interface CardDialogProps {
  readonly open: boolean;
  readonly state: CardDialogState;
  /** What was said, verbatim. */
  readonly quote: string;
  readonly source: CardSource;
  /** BCP 47, where it is known. */
  readonly language?: string | undefined;
  /** The words that were selected: what the answer begins as. */
  readonly answer: string;
  readonly onAdd: (front: string, back: string) => void;
  readonly onClose: () => void;
}

type CardFormProps = Omit<CardDialogProps, "open">;

/** Mounted with the dialog's content: closing it forgets what was typed. */
function CardForm({ state, quote, source, language, answer, onAdd, onClose }: CardFormProps) {
  const [front, setFront] = useState("");
  const [back, setBack] = useState(answer);
  const isBlank = front.trim() === "" || back.trim() === "";
  const isAdding = state.kind === "adding";
  const add = () => {
    if (!isBlank && !isAdding) onAdd(front.trim(), back.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add();
  };
  return (
    <form className={form} onSubmit={submit}>
      <CardQuote quote={quote} source={source} language={language} />
      <TextArea
        label="Question"
        value={front}
        onChange={setFront}
        onKeyDown={onKeyDown}
        rows={2}
        maxLength={cardLengths.front}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that was asked for begins in its first field
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
      {state.kind === "failed" && (
        <ErrorRegion>
          {["The card could not be added.", state.reason].filter((sentence) => sentence !== null).join(" ")}
        </ErrorRegion>
      )}
      <div className={actions}>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" disabled={isBlank} busy={isAdding}>
          Add card
        </Button>
      </div>
    </form>
  );
}

/** A card by hand, from a line of the transcript (PRC-03): the quote is filled in, the question is left to write. */
export function CardDialog({ open, ...props }: CardDialogProps) {
  return (
    <Dialog open={open} onOpenChange={props.onClose} title="New card" busy={props.state.kind === "adding"}>
      <CardForm {...props} />
    </Dialog>
  );
}

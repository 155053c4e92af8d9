import { Button } from "../../elements/button/Button.tsx";
import { ErrorRegion } from "../../feedback/error-region/ErrorRegion.tsx";
import { actions } from "../../overlays/confirm-dialog/ConfirmDialog.css.ts";
import { Dialog } from "../../overlays/dialog/Dialog.tsx";
import { CardForm } from "../../recording/card-form/CardForm.tsx";
import { CardQuote, type CardSource } from "../../recording/card-quote/CardQuote.tsx";

/** The state of adding the card: `failed` has the server's own sentence as the reason, if it gave one. */
export type CardDialogState =
  | { readonly kind: "writing" }
  | { readonly kind: "adding" }
  | { readonly kind: "failed"; readonly reason: string | null };

export interface CardDialogProps {
  readonly open: boolean;
  readonly state: CardDialogState;
  /** The exact words of the transcript. */
  readonly quote: string;
  readonly source: CardSource;
  /** BCP 47, if it is known. */
  readonly language?: string | undefined;
  /** The selected words, which are the initial answer. */
  readonly answer: string;
  readonly onAdd: (front: string, back: string) => void;
  readonly onClose: () => void;
}

/**
 * A dialog for writing a card about a line of the transcript (PRC-03): the quote is given, and the student writes the
 * question.
 */
export function CardDialog({ open, state, quote, source, language, answer, onAdd, onClose }: CardDialogProps) {
  const isAdding = state.kind === "adding";
  return (
    <Dialog open={open} onOpenChange={onClose} title="New Card" busy={isAdding}>
      {/* Mounted with the dialog's content, so that closing it resets the texts. */}
      <CardForm
        texts={{ front: "", back: answer }}
        isBusy={isAdding}
        before={<CardQuote quote={quote} source={source} language={language} />}
        onSubmit={({ front, back }) => onAdd(front, back)}
      >
        {(isReady) => (
          <>
            {state.kind === "failed" && (
              <ErrorRegion>
                {["Couldn't add the card.", state.reason].filter((sentence) => sentence !== null).join(" ")}
              </ErrorRegion>
            )}
            <div className={actions}>
              <Button onClick={onClose}>Cancel</Button>
              <Button type="submit" variant="primary" disabled={!isReady} busy={isAdding}>
                Add Card
              </Button>
            </div>
          </>
        )}
      </CardForm>
    </Dialog>
  );
}

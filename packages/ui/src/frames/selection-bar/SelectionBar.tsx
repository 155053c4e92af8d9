import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "../../elements/button/Button.tsx";
import { ConfirmDialog } from "../../overlays/confirm-dialog/ConfirmDialog.tsx";
import * as styles from "./SelectionBar.css.ts";

export interface SelectionBarProps {
  /** The number of selected items. */
  readonly count: number;
  /** The number of items in the list. */
  readonly total: number;
  /** Whether all selected items are starred, so that the button removes the stars. */
  readonly areFavorites: boolean;
  /** Whether a deletion is being sent. */
  readonly busy?: boolean;
  /** `button` gets the focus when the dialog closes. */
  readonly onMove: (button: HTMLElement) => void;
  /** `button` gets the focus when the dialog closes. */
  readonly onTag: (button: HTMLElement) => void;
  /** Called with the new state of the stars. */
  readonly onFavorite: (isFavorite: boolean) => void;
  /** `button` gets the focus when the dialog closes. */
  readonly onExport: (button: HTMLElement) => void;
  /** Called after the person has confirmed. */
  readonly onDelete: () => void;
  readonly onSelectAll: () => void;
  /** Ends the selection. */
  readonly onDone: () => void;
}

const toRecordings = (count: number): string => `${count} ${count === 1 ? "recording" : "recordings"}`;

/** Escape ends the selection (DAY-03), unless it closes a menu or dialog, or a text field has the focus. */
function useEscape(onDone: () => void) {
  const end = useEffectEvent(onDone);
  useEffect(() => {
    const take = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.matches("input:not([type=checkbox]), textarea");
      if (event.key === "Escape" && !event.defaultPrevented && !isTyping) end();
    };
    document.addEventListener("keydown", take);
    return () => document.removeEventListener("keydown", take);
  }, []);
}

/** The actions for all selected recordings at once (UNT-05). */
export function SelectionBar(props: SelectionBarProps) {
  const { count, total, areFavorites, busy = false } = props;
  const { onMove, onTag, onFavorite, onExport, onDelete, onSelectAll, onDone } = props;
  const [asking, setAsking] = useState(false);
  const deleteButton = useRef<HTMLButtonElement>(null);
  const doneButton = useRef<HTMLButtonElement>(null);
  const isNone = count === 0;
  useEscape(onDone);
  return (
    <section className={styles.bar} aria-label="Selection">
      <div className={styles.row}>
        <span className={styles.count} aria-live="polite">
          {count} selected
        </span>
        {count < total && <Button onClick={onSelectAll}>Select All {total}</Button>}
        <Button ref={doneButton} variant="primary" onClick={onDone}>
          Done
        </Button>
      </div>
      <div className={styles.actions}>
        <Button disabled={isNone} onClick={({ currentTarget }) => onMove(currentTarget)}>
          Move
        </Button>
        <Button disabled={isNone} onClick={({ currentTarget }) => onTag(currentTarget)}>
          Tags
        </Button>
        <Button disabled={isNone} onClick={({ currentTarget }) => onExport(currentTarget)}>
          Export
        </Button>
        <Button disabled={isNone} onClick={() => onFavorite(!areFavorites)}>
          {areFavorites && !isNone ? "Remove from Favorites" : "Add to Favorites"}
        </Button>
        <Button ref={deleteButton} disabled={isNone} busy={busy} onClick={() => setAsking(true)}>
          Delete
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete ${toRecordings(count)}?`}
        description={`This action cannot be undone. This will permanently delete ${
          count === 1 ? "your recording" : `your ${toRecordings(count)}`
        }, with summaries, notes and cards.`}
        confirmLabel={`Delete ${toRecordings(count)}`}
        onConfirm={onDelete}
        focusOnCancel={deleteButton}
        focusOnConfirm={doneButton}
      />
    </section>
  );
}

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { pencil } from "../../elements/icon/screen-glyphs.ts";
import { IconButton } from "../../elements/icon-button/IconButton.tsx";
import { input, shown, value as valueClass } from "./InlineEdit.css.ts";

export interface InlineEditProps {
  /** What is stored now. */
  readonly value: string;
  /** The field's name: "Title". */
  readonly label: string;
  /** The button's name: "Edit title". */
  readonly editLabel: string;
  /** Where typing ends, in UTF-16 units. */
  readonly maxLength: number;
  /** Called by Enter or blur with the typed text, unless it is what was stored. */
  readonly onSave: (value: string) => void;
  /** Text whose saving failed: the field opens again with it (decision 28). */
  readonly reopenWith?: string | undefined;
  /** How the value looks while it is read, mostly a heading. */
  readonly children: ReactNode;
}

/** Reading that turns into writing in place. Enter or leaving saves, Escape takes it back. */
export function InlineEdit({ value, label, editLabel, maxLength, onSave, reopenWith, children }: InlineEditProps) {
  const [draft, setDraft] = useState(reopenWith);
  const [seen, setSeen] = useState(reopenWith);
  const button = useRef<HTMLButtonElement>(null);
  const returnsFocus = useRef(false);
  if (seen !== reopenWith) {
    setSeen(reopenWith);
    if (reopenWith !== undefined) setDraft(reopenWith);
  }
  const editing = draft !== undefined;

  useEffect(() => {
    if (editing || !returnsFocus.current) return;
    returnsFocus.current = false;
    button.current?.focus();
  }, [editing]);

  const save = (typed: string) => {
    setDraft(undefined);
    if (typed !== value) onSave(typed);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter that ends a composition (Japanese, Chinese) is not the reader's "save".
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      returnsFocus.current = true;
      save(event.currentTarget.value);
    } else if (event.key === "Escape") {
      event.preventDefault();
      returnsFocus.current = true;
      setDraft(undefined);
    }
  };
  if (editing) {
    return (
      <input
        className={input}
        aria-label={label}
        value={draft}
        maxLength={maxLength}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the reader has just asked to write here
        autoFocus
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
        // Not called when Enter or Escape takes the field away: React is silent while it removes a node.
        onBlur={(event) => save(event.currentTarget.value)}
        enterKeyHint="done"
      />
    );
  }
  return (
    <div className={shown}>
      <div className={valueClass}>{children}</div>
      <IconButton ref={button} glyph={pencil} label={editLabel} onClick={() => setDraft(value)} />
    </div>
  );
}

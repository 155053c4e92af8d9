import { isComposing } from "../../theme/keys.ts";
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { pencil } from "../../elements/icon/screen-glyphs.ts";
import { IconButton } from "../../elements/icon-button/IconButton.tsx";
import { type CharactersLeft, toCharactersLeft } from "../field/characters-left.ts";
import { FieldMessage } from "../field-message/FieldMessage.tsx";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { useDraftStore } from "../../theme/draft.ts";
import * as styles from "./InlineEdit.css.ts";

/** A handle for opening the field from elsewhere, such as a command. */
export interface InlineEditHandle {
  /** Opens the field with the stored value and focuses it. Does nothing if it is open. */
  readonly edit: () => void;
}

export interface InlineEditProps extends ClassNameProps {
  /** The stored value. */
  readonly value: string;
  /** The field's accessible name: "Title". */
  readonly label: string;
  /** The button's accessible name: "Edit Title". */
  readonly editLabel: string;
  /** The longest text, in UTF-16 code units. */
  readonly maxLength: number;
  /** Formats the counter that appears near `maxLength`. @default English */
  readonly charactersLeft?: CharactersLeft | undefined;
  /**
   * Called on Enter or blur with the typed text, if it differs from the stored one.
   *
   * @param seen the stored value when the field was opened, which may have changed since
   */
  readonly onSave: (value: string, seen: string) => void;
  /** A text that failed to save. The field opens again with it, without taking the focus. */
  readonly reopenWith?: string | undefined;
  /** Opens the field without its button. */
  readonly ref?: Ref<InlineEditHandle> | undefined;
  /** The value's display, usually a heading. */
  readonly children: ReactNode;
}

/**
 * `stored`: opened by the reader, nothing typed yet. `refused`: a text that failed to save. `typed`: edited by the
 * reader.
 */
interface Draft {
  /** The field's text. */
  readonly text: string;
  /** The text's origin. */
  readonly kind: "stored" | "refused" | "typed";
  /** The stored value when the reader opened the field. */
  readonly seen?: string | undefined;
}

const refused = (text: string | undefined): Draft | undefined =>
  text === undefined ? undefined : { text, kind: "refused" };

const toStored = (value: string): Draft => ({ text: value, kind: "stored", seen: value });

const toText = (draft: unknown): string | undefined => (typeof draft === "string" ? draft : undefined);

/**
 * A value that can be edited in place. Enter or leaving saves, Escape cancels. A refused text is sent again on Enter,
 * or on leaving after an edit: otherwise leaving would send it again, it would be refused again, and the field could
 * not be left. If the app keeps drafts, the field opens again after a reload with the text that was being edited.
 */
export function InlineEdit(props: InlineEditProps) {
  const { value, label, editLabel, maxLength, onSave, reopenWith, ref, className, children } = props;
  const store = useDraftStore();
  const [draft, setDraft] = useState(() => refused(reopenWith ?? toText(store?.read(label))));
  const [seen, setSeen] = useState(reopenWith);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const passesFocusOn = useRef(false);
  const counter = useId();
  if (seen !== reopenWith) {
    setSeen(reopenWith);
    if (reopenWith !== undefined && draft?.kind !== "typed") setDraft(refused(reopenWith));
  }
  const editing = draft !== undefined;
  useImperativeHandle(ref, () => ({ edit: () => setDraft((open) => open ?? toStored(value)) }), [value]);

  useEffect(() => {
    store?.write(label, draft === undefined || draft.kind === "stored" ? undefined : draft.text);
  }, [store, label, draft]);

  useEffect(() => {
    if (!passesFocusOn.current) return;
    passesFocusOn.current = false;
    (editing ? field : button).current?.focus();
  }, [editing]);

  // A failure may remove the focused button, which would lose the focus.
  const holdButton = useCallback((shownButton: HTMLButtonElement) => {
    button.current = shownButton;
    return () => {
      button.current = null;
      passesFocusOn.current = document.activeElement === shownButton;
    };
  }, []);

  const save = (typed: string) => {
    setDraft(undefined);
    if (typed !== value) onSave(typed, draft?.seen ?? value);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter that ends an IME composition (Japanese, Chinese) does not save.
    if (isComposing(event.nativeEvent)) return;
    if (event.key === "Enter") {
      event.preventDefault();
      passesFocusOn.current = true;
      save(event.currentTarget.value);
    } else if (event.key === "Escape") {
      event.preventDefault();
      passesFocusOn.current = true;
      setDraft(undefined);
    }
  };
  if (draft !== undefined) {
    const charactersLeft = toCharactersLeft(draft.text, maxLength, props.charactersLeft);
    return (
      <>
        <input
          ref={field}
          className={joinClasses(styles.input, className)}
          aria-label={label}
          aria-describedby={charactersLeft === undefined ? undefined : counter}
          value={draft.text}
          maxLength={maxLength}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- only where the reader has just asked to edit
          autoFocus={draft.kind === "stored"}
          onFocus={draft.kind === "stored" ? (event) => event.currentTarget.select() : undefined}
          onChange={(event) => setDraft({ ...draft, text: event.target.value, kind: "typed" })}
          onKeyDown={onKeyDown}
          // Not called when Enter or Escape removes the field, because React dispatches no blur for a removed node.
          onBlur={draft.kind === "refused" ? undefined : (event) => save(event.currentTarget.value)}
          enterKeyHint="done"
        />
        {charactersLeft !== undefined && <FieldMessage id={counter}>{charactersLeft}</FieldMessage>}
      </>
    );
  }
  return (
    <div className={joinClasses(styles.shown, className)}>
      <div className={styles.value}>{children}</div>
      <IconButton ref={holdButton} glyph={pencil} label={editLabel} onClick={() => setDraft(toStored(value))} />
    </div>
  );
}

import { isComposing } from "../../theme/keys.ts";
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef } from "react";
import { Button } from "../../elements/button/Button.tsx";
import * as styles from "./Composer.css.ts";

export interface ComposerProps {
  /** The field's accessible name. */
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  /** Called on every change, and when sending empties the field. */
  readonly onChange: (value: string) => void;
  /** The most characters that can be typed. */
  readonly maxLength?: number;
  /** Whether an answer is loading: the field can be edited, but not sent. */
  readonly sending: boolean;
  /** Without a network the field can be edited, but not sent. @default false */
  readonly isOffline?: boolean | undefined;
  /** Whether no question can be asked. */
  readonly disabled?: boolean;
  /** A quiet control in the box, on a line with Send. */
  readonly options?: ReactNode;
  /** Called with the trimmed, non-empty text. */
  readonly onSend: (text: string) => void;
}

/** RDT-06: Enter sends, Shift+Enter starts a line, and spaces alone are ignored. */
export function Composer(props: ComposerProps) {
  const {
    label,
    placeholder,
    value,
    onChange,
    maxLength,
    sending,
    disabled = false,
    isOffline = false,
    options,
    onSend,
  } = props;
  const hasOptions = Boolean(options);
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const send = () => {
    if (sending || disabled || isOffline || value.trim() === "") return;
    onSend(value.trim());
    onChange("");
    fieldRef.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends an IME composition (Japanese, Chinese) does not send.
    if (event.key !== "Enter" || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    send();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form className={hasOptions ? styles.withOptions : styles.composer} onSubmit={onSubmit}>
      <textarea
        ref={fieldRef}
        className={styles.field}
        rows={1}
        dir="auto"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        maxLength={maxLength}
        disabled={disabled}
        enterKeyHint="send"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {hasOptions && <div className={styles.options}>{options}</div>}
      {/* An empty field has nothing to send: the page's own action is the main one until then. */}
      <Button
        type="submit"
        variant={value.trim() === "" ? "secondary" : "primary"}
        disabled={disabled || sending || isOffline}
      >
        {sending ? "Sending..." : "Send"}
      </Button>
    </form>
  );
}

import { type FormEvent, type KeyboardEvent, useState } from "react";
import { Button } from "../../elements/button/Button.tsx";
import { composer, field } from "./Composer.css.ts";

export interface ComposerProps {
  /** The field's name. */
  readonly label: string;
  readonly placeholder: string;
  /** An answer is on its way: one may go on typing, and send afterwards. */
  readonly sending: boolean;
  /** Nothing can be asked here. */
  readonly disabled?: boolean;
  /** Trimmed, never empty. */
  readonly onSend: (text: string) => void;
}

/** RDT-06: Enter sends, Shift+Enter begins a line, blanks are nothing. */
export function Composer({ label, placeholder, sending, disabled = false, onSend }: ComposerProps) {
  const [text, setText] = useState("");
  const send = () => {
    if (sending || disabled || text.trim() === "") return;
    onSend(text.trim());
    setText("");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends a composition (Japanese, Chinese) is not "send".
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form className={composer} onSubmit={onSubmit}>
      <textarea
        className={field}
        rows={1}
        aria-label={label}
        placeholder={placeholder}
        value={text}
        disabled={disabled}
        enterKeyHint="send"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" variant="primary" disabled={disabled || sending}>
        {sending ? "Sending..." : "Send"}
      </Button>
    </form>
  );
}

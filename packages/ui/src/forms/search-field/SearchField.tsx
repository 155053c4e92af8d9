import { type KeyboardEvent, useRef } from "react";
import { clear as clearGlyph, search } from "../../elements/icon/glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { clear, field, input, sign } from "./SearchField.css.ts";

export interface SearchFieldProps extends ClassNameProps {
  /** The field's accessible name: "Search photos". */
  readonly label: string;
  /** Shown while it is empty. */
  readonly placeholder: string;
  /** The query; `""` for none. */
  readonly value: string;
  /** Called with the value on every change. */
  readonly onChange: (value: string) => void;
  /** The name of the button that clears it. @default "Clear Search" */
  readonly clearLabel?: string;
}

/** Filters the content below it while the reader types. Escape and the clear button empty it. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, value, onChange, clearLabel = "Clear Search", className } = props;
  const inputRef = useRef<HTMLInputElement>(null);
  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || value === "") return;
    event.preventDefault();
    onChange("");
  };
  return (
    <span className={joinClasses(field, className)}>
      <span className={sign}>
        <Icon glyph={search} size="small" />
      </span>
      <input
        ref={inputRef}
        type="search"
        className={input}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={clearOnEscape}
      />
      {value !== "" && (
        <button
          type="button"
          className={clear}
          aria-label={clearLabel}
          onClick={() => {
            onChange("");
            inputRef.current?.focus();
          }}
        >
          <Icon glyph={clearGlyph} size="small" />
        </button>
      )}
    </span>
  );
}

import { type KeyboardEvent, useRef } from "react";
import { clear as clearGlyph, search } from "../../elements/icon/glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { clear, field, input, sign } from "./SearchField.css.ts";

export interface SearchFieldProps {
  /** What is searched, for screen readers: "Search recordings". */
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The name of the cross that empties it. */
  readonly clearLabel?: string;
}

/** Filters what is below it while the reader types; Escape and the cross empty it. */
export function SearchField({ label, placeholder, value, onChange, clearLabel = "Clear search" }: SearchFieldProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || value === "") return;
    event.preventDefault();
    onChange("");
  };
  return (
    <span className={field}>
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

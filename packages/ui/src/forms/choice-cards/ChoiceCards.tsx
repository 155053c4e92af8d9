import { RadioGroup } from "radix-ui";
import { useId } from "react";
import type { Glyph } from "../../elements/icon/glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { label as labelClass } from "../field/Field.css.ts";
import { card, fieldset, grid, name, note } from "./ChoiceCards.css.ts";

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly note?: string;
  readonly glyph?: Glyph;
}

export interface ChoiceCardsProps<Value extends string> {
  readonly label: string;
  /** A heading above says the label already. */
  readonly labelHidden?: boolean;
  readonly choices: readonly Choice<Value>[];
  /** Undefined until something is chosen. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
}

/** One of a few that each need a sign or a word more. Plain words are a `RadioGroup`. */
export function ChoiceCards<Value extends string>({
  label,
  labelHidden = false,
  choices,
  value,
  onChange,
  disabled = false,
}: ChoiceCardsProps<Value>) {
  const id = useId();
  const choose = (chosen: string) => {
    const found = choices.find((one) => one.value === chosen);
    if (found !== undefined) onChange(found.value);
  };
  return (
    <div className={fieldset}>
      {!labelHidden && (
        <span id={id} className={labelClass}>
          {label}
        </span>
      )}
      <RadioGroup.Root
        className={grid}
        {...(labelHidden ? { "aria-label": label } : { "aria-labelledby": id })}
        value={value ?? null}
        onValueChange={choose}
        disabled={disabled}
      >
        {choices.map((one) => (
          <RadioGroup.Item key={one.value} value={one.value} className={card}>
            <span className={name}>
              {one.glyph !== undefined && <Icon glyph={one.glyph} size="small" />}
              {one.label}
            </span>
            {one.note !== undefined && <span className={note}>{one.note}</span>}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  );
}

import { RadioGroup } from "radix-ui";
import { useId } from "react";
import type { Glyph } from "../../elements/icon/glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { label as labelClass } from "../field/Field.css.ts";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { card, fieldset, grid, name, note } from "./ChoiceCards.css.ts";

export interface Choice<Value extends string> {
  /** Passed to `onChange`. Unique among the choices. */
  readonly value: Value;
  /** Its name, in a word or two. */
  readonly label: string;
  /** A line with an explanation. */
  readonly note?: string;
  /** An icon before the name. */
  readonly glyph?: Glyph;
}

export interface ChoiceCardsProps<Value extends string> extends ClassNameProps {
  /** The group's label: "Summary style". */
  readonly label: string;
  /** Whether the label is only for screen readers, because a heading above shows it. @default false */
  readonly labelHidden?: boolean;
  /** The choices in display order. */
  readonly choices: readonly Choice<Value>[];
  /** Undefined until something is chosen. */
  readonly value: Value | undefined;
  /** Called with the chosen value. */
  readonly onChange: (value: Value) => void;
  /** Whether all choices are disabled. @default false */
  readonly disabled?: boolean;
}

/** A choice among a few options that each need an icon or an explanation. For plain labels use a `RadioGroup`. */
export function ChoiceCards<Value extends string>({
  label,
  labelHidden = false,
  choices,
  value,
  onChange,
  disabled = false,
  className,
}: ChoiceCardsProps<Value>) {
  const id = useId();
  const choose = (newValue: string) => {
    const choice = choices.find((choice) => choice.value === newValue);
    if (choice !== undefined) onChange(choice.value);
  };
  return (
    <div className={joinClasses(fieldset, className)}>
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
        {choices.map((choice) => (
          <RadioGroup.Item key={choice.value} value={choice.value} className={card}>
            <span className={name}>
              {choice.glyph !== undefined && <Icon glyph={choice.glyph} size="small" />}
              {choice.label}
            </span>
            {choice.note !== undefined && <span className={note}>{choice.note}</span>}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  );
}

import { Checkbox as Radix } from "radix-ui";
import { type ReactNode, useId } from "react";
import { check } from "../../elements/icon/screen-glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { box, row, words } from "./Checkbox.css.ts";

export interface CheckboxProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  /** The label, all of it a target: words, or a row that shows a thing. */
  readonly children: ReactNode;
}

/** One of several that may hold at once. What takes effect at once is a `Switch`. */
export function Checkbox({ checked, onChange, disabled = false, children }: CheckboxProps) {
  const id = useId();
  return (
    <label className={row} htmlFor={id}>
      <Radix.Root
        id={id}
        className={box}
        checked={checked}
        disabled={disabled}
        onCheckedChange={(now) => onChange(now === true)}
      >
        <Radix.Indicator>
          <Icon glyph={check} size="small" />
        </Radix.Indicator>
      </Radix.Root>
      <span className={words}>{children}</span>
    </label>
  );
}

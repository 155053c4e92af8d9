import { Checkbox as Radix } from "radix-ui";
import { type ComponentProps, type ReactNode, useId } from "react";
import { check } from "../../elements/icon/screen-glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { box, row, words } from "./Checkbox.css.ts";

export type CheckboxProps = Pick<
  ComponentProps<typeof Radix.Root>,
  "name" | "form" | "value" | "required" | "disabled" | "onBlur" | "onFocus" | "ref"
> & {
  /** With `onChange`, whether it holds. Without it the box keeps it itself, beginning with `defaultChecked`. */
  readonly checked?: boolean | undefined;
  readonly defaultChecked?: boolean | undefined;
  readonly onChange?: ((checked: boolean) => void) | undefined;
  /** The label, all of it a target: words, or a row that shows a thing. */
  readonly children: ReactNode;
};

/** One of several that may hold at once. What takes effect at once is a `Switch`. */
export function Checkbox({ checked, defaultChecked, onChange, children, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <label className={row} htmlFor={id}>
      <Radix.Root
        {...rest}
        {...(checked !== undefined && { checked })}
        {...(defaultChecked !== undefined && { defaultChecked })}
        id={id}
        className={box}
        onCheckedChange={(now) => onChange?.(now === true)}
      >
        <Radix.Indicator>
          <Icon glyph={check} size="small" />
        </Radix.Indicator>
      </Radix.Root>
      <span className={words}>{children}</span>
    </label>
  );
}

import { Checkbox as Radix } from "radix-ui";
import { type ComponentProps, type ReactNode, useId } from "react";
import { check } from "../../elements/icon/screen-glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { box, row, words } from "./Checkbox.css.ts";

export type CheckboxProps = Pick<
  ComponentProps<typeof Radix.Root>,
  "name" | "form" | "value" | "required" | "disabled" | "onBlur" | "onFocus" | "ref"
> &
  ClassNameProps & {
    /** With `onChange`, whether it holds. Without it the box keeps it itself, beginning with `defaultChecked`. */
    readonly checked?: boolean | undefined;
    /** Whether it holds at first, where the box keeps it itself. @default false */
    readonly defaultChecked?: boolean | undefined;
    /** Called with whether it holds now. */
    readonly onChange?: ((checked: boolean) => void) | undefined;
    /** The label, all of it a target: words, or a row that shows a thing. */
    readonly children: ReactNode;
  };

/** One of several that may hold at once. What takes effect at once is a `Switch`. */
export function Checkbox({ checked, defaultChecked, onChange, className, children, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <label className={joinClasses(row, className)} htmlFor={id}>
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

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
    /**
     * The checked state, together with `onChange`. Without it the checkbox is uncontrolled and starts with
     * `defaultChecked`.
     */
    readonly checked?: boolean | undefined;
    /** The initial state of an uncontrolled checkbox. @default false */
    readonly defaultChecked?: boolean | undefined;
    /** Called with the checked state on every change. */
    readonly onChange?: ((checked: boolean) => void) | undefined;
    /** The label, which is part of the target: text, or a row with a preview. */
    readonly children: ReactNode;
  };

/** A choice that can be combined with others. For a setting that takes effect at once use a `Switch`. */
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

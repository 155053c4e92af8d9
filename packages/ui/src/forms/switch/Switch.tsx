import { Switch as Radix } from "radix-ui";
import { type ComponentProps, useId } from "react";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { label as labelClass, note as noteClass, row, thumb, track, words } from "./Switch.css.ts";

type FormProps = Pick<
  ComponentProps<typeof Radix.Root>,
  "name" | "form" | "value" | "required" | "disabled" | "onBlur" | "onFocus" | "ref"
> &
  ClassNameProps & {
    /** With `onChange`, whether it is on. Without it the switch keeps it itself, beginning with `defaultChecked`. */
    readonly checked?: boolean | undefined;
    /** Whether it is on at first, where the switch keeps it itself. @default false */
    readonly defaultChecked?: boolean | undefined;
    /** Called with whether it is on now. */
    readonly onChange?: ((checked: boolean) => void) | undefined;
  };

type TrackProps = FormProps & {
  /** Of the switch, for its label. */
  readonly id?: string | undefined;
  /** The id of the words that name it. */
  readonly labelledBy?: string | undefined;
  /** The id of the line below the label. */
  readonly describedBy?: string | undefined;
};

function Track({ labelledBy, describedBy, className, checked, defaultChecked, onChange, ...rest }: TrackProps) {
  return (
    <Radix.Root
      {...rest}
      className={joinClasses(track, className)}
      {...(checked !== undefined && { checked })}
      {...(defaultChecked !== undefined && { defaultChecked })}
      {...(onChange && { onCheckedChange: onChange })}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
    >
      <Radix.Thumb className={thumb} />
    </Radix.Root>
  );
}

export type ToggleProps = FormProps & {
  /** The id of the words that name it, where they stand apart from it. */
  readonly labelledBy: string;
};

/** The switch alone, for a card that has its name already. */
export function Toggle(props: ToggleProps) {
  return <Track {...props} />;
}

export type SwitchProps = FormProps & {
  /** Says what is on or off. */
  readonly label: string;
  /** A line below the label. */
  readonly note?: string;
};

/** On or off, at once. What waits for a button is a `Checkbox`. */
export function Switch({ label, note, className, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <div className={joinClasses(row, className)}>
      <span className={words}>
        <label htmlFor={id} className={labelClass}>
          {label}
        </label>
        {note !== undefined && (
          <span id={`${id}-note`} className={noteClass}>
            {note}
          </span>
        )}
      </span>
      <Track {...rest} id={id} describedBy={note === undefined ? undefined : `${id}-note`} />
    </div>
  );
}

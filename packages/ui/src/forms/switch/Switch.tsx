import { Switch as Radix } from "radix-ui";
import { type ComponentProps, useId } from "react";
import { label as labelClass, note as noteClass, row, thumb, track, words } from "./Switch.css.ts";

type FormProps = Pick<
  ComponentProps<typeof Radix.Root>,
  "name" | "form" | "value" | "required" | "disabled" | "onBlur" | "onFocus" | "ref"
> & {
  /** With `onChange`, whether it is on. Without it the switch keeps it itself, beginning with `defaultChecked`. */
  readonly checked?: boolean | undefined;
  readonly defaultChecked?: boolean | undefined;
  readonly onChange?: ((checked: boolean) => void) | undefined;
};

type TrackProps = FormProps & {
  readonly id?: string | undefined;
  readonly labelledBy?: string | undefined;
  readonly describedBy?: string | undefined;
};

function Track({ labelledBy, describedBy, checked, defaultChecked, onChange, ...rest }: TrackProps) {
  return (
    <Radix.Root
      {...rest}
      className={track}
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
  readonly label: string;
  readonly note?: string;
};

/** On or off, at once. What waits for a button is a `Checkbox`. */
export function Switch({ label, note, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <div className={row}>
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

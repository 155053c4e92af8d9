import { Switch as Radix } from "radix-ui";
import { type ComponentProps, useId } from "react";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import * as styles from "./Switch.css.ts";

type FormProps = Pick<
  ComponentProps<typeof Radix.Root>,
  "name" | "form" | "value" | "required" | "disabled" | "onBlur" | "onFocus" | "ref"
> &
  ClassNameProps & {
    /**
     * Whether it is on, together with `onChange`. Without it the switch is uncontrolled and starts with
     * `defaultChecked`.
     */
    readonly checked?: boolean | undefined;
    /** The initial state of an uncontrolled switch. @default false */
    readonly defaultChecked?: boolean | undefined;
    /** Called with the state on every change. */
    readonly onChange?: ((checked: boolean) => void) | undefined;
  };

type TrackProps = FormProps & {
  /** The switch's id, for its label. */
  readonly id?: string | undefined;
  /** The id of the element that names it. */
  readonly labelledBy?: string | undefined;
  /** The id of the line below the label. */
  readonly describedBy?: string | undefined;
};

function Track({ labelledBy, describedBy, className, checked, defaultChecked, onChange, ...rest }: TrackProps) {
  return (
    <Radix.Root
      {...rest}
      className={joinClasses(styles.track, className)}
      {...(checked !== undefined && { checked })}
      {...(defaultChecked !== undefined && { defaultChecked })}
      {...(onChange && { onCheckedChange: onChange })}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
    >
      <Radix.Thumb className={styles.thumb} />
    </Radix.Root>
  );
}

export type ToggleProps = FormProps & {
  /** The id of the element that names it, which is not part of this component. */
  readonly labelledBy: string;
};

/** The switch alone, for a card that already has a name. */
export function Toggle(props: ToggleProps) {
  return <Track {...props} />;
}

export type SwitchProps = FormProps & {
  /** Names the setting. */
  readonly label: string;
  /** A line below the label. */
  readonly note?: string;
};

/** A setting that takes effect at once. If a button confirms it, use a `Checkbox`. */
export function Switch({ label, note, className, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <div className={joinClasses(styles.row, className)}>
      <span className={styles.words}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {note !== undefined && (
          <span id={`${id}-note`} className={styles.note}>
            {note}
          </span>
        )}
      </span>
      <Track {...rest} id={id} describedBy={note === undefined ? undefined : `${id}-note`} />
    </div>
  );
}

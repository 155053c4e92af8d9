import { Switch as Radix } from "radix-ui";
import { useId } from "react";
import { label as labelClass, note as noteClass, row, thumb, track, words } from "./Switch.css.ts";

interface TrackProps {
  readonly id?: string | undefined;
  readonly labelledBy?: string | undefined;
  readonly describedBy?: string | undefined;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function Track({ id, labelledBy, describedBy, checked, onChange }: TrackProps) {
  return (
    <Radix.Root
      id={id}
      className={track}
      checked={checked}
      onCheckedChange={onChange}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
    >
      <Radix.Thumb className={thumb} />
    </Radix.Root>
  );
}

export type ToggleProps = Pick<TrackProps, "checked" | "onChange"> & {
  /** The id of the words that name it, where they stand apart from it. */
  readonly labelledBy: string;
};

/** The switch alone, for a card that has its name already. */
export function Toggle(props: ToggleProps) {
  return <Track {...props} />;
}

export interface SwitchProps {
  readonly label: string;
  readonly note?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** On or off, at once. What waits for a button is a `Checkbox`. */
export function Switch({ label, note, checked, onChange }: SwitchProps) {
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
      <Track
        id={id}
        checked={checked}
        onChange={onChange}
        describedBy={note === undefined ? undefined : `${id}-note`}
      />
    </div>
  );
}

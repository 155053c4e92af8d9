import { Switch as Radix } from "radix-ui";
import { useId } from "react";
import { label as labelClass, note as noteClass, row, thumb, track, words } from "./Switch.css.ts";

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
      <Radix.Root
        id={id}
        className={track}
        checked={checked}
        onCheckedChange={onChange}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
      >
        <Radix.Thumb className={thumb} />
      </Radix.Root>
    </div>
  );
}

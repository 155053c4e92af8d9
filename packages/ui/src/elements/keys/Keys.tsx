import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { key, keys } from "./Keys.css.ts";

export interface KeysProps extends ClassNameProps {
  /** The keys to press together, as on the keyboard: `["Ctrl", "K"]`. */
  readonly keys: readonly string[];
}

/** The keys of a shortcut. */
export function Keys({ keys: names, className }: KeysProps) {
  return (
    <span className={joinClasses(keys, className)}>
      {names.map((name) => (
        <kbd key={name} className={key}>
          {name}
        </kbd>
      ))}
    </span>
  );
}

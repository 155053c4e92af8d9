import { key, keys } from "./Keys.css.ts";

export interface KeysProps {
  /** Pressed together, as they are written on the keyboard: `["Ctrl", "K"]`. */
  readonly keys: readonly string[];
}

/** The keys of a shortcut. */
export function Keys({ keys: names }: KeysProps) {
  return (
    <span className={keys}>
      {names.map((name) => (
        <kbd key={name} className={key}>
          {name}
        </kbd>
      ))}
    </span>
  );
}

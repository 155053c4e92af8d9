import { bar, spinner } from "./Spinner.css.ts";

export interface SpinnerProps {
  readonly size?: "small" | "large";
  /** What is awaited. Leave out when the element around it says so. */
  readonly label?: string;
}

/** Four bars that speak: a waveform, while it waits to become writing. */
export function Spinner({ size, label }: SpinnerProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={spinner({ size })}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      <rect className={bar} x="2.5" y="3" width="3" height="18" rx="1.5" />
      <rect className={bar} x="7.8" y="3" width="3" height="18" rx="1.5" />
      <rect className={bar} x="13.2" y="3" width="3" height="18" rx="1.5" />
      <rect className={bar} x="18.5" y="3" width="3" height="18" rx="1.5" />
    </svg>
  );
}

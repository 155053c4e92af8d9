import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { bar, spinner } from "./Spinner.css.ts";

export interface SpinnerProps extends ClassNameProps {
  /** 20 px beside text, or 48 px alone. @default "small" */
  readonly size?: "small" | "large";
  /** What is loading. Leave it out if the element around it says so. */
  readonly label?: string;
}

/** A loading indicator: four moving bars, like a waveform. */
export function Spinner({ size, label, className }: SpinnerProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={joinClasses(spinner({ size }), className)}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      <rect className={bar} x="2.5" y="3" width="3" height="18" rx="1.5" />
      <rect className={bar} x="7.8" y="3" width="3" height="18" rx="1.5" />
      <rect className={bar} x="13.2" y="3" width="3" height="18" rx="1.5" />
      <rect className={bar} x="18.5" y="3" width="3" height="18" rx="1.5" />
    </svg>
  );
}

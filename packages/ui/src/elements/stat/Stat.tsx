import type { ReactNode } from "react";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import * as styles from "./Stat.css.ts";

export interface StatProps extends ClassNameProps {
  /** The label above the value. */
  readonly label: string;
  /** A number, or a word instead of it. */
  readonly value: ReactNode;
  /** Follows the value: "minutes left this week". */
  readonly unit?: string;
  /** A line below the value. */
  readonly note?: ReactNode;
}

/** A number with its label. */
export function Stat({ label, value, unit, note, className }: StatProps) {
  return (
    <div className={joinClasses(styles.stat, className)}>
      <p className={styles.label}>{label}</p>
      <p>
        <span className={styles.value}>{value}</span>
        {unit !== undefined && <span className={styles.unit}> {unit}</span>}
      </p>
      {note !== undefined && note !== false && <p className={styles.note}>{note}</p>}
    </div>
  );
}

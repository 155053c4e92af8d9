import type { ReactNode } from "react";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { label as labelClass, note as noteClass, stat, unit as unitClass, value as valueClass } from "./Stat.css.ts";

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
    <div className={joinClasses(stat, className)}>
      <p className={labelClass}>{label}</p>
      <p>
        <span className={valueClass}>{value}</span>
        {unit !== undefined && <span className={unitClass}> {unit}</span>}
      </p>
      {note !== undefined && note !== false && <p className={noteClass}>{note}</p>}
    </div>
  );
}

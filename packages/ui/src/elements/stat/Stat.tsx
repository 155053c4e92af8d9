import type { ReactNode } from "react";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { label as labelClass, note as noteClass, stat, unit as unitClass, value as valueClass } from "./Stat.css.ts";

export interface StatProps extends ClassNameProps {
  /** What is counted, above the value. */
  readonly label: string;
  /** A number, or a word in its place. */
  readonly value: ReactNode;
  /** Reads on from the value: "minutes left this week". */
  readonly unit?: string;
  /** A line below the value. */
  readonly note?: ReactNode;
}

/** One number and what it counts. */
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

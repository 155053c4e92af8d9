import type { ReactNode } from "react";
import { label as labelClass, note as noteClass, stat, unit as unitClass, value as valueClass } from "./Stat.css.ts";

export interface StatProps {
  readonly label: string;
  /** A number, or a word in its place. */
  readonly value: ReactNode;
  /** Reads on from the value: "minutes left this week". */
  readonly unit?: string;
  readonly note?: ReactNode;
}

/** One number and what it counts. */
export function Stat({ label, value, unit, note }: StatProps) {
  return (
    <div className={stat}>
      <p className={labelClass}>{label}</p>
      <p>
        <span className={valueClass}>{value}</span>
        {unit !== undefined && <span className={unitClass}> {unit}</span>}
      </p>
      {note !== undefined && note !== false && <p className={noteClass}>{note}</p>}
    </div>
  );
}

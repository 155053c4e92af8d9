import type { ReactNode } from "react";
import { label as labelClass, note as noteClass, stat, value as valueClass } from "./Stat.css.ts";

export interface StatProps {
  readonly label: string;
  /** A number, or a word in its place. */
  readonly value: ReactNode;
  readonly note?: ReactNode;
}

/** One number and what it counts. */
export function Stat({ label, value, note }: StatProps) {
  return (
    <div className={stat}>
      <p className={labelClass}>{label}</p>
      <p className={valueClass}>{value}</p>
      {note !== undefined && <p className={noteClass}>{note}</p>}
    </div>
  );
}

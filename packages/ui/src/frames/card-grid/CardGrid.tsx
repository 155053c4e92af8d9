import type { ReactNode } from "react";
import { grid } from "./CardGrid.css.ts";

interface CardGridItem {
  readonly key: string;
  readonly card: ReactNode;
}

export interface CardGridProps {
  readonly items: readonly CardGridItem[];
}

/** Cards beside each other: one column, two, three (REC-03). A list, so that a screen reader counts it. */
export function CardGrid({ items }: CardGridProps) {
  return (
    <ul className={grid}>
      {items.map(({ key, card }) => (
        <li key={key}>{card}</li>
      ))}
    </ul>
  );
}

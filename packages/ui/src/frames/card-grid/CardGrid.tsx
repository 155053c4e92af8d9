import type { ReactNode } from "react";
import { grid, lines } from "./CardGrid.css.ts";

interface CardGridItem {
  readonly key: string;
  readonly card: ReactNode;
}

export interface CardGridProps {
  readonly items: readonly CardGridItem[];
  /** `lines` has one a row. @default "cards" */
  readonly layout?: "cards" | "lines";
}

/** Cards beside each other: one column, two, three (REC-03). A list, so that a screen reader counts it. */
export function CardGrid({ items, layout = "cards" }: CardGridProps) {
  return (
    <ul className={layout === "lines" ? lines : grid}>
      {items.map(({ key, card }) => (
        <li key={key}>{card}</li>
      ))}
    </ul>
  );
}

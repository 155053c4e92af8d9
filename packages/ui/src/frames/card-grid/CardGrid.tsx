import type { ReactNode } from "react";
import { grid, lines, pairs } from "./CardGrid.css.ts";

const classes = { cards: grid, pairs, lines };

interface CardGridItem {
  readonly key: string;
  readonly card: ReactNode;
}

export interface CardGridProps {
  readonly items: readonly CardGridItem[];
  /** `lines` has one a row, `pairs` two at most. @default "cards" */
  readonly layout?: keyof typeof classes;
}

/** Cards beside each other: one column, two, three (REC-03). A list, so that a screen reader counts it. */
export function CardGrid({ items, layout = "cards" }: CardGridProps) {
  return (
    <ul className={classes[layout]}>
      {items.map(({ key, card }) => (
        <li key={key}>{card}</li>
      ))}
    </ul>
  );
}

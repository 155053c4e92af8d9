import type { ReactNode } from "react";
import { grid, lines, pairs } from "./CardGrid.css.ts";

const classes = { cards: grid, pairs, lines };

interface CardGridItem {
  readonly key: string;
  readonly card: ReactNode;
}

export interface CardGridProps {
  readonly items: readonly CardGridItem[];
  /** `lines` has one card in a row, `pairs` at most two. @default "cards" */
  readonly layout?: keyof typeof classes;
}

/** Cards in one, two or three columns (REC-03). It is a list, so that screen readers announce the number of cards. */
export function CardGrid({ items, layout = "cards" }: CardGridProps) {
  return (
    <ul className={classes[layout]}>
      {items.map(({ key, card }) => (
        <li key={key}>{card}</li>
      ))}
    </ul>
  );
}

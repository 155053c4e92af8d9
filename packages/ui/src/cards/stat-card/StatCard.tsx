import { Skeleton } from "../../elements/skeleton/Skeleton.tsx";
import { Stat, type StatProps } from "../../elements/stat/Stat.tsx";
import { card, pending, second } from "./StatCard.css.ts";

/** A number about the library (SHL-06), in a panel with others: a column of it, on a phone a line. */
export function StatCard(props: StatProps) {
  return (
    <div className={card}>
      <Stat {...props} />
    </div>
  );
}

/** The card's skeleton while the number is loading. */
export function StatCardSkeleton() {
  return (
    <div className={card} aria-hidden="true">
      <div className={pending}>
        <Skeleton width="half" />
        <Skeleton shape="title" width="short" className={second} />
      </div>
    </div>
  );
}

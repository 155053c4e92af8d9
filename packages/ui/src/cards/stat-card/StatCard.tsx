import type { Glyph } from "../../elements/icon/glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { Skeleton } from "../../elements/skeleton/Skeleton.tsx";
import { Stat, type StatProps } from "../../elements/stat/Stat.tsx";
import { card, pending, sign } from "./StatCard.css.ts";

export interface StatCardProps extends StatProps {
  readonly glyph: Glyph;
}

/** A number about the library (SHL-06). */
export function StatCard({ glyph, ...stat }: StatCardProps) {
  return (
    <div className={card}>
      <Stat {...stat} />
      <span className={sign}>
        <Icon glyph={glyph} />
      </span>
    </div>
  );
}

/** The card's skeleton while the number is loading. */
export function StatCardSkeleton() {
  return (
    <div className={card} aria-hidden="true">
      <div className={pending}>
        <Skeleton width="half" />
        <Skeleton shape="title" width="short" />
      </div>
    </div>
  );
}

import { Skeleton } from "../../elements/skeleton/Skeleton.tsx";
import { Stack } from "../../elements/stack/Stack.tsx";
import { shortCard, skeletonCard, skeletonLine } from "./RecordingCardSkeleton.css.ts";

export interface RecordingCardSkeletonProps {
  /** The layout of the loading cards; `short` is a card without details. @default "card" */
  readonly layout?: "card" | "short" | "line";
}

/** The skeleton of a recording card. It has the same height, so that nothing moves when the list arrives. */
export function RecordingCardSkeleton({ layout = "card" }: RecordingCardSkeletonProps) {
  if (layout === "line") {
    return (
      <div className={skeletonLine} aria-hidden="true">
        <Skeleton width="half" />
      </div>
    );
  }
  return (
    <div className={layout === "short" ? shortCard : skeletonCard} aria-hidden="true">
      <Skeleton shape="disc" />
      <Stack gap="s">
        <Skeleton shape="title" width="long" />
        <Skeleton width="short" />
      </Stack>
      <Skeleton width="half" />
    </div>
  );
}

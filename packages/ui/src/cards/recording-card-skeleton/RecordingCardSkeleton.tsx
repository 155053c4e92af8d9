import { Skeleton } from "../../elements/skeleton/Skeleton.tsx";
import { Stack } from "../../elements/stack/Stack.tsx";
import { skeletonCard } from "./RecordingCardSkeleton.css.ts";

/** The shape of a recording card, the same height, so that nothing jumps when the list arrives. */
export function RecordingCardSkeleton() {
  return (
    <div className={skeletonCard} aria-hidden="true">
      <Skeleton shape="disc" />
      <Stack gap="s">
        <Skeleton shape="title" width="long" />
        <Skeleton width="short" />
      </Stack>
      <Skeleton width="half" />
    </div>
  );
}

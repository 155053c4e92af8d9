import { type SkeletonVariants, skeleton } from "./Skeleton.css.ts";

export type SkeletonProps = SkeletonVariants;

/** The place of something on its way. Silent: the region around it says that it is busy. */
export function Skeleton(variants: SkeletonProps) {
  return <span className={skeleton(variants)} aria-hidden="true" />;
}

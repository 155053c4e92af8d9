import { type SkeletonVariants, skeleton } from "./Skeleton.css.ts";

export type SkeletonProps = SkeletonVariants;

/** A placeholder for content that is loading. Hidden from screen readers: the region around it is `aria-busy`. */
export function Skeleton(variants: SkeletonProps) {
  return <span className={skeleton(variants)} aria-hidden="true" />;
}

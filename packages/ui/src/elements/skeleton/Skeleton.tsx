import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { type SkeletonVariants, skeleton } from "./Skeleton.css.ts";

export type SkeletonProps = SkeletonVariants & ClassNameProps;

/** A placeholder for content that is loading. Hidden from screen readers: the region around it is `aria-busy`. */
export function Skeleton({ className, ...variants }: SkeletonProps) {
  return <span className={joinClasses(skeleton(variants), className)} aria-hidden="true" />;
}

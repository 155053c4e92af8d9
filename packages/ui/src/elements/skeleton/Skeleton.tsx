import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { type SkeletonVariants, skeleton } from "./Skeleton.css.ts";

export type SkeletonProps = SkeletonVariants & ClassNameProps;

/** A placeholder for loading content. Hidden from screen readers: the region around it must have `aria-busy`. */
export function Skeleton({ className, ...variants }: SkeletonProps) {
  return <span className={joinClasses(skeleton(variants), className)} aria-hidden="true" />;
}

import { Skeleton } from "../../elements/skeleton/Skeleton.tsx";
import { skeletonCard, words } from "./FolderCardSkeleton.css.ts";

/** The skeleton of a folder card. */
export function FolderCardSkeleton() {
  return (
    <div className={skeletonCard} aria-hidden="true">
      <Skeleton shape="disc" />
      <div className={words}>
        <Skeleton shape="title" width="long" />
        <Skeleton width="half" />
        <Skeleton width="short" />
      </div>
    </div>
  );
}

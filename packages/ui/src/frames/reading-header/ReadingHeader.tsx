import type { ReactNode } from "react";
import { Skeleton } from "../../elements/skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.tsx";
import { BackLink } from "../../navigation/back-link/BackLink.tsx";
import * as styles from "./ReadingHeader.css.ts";

interface BackLinkTarget {
  readonly href: string;
  /** The title of the link's target. */
  readonly title: string;
}

export interface ReadingHeaderProps {
  readonly backLink: BackLinkTarget;
  /** The title, and the lines below it. */
  readonly children: ReactNode;
  /** The actions on what the page shows, the menu last. */
  readonly controls: ReactNode;
}

/** The header of a recording, a study guide or a folder. */
export function ReadingHeader({ backLink, children, controls }: ReadingHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.back}>
        <BackLink href={backLink.href}>{backLink.title}</BackLink>
      </div>
      <div className={styles.words}>{children}</div>
      <div className={styles.tools}>{controls}</div>
    </header>
  );
}

export interface ReadingHeaderSkeletonProps {
  readonly backLink: BackLinkTarget;
  /** The page's title, for screen readers. */
  readonly title: string;
}

/** The skeleton of the header. Each part is as large as the content that replaces it. */
export function ReadingHeaderSkeleton({ backLink, title }: ReadingHeaderSkeletonProps) {
  return (
    <ReadingHeader backLink={backLink} controls={<span className={styles.control} />}>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <span className={styles.title}>
        <Skeleton shape="title" width="half" className={styles.titleBar} />
      </span>
      <span className={styles.date}>
        <Skeleton />
      </span>
    </ReadingHeader>
  );
}

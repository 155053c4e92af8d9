import type { ReactNode } from "react";
import { Skeleton } from "../../elements/skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.tsx";
import { BackLink } from "../../navigation/back-link/BackLink.tsx";
import {
  back,
  control,
  date,
  header,
  round,
  sign,
  title as titleLine,
  titleBar,
  tools,
  words,
} from "./ReadingHeader.css.ts";

interface BackLinkTarget {
  readonly href: string;
  /** The title of the page that it leads to. */
  readonly title: string;
}

export interface ReadingHeaderProps {
  readonly backLink: BackLinkTarget;
  /** A `RecordingIcon`. */
  readonly disc: ReactNode;
  /** The title, and the lines below it. */
  readonly children: ReactNode;
  /** What can be done with the thing that is read. */
  readonly controls: ReactNode;
}

/** The header of a page that is read: a recording's and a study guide's. */
export function ReadingHeader({ backLink, disc, children, controls }: ReadingHeaderProps) {
  return (
    <header className={header}>
      <div className={back}>
        <BackLink href={backLink.href}>{backLink.title}</BackLink>
      </div>
      <div className={sign}>{disc}</div>
      <div className={words}>{children}</div>
      <div className={tools}>{controls}</div>
    </header>
  );
}

export interface ReadingHeaderSkeletonProps {
  readonly backLink: BackLinkTarget;
  /** The page's title, for screen readers. */
  readonly title: string;
}

/** The header before its words: each part is as large as what comes in its place. */
export function ReadingHeaderSkeleton({ backLink, title }: ReadingHeaderSkeletonProps) {
  return (
    <ReadingHeader
      backLink={backLink}
      disc={<Skeleton shape="disc" className={round} />}
      controls={<span className={control} />}
    >
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <span className={titleLine}>
        <Skeleton shape="title" width="half" className={titleBar} />
      </span>
      <span className={date}>
        <Skeleton />
      </span>
    </ReadingHeader>
  );
}

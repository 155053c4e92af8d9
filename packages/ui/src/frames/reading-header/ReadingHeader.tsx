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
  /** The title of the link's target. */
  readonly title: string;
}

export interface ReadingHeaderProps {
  readonly backLink: BackLinkTarget;
  /** A `RecordingIcon`. */
  readonly disc: ReactNode;
  /** The title, and the lines below it. */
  readonly children: ReactNode;
  /** The actions on the recording or guide. */
  readonly controls: ReactNode;
}

/** The header of a page for reading: a recording's or a study guide's. */
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

/** The skeleton of the header. Each part is as large as the content that replaces it. */
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

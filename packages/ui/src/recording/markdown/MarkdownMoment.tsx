import { type ReactNode, useContext } from "react";
import { Link } from "../../elements/link/Link.tsx";
import { ChosenMoment } from "../chosen-moment.ts";
import { timestamp } from "../transcript/timestamp.ts";
import { moment } from "./Markdown.css.ts";
import { MomentHref } from "./moment-href.ts";

export interface MarkdownMomentProps {
  readonly seconds: number;
  readonly children: ReactNode;
}

/** A time that the text itself links to, as a fragment: `[12:34](#t=754)`. */
export function MarkdownMoment({ seconds, children }: MarkdownMomentProps) {
  const momentHref = useContext(MomentHref);
  const isChosen = useContext(ChosenMoment) === seconds;
  if (momentHref === undefined) return <>{children}</>;
  return (
    <span className={moment} dir="ltr">
      <Link
        variant="quiet"
        href={momentHref(seconds)}
        lang="en"
        data-moment={seconds}
        aria-label={`Transcript at ${timestamp(seconds)}`}
        aria-current={isChosen ? "true" : undefined}
      >
        {children}
      </Link>
    </span>
  );
}

import { type ComponentProps, useContext } from "react";
import { BareLink } from "../../elements/link/Link.tsx";
import { ChosenMoment } from "../chosen-moment.ts";
import { timestamp } from "../transcript/timestamp.ts";
import { chip } from "./MomentLink.css.ts";

export interface MomentLinkProps extends Omit<ComponentProps<typeof BareLink>, "href" | "children"> {
  /** From the recording's start. */
  readonly seconds: number;
  /** `close`: the recording has similar words there, not these. `quiet`: without a chip's edges. */
  readonly look: "quoted" | "close" | "quiet";
  /** Where the moment of the transcript is. */
  readonly href: string;
}

/** A moment of the recording, as a link to it. */
export function MomentLink({ seconds, look, href, ...props }: MomentLinkProps) {
  const isChosen = useContext(ChosenMoment) === seconds;
  return (
    <BareLink
      {...props}
      href={href}
      lang="en"
      data-moment={seconds}
      className={chip({ look })}
      aria-label={`Transcript at ${timestamp(seconds)}`}
      aria-current={isChosen ? "true" : undefined}
    >
      {timestamp(seconds)}
    </BareLink>
  );
}

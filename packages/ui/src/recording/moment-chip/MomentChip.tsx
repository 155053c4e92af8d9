import { Tooltip } from "radix-ui";
import { useContext, useId } from "react";
import { LectureLanguage } from "../lecture-language.ts";
import { MomentLink } from "../moment-link/MomentLink.tsx";
import { caption, slip, spoken } from "./MomentChip.css.ts";

export const QuoteProvider = Tooltip.Provider;

const SIMILAR = "similar words here";

export interface MomentChipProps {
  /** From the recording's start. Undefined of a transcript without times. */
  readonly seconds: number | undefined;
  /** The recording's title, where an answer rests on several. */
  readonly lecture?: string | undefined;
  /** `close`: the recording has similar words there, not these. */
  readonly grade: "quoted" | "close";
  /** What the recording says there; shown on hover and focus. */
  readonly quote?: string | undefined;
  /** Where the moment of the transcript is. */
  readonly href: string;
  /** Without a chip's edges, for a text that is read for itself. */
  readonly quiet?: boolean;
}

/** The moment that a sentence rests on, as a link to it. A `QuoteProvider` must be above. */
export function MomentChip({ seconds, lecture, grade, quote, href, quiet = false }: MomentChipProps) {
  const id = useId();
  const language = useContext(LectureLanguage);
  const isClose = grade === "close";
  const description = [...(isClose ? [SIMILAR] : []), ...(quote === undefined ? [] : [`“${quote}”`])].join(": ");
  const link = (
    <MomentLink
      seconds={seconds}
      lecture={lecture}
      look={quiet ? "quiet" : grade}
      href={href}
      {...(description === "" ? {} : { "aria-describedby": id })}
    />
  );
  if (description === "") return link;
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{link}</Tooltip.Trigger>
      <span id={id} hidden>
        {description}
      </span>
      <Tooltip.Portal>
        {/* The link is described by the words above, also while the slip is closed. */}
        <Tooltip.Content className={slip} sideOffset={6} collisionPadding={16} aria-label={description}>
          {isClose && <span className={caption}>{SIMILAR}</span>}
          {quote !== undefined && (
            <span lang={language} className={spoken}>
              “{quote}”
            </span>
          )}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

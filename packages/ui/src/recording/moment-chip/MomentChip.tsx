import { Tooltip } from "radix-ui";
import { useContext, useId } from "react";
import { LectureLanguage } from "../lecture-language.ts";
import { MomentLink } from "../moment-link/MomentLink.tsx";
import { caption, slip, spoken } from "./MomentChip.css.ts";

export const QuoteProvider = Tooltip.Provider;

const SIMILAR = "similar words here";

export interface MomentChipProps {
  /** Seconds from the recording's start. Undefined for a transcript without times. */
  readonly seconds: number | undefined;
  /** The recording's title, if an answer is based on several. */
  readonly lecture?: string | undefined;
  /** `close`: the recording contains similar words there. */
  readonly grade: "quoted" | "close";
  /** The recording's words there, shown on hover and focus. */
  readonly quote?: string | undefined;
  /** The address of the moment in the transcript. */
  readonly href: string;
  /** Without a border, for running text. */
  readonly quiet?: boolean;
}

/** A link to the moment that a sentence is based on. It needs a `QuoteProvider` above. */
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
        {/* The link is described by these words, even while the slip is closed. */}
        <Tooltip.Content className={slip} sideOffset={6} collisionPadding={16} aria-label={description}>
          {isClose && <span className={caption}>{SIMILAR}</span>}
          {quote !== undefined && (
            <span lang={language} dir="auto" className={spoken}>
              “{quote}”
            </span>
          )}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

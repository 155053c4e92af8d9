import { Tooltip } from "radix-ui";
import { type MouseEvent, useContext, useId, useRef, useState } from "react";
import { ChosenMoment } from "../chosen-moment.ts";
import { LectureLanguage } from "../lecture-language.ts";
import { MomentLink } from "../moment-link/MomentLink.tsx";
import { slip, spoken, title } from "./MomentChip.css.ts";

export interface MomentChipProps {
  /** Seconds from the recording's start. Undefined for a transcript without times. */
  readonly seconds: number | undefined;
  /** The line's place in a transcript without times, counted from 0. */
  readonly line?: number | undefined;
  /** The recording's title, if an answer is based on several. */
  readonly lecture?: string | undefined;
  /** Whether the title shows in the link too, if there is a time to show without it. @default true */
  readonly isNamed?: boolean | undefined;
  /** The recording's words there, shown on hover, on focus and by the first tap. */
  readonly quote?: string | undefined;
  /** The address of the moment in the transcript. */
  readonly href: string;
}

/** A link to the line that a text cites. By touch the first tap shows the line, and the second follows the link. */
export function MomentChip({ quote, ...place }: MomentChipProps) {
  const id = useId();
  const language = useContext(LectureLanguage);
  // The transcript beside the text shows and marks the line.
  const isBeside = useContext(ChosenMoment) === place.seconds && place.seconds !== undefined;
  const [isWanted, setOpen] = useState(false);
  const isOpen = isWanted && !isBeside;
  const isFirstTap = useRef(false);
  const link = <MomentLink {...place} look="quoted" />;
  if (quote === undefined) return link;
  const description = `“${quote}”`;
  const follow = (event: MouseEvent) => {
    if (!isFirstTap.current) return;
    // Nor does the tooltip close by this press, as it does by a mouse's.
    event.preventDefault();
    setOpen(true);
  };
  return (
    <Tooltip.Provider delayDuration={200}>
      <Tooltip.Root open={isOpen} onOpenChange={setOpen}>
        <Tooltip.Trigger
          asChild
          onPointerDown={(event) => {
            isFirstTap.current = event.pointerType === "touch" && !isOpen;
            if (event.pointerType === "touch") event.preventDefault();
          }}
          onClick={follow}
        >
          <MomentLink {...place} look="quoted" aria-describedby={id} />
        </Tooltip.Trigger>
        <span id={id} hidden>
          {description}
        </span>
        <Tooltip.Portal>
          {/* The link is described by these words, even while the slip is closed. */}
          <Tooltip.Content className={slip} sideOffset={6} collisionPadding={16} aria-label={description}>
            {place.lecture !== undefined && (
              <bdi lang={language} className={title}>
                {place.lecture}
              </bdi>
            )}
            <span lang={language} dir="auto" className={spoken}>
              {description}
            </span>
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}

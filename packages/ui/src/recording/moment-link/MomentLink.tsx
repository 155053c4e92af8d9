import { type ComponentProps, useContext } from "react";
import { BareLink } from "../../elements/link/Link.tsx";
import { ChosenMoment } from "../chosen-moment.ts";
import { LectureLanguage } from "../lecture-language.ts";
import { timestamp } from "../transcript/timestamp.ts";
import { chip, title } from "./MomentLink.css.ts";

export interface MomentLinkProps extends Omit<ComponentProps<typeof BareLink>, "href" | "children"> {
  /** Seconds from the recording's start. Undefined for a transcript without times. */
  readonly seconds: number | undefined;
  /** The recording's title, if an answer is based on several. */
  readonly lecture?: string | undefined;
  /** Whether the title shows, if there is a time to show without it. Assistive technology gets it anyway. @default true */
  readonly isNamed?: boolean | undefined;
  /** The line's place in a transcript without times, counted from 0. */
  readonly line?: number | undefined;
  /** `quiet`: without a border. */
  readonly look: "quoted" | "quiet";
  /** The address of the moment in the transcript. */
  readonly href: string;
}

/** The visible text, with a word that names the link's target. */
const toName = (lecture: string | undefined, moment: string): string => {
  if (lecture === undefined) return moment === "" ? "Transcript" : `Transcript at ${moment}`;
  return moment === "" ? `${lecture}, transcript` : `${lecture} · ${moment}, transcript`;
};

/** A link to a moment of the recording. */
export function MomentLink({ seconds, line, lecture, isNamed = true, look, href, ...props }: MomentLinkProps) {
  const chosen = useContext(ChosenMoment);
  const language = useContext(LectureLanguage);
  const isChosen = seconds !== undefined && chosen === seconds;
  const place = line === undefined ? "" : `¶ ${line + 1}`;
  const moment = seconds === undefined ? place : timestamp(seconds);
  const shown = isNamed || moment === "" ? lecture : undefined;
  return (
    <BareLink
      {...props}
      href={href}
      lang="en"
      dir="ltr"
      data-moment={seconds}
      className={chip({ look })}
      aria-label={toName(lecture, moment)}
      aria-current={isChosen ? "true" : undefined}
    >
      {shown !== undefined && (
        <bdi className={title} lang={language}>
          {shown}
        </bdi>
      )}
      {shown !== undefined && moment !== "" && " · "}
      {moment}
    </BareLink>
  );
}

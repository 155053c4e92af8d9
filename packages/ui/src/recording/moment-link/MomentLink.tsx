import { type ComponentProps, useContext } from "react";
import { BareLink } from "../../elements/link/Link.tsx";
import { ChosenMoment } from "../chosen-moment.ts";
import { LectureLanguage } from "../lecture-language.ts";
import { timestamp } from "../transcript/timestamp.ts";
import { chip, title } from "./MomentLink.css.ts";

export interface MomentLinkProps extends Omit<ComponentProps<typeof BareLink>, "href" | "children"> {
  /** From the recording's start. Undefined of a transcript without times. */
  readonly seconds: number | undefined;
  /** The recording's title, where an answer rests on several. */
  readonly lecture?: string | undefined;
  /** `close`: the recording has similar words there, not these. `quiet`: without a chip's edges. */
  readonly look: "quoted" | "close" | "quiet";
  /** Where the moment of the transcript is. */
  readonly href: string;
}

/** What is seen, with the word that says where the link leads. */
const toName = (lecture: string | undefined, moment: string): string => {
  if (lecture === undefined) return moment === "" ? "Transcript" : `Transcript at ${moment}`;
  return moment === "" ? `${lecture}, transcript` : `${lecture} · ${moment}, transcript`;
};

/** A moment of the recording, as a link to it. */
export function MomentLink({ seconds, lecture, look, href, ...props }: MomentLinkProps) {
  const chosen = useContext(ChosenMoment);
  const language = useContext(LectureLanguage);
  const isChosen = seconds !== undefined && chosen === seconds;
  const moment = seconds === undefined ? "" : timestamp(seconds);
  return (
    <BareLink
      {...props}
      href={href}
      lang="en"
      data-moment={seconds}
      className={chip({ look })}
      aria-label={toName(lecture, moment)}
      aria-current={isChosen ? "true" : undefined}
    >
      {lecture !== undefined && (
        <bdi className={title} lang={language}>
          {lecture}
        </bdi>
      )}
      {lecture !== undefined && moment !== "" && " · "}
      {moment}
    </BareLink>
  );
}

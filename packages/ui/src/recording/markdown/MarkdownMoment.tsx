import { toDoubt } from "@lectern/domain/citations";
import { type ReactNode, useContext } from "react";
import { type Citation, CitationsContext, findCited } from "../cited-markdown/citations.ts";
import { LectureLanguage } from "../lecture-language.ts";
import { LectureNames } from "../lecture-names.ts";
import { createLazyPart } from "../../theme/lazy-part.tsx";
import { MomentLink } from "../moment-link/MomentLink.tsx";
import { doubt } from "./Markdown.css.ts";

// The link works without the line that it shows.
const chip = createLazyPart(() => import("../moment-chip/MomentChip.tsx"), "ignore");

/** Fetches the code that shows a citation's line. Until it has loaded, a citation is a plain link. */
export const loadMomentChip = chip.load;

export interface MarkdownMomentProps {
  readonly citation: Citation;
  /** Whether the lecture's title stands in a link that is about one of several. */
  readonly isNamed: boolean;
  readonly children: ReactNode;
}

/**
 * A place in a transcript that the text links to: `[12:34](#t=754)`. It is a chip with the cited line, or the text alone if
 * there is no transcript to lead to.
 */
export function MarkdownMoment({ citation, isNamed, children }: MarkdownMomentProps) {
  const { seconds, line, recording } = citation;
  const citations = useContext(CitationsContext);
  const names = useContext(LectureNames);
  const language = useContext(LectureLanguage);
  const part = chip.usePart(citations !== undefined);
  const lecture = recording === undefined ? undefined : names.get(recording);
  // A model's text must not lead to other pages of the app (RDT-09).
  if (citations === undefined || (recording !== undefined && lecture === undefined)) return <>{children}</>;
  const link = { seconds, line, lecture, isNamed, href: citations.momentHref(seconds ?? 0, recording) };
  const chipOrLink =
    part === undefined ? (
      <MomentLink {...link} look="quoted" />
    ) : (
      <part.MomentChip {...link} quote={findCited(citations.lines, citation)} />
    );
  if (citation.isDoubted !== true) return chipOrLink;
  const { text, lang } = toDoubt(language);
  return (
    <>
      {chipOrLink}{" "}
      <span className={doubt} lang={lang} dir="ltr">
        {text}
      </span>
    </>
  );
}

import type { CitedLine } from "@lectern/domain/chat";
import { mapCitations } from "@lectern/domain/citations";
import { useMemo } from "react";
import { LazyMarkdown } from "../markdown/MarkdownLazy.tsx";
import { type Citations, CitationsContext, DOUBTED_ENDING } from "./citations.ts";
import { tidyCitations } from "./tidy-citations.ts";

export interface CitedMarkdownProps {
  readonly children: string;
  /** The lines that the text cites. @default none are known yet */
  readonly lines?: readonly CitedLine[] | undefined;
  /** The numbers of the citations whose line doesn't say what their sentence says (TUT-05). */
  readonly checks?: readonly number[] | undefined;
  /**
   * Returns the address of a time in the transcript, in seconds from the recording's start. `recording`: its id, if the
   * text is about several. Undefined without a transcript: the text has no citations then.
   */
  readonly momentHref: Citations["momentHref"] | undefined;
}

const markDoubts = (markdown: string, checks: readonly number[]): string =>
  mapCitations(markdown, (link, number) => (checks.includes(number) ? `${link.slice(0, -1)}${DOUBTED_ENDING})` : link));

const none: readonly CitedLine[] = [];

/** Markdown about a recording: an answer, a summary, notes. Its citations are chips that show the cited line (TUT-01). */
export function CitedMarkdown({ children, lines = none, checks, momentHref }: CitedMarkdownProps) {
  const citations = useMemo(() => (momentHref === undefined ? undefined : { lines, momentHref }), [lines, momentHref]);
  return (
    <CitationsContext value={citations}>
      <LazyMarkdown>{tidyCitations(checks === undefined ? children : markDoubts(children, checks))}</LazyMarkdown>
    </CitationsContext>
  );
}

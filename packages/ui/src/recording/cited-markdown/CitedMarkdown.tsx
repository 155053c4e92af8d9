import type { CitedLine } from "@lectern/domain/chat";
import { mapCitations } from "@lectern/domain/citations";
import { useMemo } from "react";
import { LazyMarkdown } from "../markdown/MarkdownLazy.tsx";
import { type Citations, CitationsContext, DOUBTED } from "./citations.ts";

export interface CitedMarkdownProps extends Pick<Citations, "momentHref"> {
  readonly children: string;
  /** The lines that the text cites. @default none are known yet */
  readonly lines?: readonly CitedLine[] | undefined;
  /** The numbers of the citations whose line doesn't say what their sentence says (TUT-05). */
  readonly checks?: readonly number[] | undefined;
}

const markDoubts = (markdown: string, checks: readonly number[]): string =>
  mapCitations(markdown, (link, number) => (checks.includes(number) ? `${link.slice(0, -1)}${DOUBTED})` : link));

const none: readonly CitedLine[] = [];

/** An answer's Markdown. Its citations are chips that show the cited line (TUT-01). */
export function CitedMarkdown({ children, lines = none, checks, momentHref }: CitedMarkdownProps) {
  const citations = useMemo(() => ({ lines, momentHref }), [lines, momentHref]);
  return (
    <CitationsContext value={citations}>
      <LazyMarkdown>{checks === undefined ? children : markDoubts(children, checks)}</LazyMarkdown>
    </CitationsContext>
  );
}

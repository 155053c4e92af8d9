import type { CitedLine } from "@lectern/domain/chat";
import { useMemo } from "react";
import { LazyMarkdown } from "../markdown/MarkdownLazy.tsx";
import { type Citations, CitationsContext } from "./citations.ts";

export interface CitedMarkdownProps extends Pick<Citations, "momentHref"> {
  readonly children: string;
  /** The lines that the text cites. @default none are known yet */
  readonly lines?: readonly CitedLine[] | undefined;
}

const none: readonly CitedLine[] = [];

/** An answer's Markdown. Its citations are chips that show the cited line (TUT-01). */
export function CitedMarkdown({ children, lines = none, momentHref }: CitedMarkdownProps) {
  const citations = useMemo(() => ({ lines, momentHref }), [lines, momentHref]);
  return (
    <CitationsContext value={citations}>
      <LazyMarkdown>{children}</LazyMarkdown>
    </CitationsContext>
  );
}

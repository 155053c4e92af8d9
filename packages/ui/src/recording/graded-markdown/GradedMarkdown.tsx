import type { Claim } from "@lectern/domain/claim";
import { createContext, memo, type ReactNode, useContext, useMemo } from "react";
import { MarkdownText } from "../markdown/Markdown.tsx";
import { prose } from "../markdown/Markdown.css.ts";
import { MomentChip, QuoteProvider } from "../moment-chip/MomentChip.tsx";
import { LectureNames } from "../lecture-names.ts";
import { absent, note } from "./GradedMarkdown.css.ts";
import { type ClaimMarks, type HastNode, placeClaims } from "./place-claims.ts";

export interface GradedTextProps {
  /** The sentences of the text, and how well the recording supports each. */
  readonly claims: readonly Claim[];
  /**
   * Returns the address of a time in the transcript, in seconds from the recording's start. `recording`: its id, if
   * claims name several.
   */
  readonly momentHref: (seconds: number, recording?: string) => string;
}

export interface GradedMarkdownProps extends GradedTextProps {
  readonly children: string;
  readonly marks: ClaimMarks;
}

const Claims = createContext<GradedTextProps & { readonly quiet: boolean }>({
  claims: [],
  momentHref: () => "",
  quiet: false,
});

function ClaimChip({ "data-claim": index = "" }: { readonly "data-claim"?: string }) {
  const { claims, momentHref, quiet } = useContext(Claims);
  const names = useContext(LectureNames);
  const claim = claims[Number(index)];
  if (claim === undefined || claim.grade === "absent") return null;
  const { start, grade, quote, recording } = claim;
  // A transcript without times is linked as a whole.
  if (start === undefined && recording === undefined) return null;
  return (
    <MomentChip
      seconds={start}
      lecture={recording === undefined ? undefined : names.get(recording)}
      grade={grade}
      quote={quote}
      href={momentHref(start ?? 0, recording)}
      quiet={quiet}
    />
  );
}

const AbsentText = ({ children }: { readonly children?: ReactNode }) => <span className={absent}>{children}</span>;
const AbsentNote = () => <span className={note}>not found in the recording</span>;

const marksOfClaims = { "claim-chip": ClaimChip, "claim-absent": AbsentText, "claim-note": AbsentNote };

/** Markdown whose sentences show their support in the recording (AST-08, RDT-13). */
export const GradedMarkdown = memo(function GradedMarkdown(props: GradedMarkdownProps) {
  const { children, claims, momentHref, marks } = props;
  const plugins = useMemo(() => [() => (tree: HastNode) => placeClaims(tree, claims, marks)], [claims, marks]);
  const context = useMemo(() => ({ claims, momentHref, quiet: marks === "times" }), [claims, momentHref, marks]);
  return (
    <QuoteProvider delayDuration={200}>
      <Claims value={context}>
        <MarkdownText rehypePlugins={plugins} components={marksOfClaims}>
          {children}
        </MarkdownText>
      </Claims>
    </QuoteProvider>
  );
});

/** The sentences of an answer that is still arriving (AST-10). */
export function GradedSentences({ claims, momentHref }: GradedTextProps) {
  const context = useMemo(() => ({ claims, momentHref, quiet: false }), [claims, momentHref]);
  return (
    <QuoteProvider delayDuration={200}>
      <Claims value={context}>
        <div className={prose}>
          {claims.map(({ text, grade }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- sentences are only added at the end
            <p key={index}>
              {grade === "absent" ? <AbsentText>{text}</AbsentText> : text}
              {grade === "absent" ? <AbsentNote /> : <ClaimChip data-claim={String(index)} />}
            </p>
          ))}
        </div>
      </Claims>
    </QuoteProvider>
  );
}

import type { Claim } from "@lectern/domain/claim";
import { createContext, memo, useContext, useMemo } from "react";
import { MarkdownText, type MarkdownTextProps } from "../markdown/Markdown.tsx";
import { MomentChip } from "../moment-chip/MomentChip.tsx";
import { LectureNames } from "../lecture-names.ts";
import { type HastNode, placeClaims } from "./place-claims.ts";

type PluginList = NonNullable<MarkdownTextProps["rehypePlugins"]>;

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
}

const Claims = createContext<GradedTextProps>({ claims: [], momentHref: () => "" });

function ClaimChip({ "data-claim": index = "" }: { readonly "data-claim"?: string }) {
  const { claims, momentHref } = useContext(Claims);
  const names = useContext(LectureNames);
  const claim = claims[Number(index)];
  if (claim === undefined || claim.grade === "absent") return null;
  const { start, quote, recording } = claim;
  // A transcript without times is linked as a whole.
  if (start === undefined && recording === undefined) return null;
  return (
    <MomentChip
      seconds={start}
      lecture={recording === undefined ? undefined : names.get(recording)}
      quote={quote}
      href={momentHref(start ?? 0, recording)}
      quiet
    />
  );
}

const marksOfClaims = { "claim-chip": ClaimChip };

/** The last plugins of each list of claims, so that a text is parsed once for them. */
const pluginsOf = new WeakMap<readonly Claim[], PluginList>();

function getPlugins(claims: readonly Claim[]): PluginList {
  const plugins = pluginsOf.get(claims) ?? [() => (tree: HastNode) => placeClaims(tree, claims)];
  pluginsOf.set(claims, plugins);
  return plugins;
}

/** A summary or notes whose paragraphs and points show where the recording says them (RDT-13). */
export const GradedMarkdown = memo(function GradedMarkdown(props: GradedMarkdownProps) {
  const { children, claims, momentHref } = props;
  const context = useMemo(() => ({ claims, momentHref }), [claims, momentHref]);
  return (
    <Claims value={context}>
      <MarkdownText rehypePlugins={getPlugins(claims)} components={marksOfClaims}>
        {children}
      </MarkdownText>
    </Claims>
  );
});

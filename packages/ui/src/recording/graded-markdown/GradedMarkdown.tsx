import type { Claim } from "@lectern/domain/claim";
import { createContext, Fragment, memo, useContext, useMemo } from "react";
import { BareLink } from "../../elements/link/Link.tsx";
import { MarkdownText, type MarkdownTextProps } from "../markdown/Markdown.tsx";
import { MomentChip } from "../moment-chip/MomentChip.tsx";
import { LectureLanguage } from "../lecture-language.ts";
import { LectureNames } from "../lecture-names.ts";
import { timestamp } from "../transcript/timestamp.ts";
import { elsewhere, elsewhereLink } from "./GradedMarkdown.css.ts";
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

/** A moment of another lecture. */
export interface OtherMoment {
  /** The lecture's title and day. */
  readonly lecture: string;
  /** Seconds from its start; null for a transcript without times. */
  readonly seconds: number | null;
  readonly href: string;
}

export interface GradedMarkdownProps extends GradedTextProps {
  readonly children: string;
  /** The moments at which other lectures say a claim too, by its text (UNT-03). */
  readonly alsoSaid?: ReadonlyMap<string, readonly OtherMoment[]> | undefined;
}

const nowhere: ReadonlyMap<string, readonly OtherMoment[]> = new Map();

const Claims = createContext<GradedTextProps & { readonly alsoSaid: NonNullable<GradedMarkdownProps["alsoSaid"]> }>({
  claims: [],
  momentHref: () => "",
  alsoSaid: nowhere,
});

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

/** A quiet line at the end of a point. Its links leave the recording, so that the transcript beside it does not follow them. */
function Elsewhere({ "data-claim": index = "" }: { readonly "data-claim"?: string }) {
  const { claims, alsoSaid } = useContext(Claims);
  const language = useContext(LectureLanguage);
  const moments = alsoSaid.get(claims[Number(index)]?.text ?? "") ?? [];
  return (
    <span className={elsewhere} lang="en" dir="ltr" data-unspoken="">
      Also said in{" "}
      {moments.map(({ lecture, seconds, href }, at) => (
        <Fragment key={href}>
          {at > 0 && " and "}
          <BareLink href={href} className={elsewhereLink}>
            <bdi lang={language}>{lecture}</bdi>
            {seconds !== null && `, at ${timestamp(seconds)}`}
          </BareLink>
        </Fragment>
      ))}
    </span>
  );
}

const marksOfClaims = { "claim-chip": ClaimChip, "claim-elsewhere": Elsewhere };

type AlsoSaid = NonNullable<GradedMarkdownProps["alsoSaid"]>;

interface PluginsOfClaims {
  readonly alsoSaid: AlsoSaid;
  readonly plugins: PluginList;
}

/** The last plugins of each list of claims, so that a text is parsed once for them. */
const pluginsOf = new WeakMap<readonly Claim[], PluginsOfClaims>();

function getPlugins(claims: readonly Claim[], alsoSaid: AlsoSaid): PluginList {
  const known = pluginsOf.get(claims);
  if (known?.alsoSaid === alsoSaid) return known.plugins;
  const plugins = [() => (tree: HastNode) => placeClaims(tree, claims, ({ text }) => alsoSaid.has(text))];
  pluginsOf.set(claims, { alsoSaid, plugins });
  return plugins;
}

/** A summary or notes whose paragraphs and points show where the recording says them (RDT-13). */
export const GradedMarkdown = memo(function GradedMarkdown(props: GradedMarkdownProps) {
  const { children, claims, momentHref, alsoSaid = nowhere } = props;
  const context = useMemo(() => ({ claims, momentHref, alsoSaid }), [claims, momentHref, alsoSaid]);
  return (
    <Claims value={context}>
      <MarkdownText rehypePlugins={getPlugins(claims, alsoSaid)} components={marksOfClaims}>
        {children}
      </MarkdownText>
    </Claims>
  );
});

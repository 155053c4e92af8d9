import type { Claim } from "@lectern/domain/claim";
import { createContext, Fragment, memo, type ReactNode, useContext, useMemo, useState } from "react";
import { Button } from "../../elements/button/Button.tsx";
import { BareLink } from "../../elements/link/Link.tsx";
import { MarkdownText, type MarkdownTextProps } from "../markdown/Markdown.tsx";
import { prose } from "../markdown/Markdown.css.ts";
import { MomentChip, QuoteProvider } from "../moment-chip/MomentChip.tsx";
import { LectureLanguage } from "../lecture-language.ts";
import { LectureNames } from "../lecture-names.ts";
import { timestamp } from "../transcript/timestamp.ts";
import { foldQuotations } from "./fold-quotations.ts";
import { absent, elsewhere, elsewhereLink, note, readOn, rest } from "./GradedMarkdown.css.ts";
import { type ClaimMarks, type HastNode, placeClaims } from "./place-claims.ts";

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
  readonly marks: ClaimMarks;
  /** The moments at which other lectures say a claim too, by its text (UNT-03). */
  readonly alsoSaid?: ReadonlyMap<string, readonly OtherMoment[]> | undefined;
}

const nowhere: ReadonlyMap<string, readonly OtherMoment[]> = new Map();

const Claims = createContext<
  GradedTextProps & { readonly quiet: boolean; readonly alsoSaid: NonNullable<GradedMarkdownProps["alsoSaid"]> }
>({ claims: [], momentHref: () => "", quiet: false, alsoSaid: nowhere });

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

const AbsentText = ({ children }: { readonly children?: ReactNode }) => <span className={absent}>{children}</span>;
const AbsentNote = () => (
  <span className={note} lang="en" dir="ltr">
    not found in the recording
  </span>
);

const IsOpen = createContext(true);

/** A long quotation: its first words, and a button for the rest. */
function FoldedQuotation({ children }: { readonly children?: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <IsOpen value={isOpen}>
      <blockquote>
        {children}
        <Button
          variant="quiet"
          size="small"
          flush="start"
          className={readOn}
          lang="en"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? "Show less" : "Read on"}
        </Button>
      </blockquote>
    </IsOpen>
  );
}

interface QuotationRestProps {
  /** Present where the quotation is cut. */
  readonly "data-cut"?: string;
  readonly children?: ReactNode;
}

function QuotationRest({ "data-cut": cut, children }: QuotationRestProps) {
  const isOpen = useContext(IsOpen);
  return (
    <>
      {!isOpen && cut !== undefined && <span aria-hidden="true">…</span>}
      <span className={isOpen ? undefined : rest}>{children}</span>
    </>
  );
}

const marksOfClaims = {
  "claim-chip": ClaimChip,
  "claim-absent": AbsentText,
  "claim-note": AbsentNote,
  "claim-elsewhere": Elsewhere,
  "folded-quotation": FoldedQuotation,
  "quotation-rest": QuotationRest,
};

type AlsoSaid = NonNullable<GradedMarkdownProps["alsoSaid"]>;

interface PluginsOfClaims extends Pick<GradedMarkdownProps, "marks"> {
  readonly alsoSaid: AlsoSaid;
  readonly plugins: PluginList;
}

/** The last plugins of each list of claims, so that a text is parsed once for them. */
const pluginsOf = new WeakMap<readonly Claim[], PluginsOfClaims>();

function getPlugins(claims: readonly Claim[], marks: ClaimMarks, alsoSaid: AlsoSaid): PluginList {
  const known = pluginsOf.get(claims);
  if (known?.marks === marks && known.alsoSaid === alsoSaid) return known.plugins;
  const plugins = [
    () => (tree: HastNode) => {
      placeClaims(tree, claims, marks, ({ text }) => alsoSaid.has(text));
      // An answer's quotations are long, because what was asked may stand behind the place that was found.
      if (marks === "chips") foldQuotations(tree);
    },
  ];
  pluginsOf.set(claims, { marks, alsoSaid, plugins });
  return plugins;
}

/** Markdown whose sentences show their support in the recording (AST-08, RDT-13). */
export const GradedMarkdown = memo(function GradedMarkdown(props: GradedMarkdownProps) {
  const { children, claims, momentHref, marks, alsoSaid = nowhere } = props;
  const context = useMemo(
    () => ({ claims, momentHref, quiet: marks === "times", alsoSaid }),
    [claims, momentHref, marks, alsoSaid],
  );
  return (
    <QuoteProvider delayDuration={200}>
      <Claims value={context}>
        <MarkdownText rehypePlugins={getPlugins(claims, marks, alsoSaid)} components={marksOfClaims}>
          {children}
        </MarkdownText>
      </Claims>
    </QuoteProvider>
  );
});

/** The sentences of an answer that is still arriving (AST-10). */
export function GradedSentences({ claims, momentHref }: GradedTextProps) {
  const context = useMemo(() => ({ claims, momentHref, quiet: false, alsoSaid: nowhere }), [claims, momentHref]);
  return (
    <QuoteProvider delayDuration={200}>
      <Claims value={context}>
        <div className={prose}>
          {claims.map(({ text, grade }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- sentences are only added at the end
            <p key={index} dir="auto">
              {grade === "absent" ? <AbsentText>{text}</AbsentText> : text}
              {grade === "absent" ? <AbsentNote /> : <ClaimChip data-claim={String(index)} />}
            </p>
          ))}
        </div>
      </Claims>
    </QuoteProvider>
  );
}

import { assertNever } from "@lectern/domain/assert-never";
import { useId } from "react";
import { Heading } from "../../elements/heading/Heading.tsx";
import { BareLink, Link } from "../../elements/link/Link.tsx";
import { Skeleton } from "../../elements/skeleton/Skeleton.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { MarkedWords } from "../../recording/marked-words/MarkedWords.tsx";
import { timestamp } from "../../recording/transcript/timestamp.ts";
import { all, group, head, list, row, sentence, source } from "./FoundMoments.css.ts";

export interface FoundMoment {
  readonly key: string;
  readonly href: string;
  /** The sentence, or the part of it around the found words. */
  readonly text: string;
  /** The found words, which are marked. */
  readonly words: readonly string[];
  /** The title of the recording or study guide. */
  readonly title: string;
  /** Seconds from the recording's start; null for text without times. */
  readonly start: number | null;
}

/** `failed`: the search can't be reached. Earlier moments stay until new ones have loaded. */
export type FoundMomentsState =
  | { readonly kind: "searching" }
  | { readonly kind: "failed" }
  | { readonly kind: "ready"; readonly moments: readonly FoundMoment[] };

export interface FoundMomentsProps {
  readonly state: FoundMomentsState;
  /** "In your lectures" */
  readonly title: string;
  /** The address of the full-text search for the same words. */
  readonly searchHref: string;
}

/** The second group of a list's search: the best sentences that were said or written (FND-01). */
export function FoundMoments({ state, title, searchHref }: FoundMomentsProps) {
  const id = useId();
  return (
    <section className={group} aria-labelledby={id} aria-busy={state.kind === "searching"}>
      <div className={head}>
        <Heading level={2} size="small" id={id}>
          {title}
        </Heading>
        <Link href={searchHref} className={all}>
          See all matches
        </Link>
      </div>
      {state.kind === "searching" ? (
        <Skeleton width="long" />
      ) : state.kind === "failed" ? (
        <Text color="muted">Transcript search isn&apos;t available right now.</Text>
      ) : state.kind === "ready" ? (
        state.moments.length === 0 ? (
          <Text color="muted">No matches in your transcripts.</Text>
        ) : (
          <ul className={list} aria-labelledby={id}>
            {state.moments.map((moment) => (
              <li key={moment.key}>
                <BareLink href={moment.href} className={row}>
                  <span className={sentence} dir="auto">
                    <MarkedWords words={moment.words}>{moment.text}</MarkedWords>
                  </span>
                  <span className={source} dir="auto">
                    {moment.start !== null && `${timestamp(moment.start)} · `}
                    {moment.title}
                  </span>
                </BareLink>
              </li>
            ))}
          </ul>
        )
      ) : (
        assertNever(state)
      )}
    </section>
  );
}

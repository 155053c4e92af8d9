import { assertNever } from "@lectern/domain/assert-never";
import { toTitle } from "@lectern/domain/recording";
import type { UnitPlace, UnitTerm, UnitTerms } from "@lectern/domain/unit-terms";
import { useId, useMemo, useState } from "react";
import { Button } from "../../../elements/button/Button.tsx";
import { chevronDown } from "../../../elements/icon/glyphs.ts";
import { Icon } from "../../../elements/icon/Icon.tsx";
import { inline } from "../../../elements/inline/Inline.css.ts";
import { Inline } from "../../../elements/inline/Inline.tsx";
import { Skeleton } from "../../../elements/skeleton/Skeleton.tsx";
import { stack } from "../../../elements/stack/Stack.css.ts";
import { text } from "../../../elements/text/Text.css.ts";
import { Text } from "../../../elements/text/Text.tsx";
import { VisuallyHidden } from "../../../elements/visually-hidden/VisuallyHidden.tsx";
import { ErrorRegion } from "../../../feedback/error-region/ErrorRegion.tsx";
import { SearchField } from "../../../forms/search-field/SearchField.tsx";
import { MomentLink } from "../../../recording/moment-link/MomentLink.tsx";
import { joinClasses } from "../../../theme/class-name.ts";
import { filter, list, sign, uses, wide } from "./KeyTerms.css.ts";
import type { KeyTermsProps } from "./key-terms.state.ts";
import { listTerms, type TermOrder } from "./list-terms.ts";

export type { KeyTermsProps } from "./key-terms.state.ts";

/** Fewer are seen at a glance. */
const MANY_TERMS = 8;
/** Shown at once; the rest on request. */
const FIRST_TERMS = 60;
const SHOWN_LECTURES = 5;

const placesClass = joinClasses(joinClasses(inline(), text({ size: "caption", color: "muted" })), uses);

interface EntryProps extends Pick<KeyTermsProps, "momentHref"> {
  readonly entry: UnitTerm;
  readonly lectureNames: ReadonlyMap<string, string>;
}

function Entry({ entry, lectureNames, momentHref }: EntryProps) {
  const [isWhole, setWhole] = useState(false);
  const { term, names: otherNames, definition: sentence, definedAt, usedAt } = entry;
  const language = entry.language ?? undefined;
  const shown = isWhole ? usedAt : usedAt.slice(0, SHOWN_LECTURES);
  const toLink = ({ recording, start }: UnitPlace) => (
    <MomentLink
      key={recording}
      look="quiet"
      lecture={lectureNames.get(recording) ?? toTitle("")}
      seconds={start ?? undefined}
      href={momentHref(recording, start, term)}
    />
  );
  return (
    <div>
      <dt className={text({ weight: "strong" })}>
        <bdi lang={language}>{term}</bdi>
        {otherNames.length > 0 && (
          <span className={text({ color: "muted" })}>
            {" also "}
            <bdi lang={language}>{otherNames.join(", ")}</bdi>
          </span>
        )}
      </dt>
      {sentence !== null && (
        <dd className={text({ color: "secondary" })} dir="auto" lang={language}>
          {sentence}
        </dd>
      )}
      <dd className={placesClass}>Defined in {toLink(definedAt)}</dd>
      {usedAt.length > 0 && (
        <dd className={placesClass}>
          Also mentioned in {shown.map(toLink)}
          {shown.length < usedAt.length && (
            <Button variant="quiet" size="small" onClick={() => setWhole(true)}>
              {usedAt.length - shown.length} more
              <VisuallyHidden> lectures mention {term}</VisuallyHidden>
            </Button>
          )}
        </dd>
      )}
    </div>
  );
}

function Index({ index, momentHref }: Pick<KeyTermsProps, "momentHref"> & { readonly index: UnitTerms }) {
  const [typed, setTyped] = useState("");
  const [order, setOrder] = useState<TermOrder>("alphabet");
  const [most, setMost] = useState(FIRST_TERMS);
  const names = useMemo(() => new Map(index.lectures.map((one) => [one.id, toTitle(one.name)])), [index.lectures]);
  const found = useMemo(() => listTerms(index.terms, order, typed), [index.terms, order, typed]);
  if (index.terms.length === 0) {
    return <Text color="muted">No key terms yet. Key terms are words your lectures define.</Text>;
  }
  return (
    <>
      {index.terms.length > MANY_TERMS && (
        <Inline className={wide}>
          <SearchField
            className={filter}
            label="Filter key terms"
            placeholder={`Filter ${index.terms.length} terms...`}
            value={typed}
            onChange={setTyped}
          />
          <Button variant="quiet" onClick={() => setOrder(order === "course" ? "alphabet" : "course")}>
            {order === "course" ? "Sort A to Z" : "Sort by Lecture"}
          </Button>
        </Inline>
      )}
      <VisuallyHidden live>{typed === "" ? "" : `${found.length} of ${index.terms.length} terms`}</VisuallyHidden>
      {found.length === 0 && <Text color="muted">No matching key terms.</Text>}
      <dl className={joinClasses(stack(), list)}>
        {found.slice(0, most).map((entry) => (
          <Entry
            key={`${entry.definedAt.recording} ${entry.term}`}
            entry={entry}
            lectureNames={names}
            momentHref={momentHref}
          />
        ))}
      </dl>
      {found.length > most && <Button onClick={() => setMost(most + FIRST_TERMS)}>Show More Terms</Button>}
    </>
  );
}

/**
 * The key terms of a folder's lectures (UNT-03): each with its definition, the lecture and moment that it comes from, and the
 * first moment of each other lecture that says it. It is closed at first; opened, it is loading, failed, without terms, or ready.
 */
export function KeyTerms({ state, onOpenChange, onRetry, momentHref }: KeyTermsProps) {
  const id = useId();
  const isOpen = state.kind !== "closed";
  return (
    <section className={stack({ gap: "s", align: "start" })} aria-label="Key terms">
      <Button
        variant="quiet"
        size="small"
        flush="start"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => onOpenChange(!isOpen)}
      >
        Key terms
        <Icon glyph={chevronDown} size="small" className={sign} />
      </Button>
      {isOpen && (
        <div id={id} className={joinClasses(stack({ align: "start" }), wide)} aria-busy={state.kind === "loading"}>
          {state.kind === "loading" ? (
            <div className={joinClasses(joinClasses(stack({ gap: "s" }), wide), list)}>
              <VisuallyHidden live>Loading key terms</VisuallyHidden>
              <Skeleton width="half" />
              <Skeleton width="long" />
              <Skeleton width="long" />
            </div>
          ) : state.kind === "failed" ? (
            <ErrorRegion onRetry={onRetry}>Couldn't load key terms</ErrorRegion>
          ) : state.kind === "ready" ? (
            <Index index={state.index} momentHref={momentHref} />
          ) : (
            assertNever(state)
          )}
        </div>
      )}
    </section>
  );
}

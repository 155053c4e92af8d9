import { assertNever } from "@lectern/domain/assert-never";
import { memo, startTransition, useEffect, useId, useState } from "react";
import { formatLongDate } from "@lectern/domain/dates";
import { toTitle } from "@lectern/domain/recording";
import type { SearchMoment, SearchResult } from "@lectern/domain/search";
import { BareLink } from "../../elements/link/Link.tsx";
import { ButtonLink } from "../../elements/button-link/ButtonLink.tsx";
import { Button } from "../../elements/button/Button.tsx";
import { Heading } from "../../elements/heading/Heading.tsx";
import { Inline } from "../../elements/inline/Inline.tsx";
import { Skeleton } from "../../elements/skeleton/Skeleton.tsx";
import { Stack } from "../../elements/stack/Stack.tsx";
import { VisuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.tsx";
import { EmptyState } from "../../feedback/empty-state/EmptyState.tsx";
import { ErrorRegion } from "../../feedback/error-region/ErrorRegion.tsx";
import { FieldMessage } from "../../forms/field-message/FieldMessage.tsx";
import { SearchField } from "../../forms/search-field/SearchField.tsx";
import { Select, type SelectOption } from "../../forms/select/Select.tsx";
import { Switch } from "../../forms/switch/Switch.tsx";
import { PageHeader } from "../../frames/page-header/PageHeader.tsx";
import { EmptyPage } from "../../illustrations/empty-page/EmptyPage.tsx";
import { joinClasses } from "../../theme/class-name.ts";
import { MarkedWords } from "../../recording/marked-words/MarkedWords.tsx";
import { timestamp } from "../../recording/transcript/timestamp.ts";
import {
  noFilters,
  type SearchFilters,
  type SearchPeriod,
  type SearchState,
  type SearchViewProps,
} from "./search.state.ts";
import * as styles from "./SearchView.css.ts";

export {
  noFilters,
  type SearchFilters,
  searchPeriods,
  type SearchState,
  type SearchViewProps,
} from "./search.state.ts";

const parts: Record<Exclude<SearchMoment["part"], "said">, string> = {
  summary: "Summary",
  notes: "Notes",
  guide: "Study guide",
};

const periods: SelectOption<SearchPeriod>[] = [
  { value: "any", label: "Any time" },
  { value: "week", label: "Last 7 days" },
  { value: "month", label: "Last 30 days" },
  { value: "year", label: "Last 12 months" },
];

const ALL_FOLDERS = "all";

interface FiltersProps extends Pick<SearchViewProps, "filters" | "folders" | "onFiltersChange"> {
  readonly id: string;
  /** Whether they show on a phone. Elsewhere they always do. */
  readonly isOpen: boolean;
}

function Filters({ id, isOpen, filters, folders, onFiltersChange }: FiltersProps) {
  const change = (changed: Partial<SearchFilters>) => onFiltersChange({ ...filters, ...changed });
  return (
    <div id={id} className={joinClasses(styles.filterRow, isOpen ? undefined : styles.folded)}>
      <Select
        label="Folder"
        placeholder="Choose a folder"
        options={[
          { value: ALL_FOLDERS, label: "All folders" },
          ...folders.map((folder) => ({ value: folder.id, label: folder.name })),
        ]}
        value={filters.folderId ?? ALL_FOLDERS}
        onChange={(folder) => change({ folderId: folder === ALL_FOLDERS ? undefined : folder })}
      />
      <Select
        label="Recorded"
        placeholder="Choose a time range"
        options={periods}
        value={filters.period}
        onChange={(period) => change({ period })}
      />
      <div className={styles.wide}>
        <Switch label="Favorites only" checked={filters.isFavorite} onChange={(isFavorite) => change({ isFavorite })} />
      </div>
    </div>
  );
}

interface NothingProps extends Pick<SearchViewProps, "onFiltersChange" | "onQueryChange"> {
  readonly state: Extract<SearchState, { kind: "nothing" }>;
}

const nothingWords = (isHidden: boolean | null): string => {
  if (isHidden === null) return "No matches with these filters.";
  return isHidden ? "Your filters are hiding the matches." : "No matches in your lectures.";
};

/** Nothing was found. If filters hide results, it says so and can clear them (FND-01). */
function Nothing({ state: { suggestion, isHidden }, onFiltersChange, onQueryChange }: NothingProps) {
  return (
    <EmptyState
      title="Nothing found"
      drawing={<EmptyPage drawing="search" />}
      action={
        <Inline gap="s" justify="center">
          {isHidden !== false && (
            <Button variant="secondary" onClick={() => onFiltersChange(noFilters)}>
              Clear Filters
            </Button>
          )}
          {suggestion !== null && (
            <Button variant="secondary" onClick={() => onQueryChange(suggestion)}>
              Did you mean {suggestion}?
            </Button>
          )}
        </Inline>
      }
    >
      {nothingWords(isHidden)}
    </EmptyState>
  );
}

/** Sorts by time, since a student looks for the moment in the course of the lecture; summary and notes follow. */
const inOrderOfTime = (moments: readonly SearchMoment[]): SearchMoment[] =>
  moments.toSorted((one, other) => (one.start ?? Number.MAX_VALUE) - (other.start ?? Number.MAX_VALUE));

interface ResultProps extends Pick<SearchViewProps, "resultHref" | "momentHref"> {
  readonly result: SearchResult;
}

/** Drawn again only if it changes: each key of the field draws the page again. */
const Result = memo(function Result({ result, resultHref, momentHref }: ResultProps) {
  return (
    <li className={styles.result}>
      <div className={styles.head}>
        <Heading level={2} size="small">
          <BareLink href={resultHref(result)} className={styles.title}>
            <bdi>{toTitle(result.name)}</bdi>
          </BareLink>
        </Heading>
        <time className={styles.aside} dateTime={result.createdAt}>
          {formatLongDate(result.createdAt)}
        </time>
      </div>
      <ul className={styles.moments}>
        {inOrderOfTime(result.moments).map((moment) => (
          <li key={`${moment.part}-${moment.start}-${moment.text}`}>
            <BareLink href={momentHref(result, moment)} className={styles.moment}>
              <span className={styles.place}>
                {moment.part !== "said"
                  ? parts[moment.part]
                  : moment.start === null
                    ? "Transcript"
                    : timestamp(moment.start)}
              </span>
              <span className={styles.sentence} dir="auto">
                {moment.speaker !== null && (
                  <span className={styles.speaker} dir="auto">
                    <MarkedWords words={moment.words}>{moment.speaker}</MarkedWords>
                  </span>
                )}
                <MarkedWords words={moment.words}>{moment.text}</MarkedWords>
              </span>
            </BareLink>
          </li>
        ))}
      </ul>
    </li>
  );
});

/** Results in the first frame, more than a screen has. */
const FIRST_RESULTS = 10;

interface ResultsProps extends Pick<SearchViewProps, "resultHref" | "momentHref"> {
  readonly state: Extract<SearchState, { kind: "found" }>;
}

function Results({ state: { results, isOlder }, resultHref, momentHref }: ResultsProps) {
  // The others follow in a render that a key interrupts: fifty at once are a long task on a slow device. `useDeferredValue` would begin
  // with all of them, because the state of a search is deferred itself.
  const [most, setMost] = useState(FIRST_RESULTS);
  // Those that the next answer replaces are not drawn again, and its first ones don't wait for the others.
  if (isOlder && most !== FIRST_RESULTS) setMost(FIRST_RESULTS);
  useEffect(() => {
    if (!isOlder) startTransition(() => setMost(Number.POSITIVE_INFINITY));
  }, [isOlder]);
  return (
    <ul className={styles.list} aria-label="Results" aria-busy={isOlder}>
      {results.slice(0, most).map((result) => (
        <Result key={result.id} result={result} resultHref={resultHref} momentHref={momentHref} />
      ))}
    </ul>
  );
}

function describe(state: SearchState): string {
  if (state.kind === "searching") return "Searching";
  if (state.kind !== "found" || state.isOlder) return "";
  const { length } = state.results;
  return length === 1 ? "Found in 1 lecture" : `Found in ${length} lectures`;
}

/**
 * The full-text search (FND-01). States: nothing searched yet, first results loading, results, none with a suggestion,
 * and failed. Earlier results stay until new ones have loaded.
 */
export function SearchView({
  state,
  network = "online",
  query,
  onQueryChange,
  askHref,
  resultHref,
  momentHref,
  ...filtering
}: SearchViewProps) {
  const filtersId = useId();
  const { folderId, isFavorite, period } = filtering.filters;
  const [isFiltering, setFiltering] = useState(folderId !== undefined || isFavorite || period !== "any");
  return (
    <Stack gap="xl" className={styles.page}>
      <PageHeader title="Search your lectures" note="In your transcripts, summaries, notes and study guides" />
      <div className={styles.ask}>
        <div className={styles.fieldRow}>
          <SearchField label="Search your lectures" placeholder="A few words" value={query} onChange={onQueryChange} />
          <Button
            className={styles.fold}
            aria-expanded={isFiltering}
            aria-controls={filtersId}
            onClick={() => setFiltering(!isFiltering)}
          >
            Filter
          </Button>
        </div>
        {network === "kept" && <FieldMessage>You're offline. Only saved lectures are searched.</FieldMessage>}
        <Filters id={filtersId} isOpen={isFiltering} {...filtering} />
        {askHref !== undefined && network === "online" && (
          <div>
            <ButtonLink size="small" href={askHref}>
              Ask About This Folder
            </ButtonLink>
          </div>
        )}
      </div>
      <VisuallyHidden live>{describe(state)}</VisuallyHidden>
      {state.kind === "idle" ? (
        <EmptyState title="Find the moment" drawing={<EmptyPage drawing="search" />}>
          Type a few words. Use “quotes” for a phrase, and a minus sign to leave a word out.
        </EmptyState>
      ) : state.kind === "searching" ? (
        <div className={styles.waiting} aria-busy="true">
          <Skeleton shape="title" width="long" />
          <Skeleton width="long" />
          <Skeleton width="long" />
        </div>
      ) : state.kind === "found" ? (
        <Results state={state} resultHref={resultHref} momentHref={momentHref} />
      ) : state.kind === "nothing" ? (
        <Nothing state={state} onQueryChange={onQueryChange} onFiltersChange={filtering.onFiltersChange} />
      ) : state.kind === "failed" ? (
        <ErrorRegion>
          {network === "offline"
            ? "You need to be online to search your lectures."
            : "Search isn't working right now. Please try again."}
        </ErrorRegion>
      ) : (
        assertNever(state)
      )}
    </Stack>
  );
}

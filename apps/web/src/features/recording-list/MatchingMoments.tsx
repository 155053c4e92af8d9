import { toSearchQuestion } from "@lectern/data/search/search";
import { toTitle } from "@lectern/domain/recording";
import { MAX_QUESTION_LENGTH } from "@lectern/domain/search";
import { FoundMoments, type FoundMomentsState } from "@lectern/ui/frames/found-moments";
import { isSearchable } from "../../commands/is-searchable.ts";
import { toMoments, toSnippet } from "../../commands/palette.view-state.ts";
import { momentHref, paths } from "../../paths.ts";
import { usePaused } from "@lectern/browser/use-paused";
import { useSearch } from "../keeping/use-kept-search.ts";

interface MatchingMomentsProps {
  readonly query: string;
  readonly title: string;
  /** Whether only favorites are searched. */
  readonly isFavorite: boolean;
}

/** The best sentences for the words in a list's search field (FND-01). */
export function MatchingMoments({ query, title, isFavorite }: MatchingMomentsProps) {
  const paused = usePaused(query.slice(0, MAX_QUESTION_LENGTH));
  const { data, isError } = useSearch(toSearchQuestion(paused, { isFavorite }), isSearchable(paused)).read;
  const state: FoundMomentsState = isError
    ? { kind: "failed" }
    : data === undefined
      ? { kind: "searching" }
      : {
          kind: "ready",
          moments: toMoments(data).map(({ result, moment }) => ({
            key: result.id,
            href: momentHref(result, moment),
            text: toSnippet(moment),
            words: moment.words,
            title: toTitle(result.name),
            start: moment.start,
          })),
        };
  return <FoundMoments state={state} title={title} searchHref={paths.searchFor(query.trim())} />;
}

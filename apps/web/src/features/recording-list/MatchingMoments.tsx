import { searchQueries, toSearchQuestion } from "@lectern/data/search/search";
import { toTitle } from "@lectern/domain/recording";
import { MAX_QUESTION_LENGTH } from "@lectern/domain/search";
import { FoundMoments, type FoundMomentsState } from "@lectern/ui/frames/found-moments";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { isSearchable } from "../../commands/is-searchable.ts";
import { toMoments, toSnippet } from "../../commands/palette.view-state.ts";
import { momentHref, paths } from "../../paths.ts";
import { usePaused } from "@lectern/browser/use-paused";
import { useUser } from "../../flows/use-user.ts";
import { useKeptSearch } from "../keeping/use-kept-search.ts";
import { useShowsKept } from "../keeping/use-shows-kept.ts";

interface MatchingMomentsProps {
  readonly query: string;
  readonly title: string;
  /** Whether only favorites are searched. */
  readonly isFavorite: boolean;
}

/** The best sentences for the words in a list's search field (FND-01). */
export function MatchingMoments({ query, title, isFavorite }: MatchingMomentsProps) {
  const { client, id: userId } = useUser();
  const paused = usePaused(query.slice(0, MAX_QUESTION_LENGTH));
  const question = toSearchQuestion(paused, { isFavorite });
  const isAsked = isSearchable(paused);
  const isOffline = useShowsKept();
  const answer = useQuery({
    ...searchQueries(client, userId).find(question),
    enabled: isAsked && !isOffline,
    placeholderData: keepPreviousData,
  });
  const isOfKept = useShowsKept(answer.error);
  const kept = useKeptSearch(question, isAsked && isOfKept);
  const { data, isError } = isOfKept ? kept : answer;
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

import { runWrite } from "@lectern/data/options";
import { studyGuideMutations } from "@lectern/data/study-guides/study-guides.mutations";
import { studyGuideQueries } from "@lectern/data/study-guides/study-guides.queries";
import { StudyGuidesView } from "@lectern/ui/screens/study-guides";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import { paths } from "../../paths.ts";
import { settle } from "../../flows/settle.ts";
import { useUser } from "../../flows/use-user.ts";
import { renderMatchingMoments } from "../../features/recording-list/matching-moments.tsx";
import { useSearchQuery } from "@lectern/browser/use-search-query";
import { toStudyGuidesState } from "./study-guides.view-state.ts";

export function StudyGuidesScreen() {
  const { client, id: userId } = useUser();
  const cache = useQueryClient();
  const { data, isError, refetch } = useQuery(studyGuideQueries(client, userId).list());
  const [query, setQuery] = useSearchQuery();
  const settledQuery = useDeferredValue(query);
  const state = useMemo(() => toStudyGuidesState({ data, isError }, settledQuery), [data, isError, settledQuery]);
  const moments = renderMatchingMoments(query, "In your lectures and guides");
  const mutations = studyGuideMutations(client, userId);

  return (
    <StudyGuidesView
      state={state}
      onRetry={() => void refetch()}
      query={query}
      onQueryChange={setQuery}
      moments={moments}
      guideHref={(id) => paths.studyGuide(id)}
      onDelete={(id) => settle(runWrite(cache, mutations.remove(id), undefined))}
    />
  );
}

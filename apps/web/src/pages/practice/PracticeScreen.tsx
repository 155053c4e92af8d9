import { folderQueries } from "@lectern/data/folders/folders.queries";
import { practiceMutations } from "@lectern/data/practice/practice.mutations";
import { practiceQueries } from "@lectern/data/practice/practice.queries";
import { PracticeView } from "@lectern/ui/screens/practice";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { useSendWhenOnline } from "../../features/cards/use-send-when-online.ts";
import { useWaitingReviews } from "../../features/cards/use-waiting-reviews.ts";
import { parseScope } from "@lectern/practice/scope";
import { useUser } from "../../flows/use-user.ts";
import { paths } from "../../paths.ts";
import { useTwoButtons } from "../../platform/two-buttons.ts";
import { toNumbersState, toPracticeState, toScopeTitle } from "./practice.view-state.ts";

/** Practice: the due cards, of everything or of the folder or recording in the URL. */
export function PracticeScreen() {
  const { client, id: userId } = useUser();
  const [searchParams] = useSearchParams();
  const scope = parseScope(searchParams);
  const queries = practiceQueries(client, userId);
  const overview = useQuery(queries.overview());
  const day = useQuery(queries.day());
  const folders = useQuery(folderQueries(client, userId).list());
  const reviews = useQuery(queries.reviewsByDay());
  const settings = useQuery(queries.settings());
  const setSettings = useMutation(practiceMutations(client, userId).setSettings());
  const [hasTwoButtons, setTwoButtons] = useTwoButtons();
  const waiting = useWaitingReviews();
  useSendWhenOnline(waiting > 0);
  const scopeTitle = toScopeTitle(scope, { overview, folders });
  const chosen = settings.data && { ...settings.data, ...(setSettings.isPending && setSettings.variables) };

  return (
    <PracticeView
      state={toPracticeState({ overview, day, folders }, scope, overview.dataUpdatedAt)}
      numbers={toNumbersState({ overview, day }, reviews)}
      scope={scopeTitle === undefined ? undefined : { title: scopeTitle, allHref: paths.practice() }}
      startHref={paths.practiceSession(scope)}
      recordingsHref={paths.recordings}
      waiting={waiting}
      hasTwoButtons={hasTwoButtons}
      onTwoButtonsChange={setTwoButtons}
      choices={chosen && { newPerDay: chosen.newPerDay, retention: chosen.retention }}
      onChoicesChange={(choices) => setSettings.mutate(choices)}
      onRetry={() => {
        for (const read of [overview, day]) if (read.isError) void read.refetch();
      }}
    />
  );
}

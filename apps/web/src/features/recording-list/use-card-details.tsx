import { folderQueries } from "@lectern/data/folders/folders.queries";
import { CardDetails } from "@lectern/ui/cards/card-details";
import type { RecordingsViewProps } from "@lectern/ui/screens/recordings";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useMemo } from "react";
import { useUser } from "../../flows/use-user.ts";
import { lazyScreen } from "../../loading/lazy-screen.tsx";
import { useServices } from "../../flows/services.ts";

/** Its code loads after the rows have rendered. */
const fetched = lazyScreen(async () => (await import("./FetchedDetails.tsx")).FetchedDetails);

const renderDetails = (id: string) => (
  <Suspense fallback={<CardDetails details={undefined} />}>
    <fetched.Screen id={id} />
  </Suspense>
);

/**
 * What cards show beside their list's rows: minutes, the summary's first sentence, the folder. Read after the rows.
 *
 * @param enabled false until the rows were read
 */
export function useCardDetails(enabled: boolean): Pick<RecordingsViewProps, "folders" | "renderDetails"> {
  const { client } = useServices();
  const { id: userId } = useUser();
  const { data } = useQuery({ ...folderQueries(client, userId).list(), enabled });
  const folders = useMemo(() => data && new Map(data.map((folder) => [folder.id, folder])), [data]);
  return { folders, renderDetails };
}

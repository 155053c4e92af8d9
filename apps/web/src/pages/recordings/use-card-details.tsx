import { folderQueries } from "@lectern/data/folders/folders.queries";
import { recordingQueries } from "@lectern/data/recordings/recordings.queries";
import { CardDetails } from "@lectern/ui/cards/card-details";
import type { RecordingsViewProps } from "@lectern/ui/screens/recordings";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useUser } from "../../flows/use-user.ts";
import { useServices } from "../../services.ts";

/** Rendered for the cards near the screen only, so that only they are asked for. */
function FetchedDetails({ id }: { readonly id: string }) {
  const { client } = useServices();
  const { id: userId } = useUser();
  // A completed recording's minutes and summary don't change.
  const { data } = useQuery({ ...recordingQueries(client, userId).details(id), staleTime: Infinity });
  return <CardDetails details={data} />;
}

const renderDetails = (id: string) => <FetchedDetails id={id} />;

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

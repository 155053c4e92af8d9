import { folderQueries } from "@lectern/data/folders/folders.queries";
import { CardDetails } from "@lectern/ui/cards/card-details";
import type { RecordingsViewProps } from "@lectern/ui/screens/recordings";
import { createLazyPart } from "@lectern/ui/theme/lazy-part";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useUser } from "../../flows/use-user.ts";

/** Its code is loaded after the rows have rendered. */
const fetched = createLazyPart(() => import("./FetchedDetails.tsx"), "ignore");

function Details({ id }: { readonly id: string }) {
  const part = fetched.usePart(true);
  return part === undefined ? <CardDetails details={undefined} /> : <part.FetchedDetails id={id} />;
}
/** Renders a card's minutes and the first sentence of its summary, which are read when the card is near the screen. */
export const renderDetails = (id: string) => <Details id={id} />;

/**
 * The details that cards show in addition to their list's rows: minutes, the summary's first sentence, the folder. They
 * are read after the rows.
 *
 * @param enabled false until the rows have been read
 */
export function useCardDetails(enabled: boolean): Pick<RecordingsViewProps, "folders" | "renderDetails"> {
  const { client, id: userId } = useUser();
  const { data } = useQuery({ ...folderQueries(client, userId).list(), enabled });
  const folders = useMemo(() => data && new Map(data.map((folder) => [folder.id, folder])), [data]);
  return { folders, renderDetails };
}

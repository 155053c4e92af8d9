import { recordingDetailsQuery } from "@lectern/data/recordings/details";
import { CardDetails } from "@lectern/ui/cards/card-details";
import { useQuery } from "@tanstack/react-query";
import { useUser } from "../../flows/use-user.ts";

/**
 * Shows a card's minutes and the first sentence of its summary. It is rendered only near the screen, so that only these
 * are requested.
 */
export function FetchedDetails({ id }: { readonly id: string }) {
  const { client, id: userId } = useUser();
  // The minutes and summary of a completed recording don't change.
  const { data } = useQuery({ ...recordingDetailsQuery(client, userId, id), staleTime: Infinity });
  return <CardDetails details={data} />;
}

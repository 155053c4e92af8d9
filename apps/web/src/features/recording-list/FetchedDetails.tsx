import { recordingDetailsQuery } from "@lectern/data/recordings/details.queries";
import { CardDetails } from "@lectern/ui/cards/card-details";
import { useQuery } from "@tanstack/react-query";
import { useUser } from "../../flows/use-user.ts";
import { useServices } from "../../flows/services.ts";

/** A card's minutes and its summary's first sentence. Rendered near the screen only, so that only those are asked for. */
export function FetchedDetails({ id }: { readonly id: string }) {
  const { client } = useServices();
  const { id: userId } = useUser();
  // A completed recording's minutes and summary don't change.
  const { data } = useQuery({ ...recordingDetailsQuery(client, userId, id), staleTime: Infinity });
  return <CardDetails details={data} />;
}

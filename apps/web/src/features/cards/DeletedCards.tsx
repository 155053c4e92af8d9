import { practiceQueries } from "@lectern/data/practice/practice.queries";
import { useQuery } from "@tanstack/react-query";
import { useUser } from "../../flows/use-user.ts";

/** Shows how many cards would be deleted with a recording. Empty while that is loading, and if there are none. */
export function DeletedCards({ recordingId }: { readonly recordingId: string }) {
  const { client, id: userId } = useUser();
  const { data = 0 } = useQuery({ ...practiceQueries(client, userId).cardCount(recordingId), staleTime: 0 });
  if (data === 0) return null;
  return data === 1 ? ", with 1 card and its reviews" : `, with ${data} cards and their reviews`;
}

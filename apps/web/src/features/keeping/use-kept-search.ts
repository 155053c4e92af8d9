import type { SearchQuestion } from "@lectern/data/search/search.queries";
import { Failure } from "@lectern/domain/failure";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useServices } from "../../flows/services.ts";
import { useUser } from "../../flows/use-user.ts";

/** Searches what this device keeps (OFF-04). */
export function useKeptSearch(question: SearchQuestion, isEnabled: boolean) {
  const { keeping } = useServices();
  const { id } = useUser();
  return useQuery({
    queryKey: ["search", id, "kept", question] as const,
    queryFn: async () => {
      const kept = await keeping.open(id);
      if (kept === undefined) throw new Failure("not-found");
      return await kept.search(question);
    },
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    networkMode: "always",
    // What is kept may change meanwhile.
    staleTime: 0,
    meta: { work: "search" },
  });
}

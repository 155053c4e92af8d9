import type { LecternClient } from "@lectern/data/client";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Report } from "@lectern/browser/report";
import { useServices } from "./services.ts";
import { useUser } from "./use-user.ts";

/** What the flows of a signed-in student need for their ports. */
export interface FlowPorts {
  readonly client: LecternClient;
  readonly queryClient: QueryClient;
  readonly report: Report;
  readonly userId: string;
}

/**
 * Returns the same object until another student signs in, so that effects may depend on it.
 *
 * @throws Error outside of the protected area, without a session
 */
export function useFlowPorts(): FlowPorts {
  const { client, report } = useServices();
  const queryClient = useQueryClient();
  const { id: userId } = useUser();
  return useMemo(() => ({ client, queryClient, report, userId }), [client, queryClient, report, userId]);
}

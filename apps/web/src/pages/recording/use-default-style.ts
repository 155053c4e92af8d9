import { userInfoQueries } from "@lectern/data/user-info/user-info";
import { DEFAULT_SUMMARY_STYLE, type SummaryStyle } from "@lectern/domain/summary-style";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useFlowPorts } from "../../flows/flow-ports.ts";
import { whenUserActive } from "@lectern/browser/when-idle";

/**
 * The style that new notes begin with (SET-02). Read before Customize can be opened by a pointer or a key, but not for
 * a page that is only looked at.
 *
 * @param isShown whether Customize is open
 */
export function useDefaultStyle(isShown: boolean): SummaryStyle {
  const { client, userId } = useFlowPorts();
  const queryClient = useQueryClient();
  useEffect(() => {
    void whenUserActive().then(() => queryClient.prefetchQuery(userInfoQueries(client, userId).defaultStyle()));
  }, [client, userId, queryClient]);
  const { data = DEFAULT_SUMMARY_STYLE } = useQuery({
    ...userInfoQueries(client, userId).defaultStyle(),
    enabled: isShown,
  });
  return data;
}

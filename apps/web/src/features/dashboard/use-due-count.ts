import { whenIdle } from "@lectern/browser/when-idle";
import { ignorePrefetchFailure } from "@lectern/page-loading/page/stale-chunks";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useUser } from "../../flows/use-user.ts";

/** How many cards are due today, once a page has read it (SHL-02). Its code comes when the page is idle. */
export function useDueCount(): number | undefined {
  const { client, id } = useUser();
  const cache = useQueryClient();
  const [due, setDue] = useState<number>();
  useEffect(() => {
    const stop = new AbortController();
    const watch = async () => {
      await whenIdle();
      const { watchDueCount } = await import("./watch-due-count.ts");
      if (!stop.signal.aborted) stop.signal.addEventListener("abort", watchDueCount(cache, client, id, setDue));
    };
    void ignorePrefetchFailure(watch());
    return () => stop.abort();
  }, [cache, client, id]);
  return due;
}

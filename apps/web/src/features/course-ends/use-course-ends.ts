import { courseEndQueries } from "@lectern/data/course-ends/course-ends";
import { toDay } from "@lectern/domain/dates";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useUser } from "../../flows/use-user.ts";
import { useOnline } from "@lectern/browser/use-online";
import { toNotices } from "./course-ends.view-state.ts";

/**
 * The notices and receipts of courses (END-01).
 *
 * @param isWanted whether the page has shown what it was opened for: they come after it
 */
export function useCourseEnds(isWanted: boolean) {
  const { client, id: userId } = useUser();
  const queries = courseEndQueries(client, userId);
  const isOnline = useOnline();
  const enabled = isWanted && isOnline;
  const [today] = useState(() => toDay(new Date().toISOString()));
  const { data: ends } = useQuery({ ...queries.notices(), enabled });
  const { data: receipts = [] } = useQuery({ ...queries.receipts(), enabled });
  return { today, notices: toNotices(ends, today), receipts };
}

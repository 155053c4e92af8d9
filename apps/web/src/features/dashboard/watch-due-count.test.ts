import { practiceKeys } from "@lectern/data/practice/practice.queries";
import { expect, test } from "vitest";
import { createTestPorts } from "../../testing/ports.ts";
import { userId } from "../../testing/samples.ts";
import { watchDueCount } from "./watch-due-count.ts";

const day = { newLeft: 2 };
const practices = (due: number) => [{ due, new: 5 }];

test("DAY-02 SHL-02 the sidebar counts the cards that are due as far as a page has read them, and reads nothing itself", async () => {
  const { ports, requests } = createTestPorts(() => Response.json([]));
  const { queryClient, client } = ports;
  const counts: (number | undefined)[] = [];
  const stop = watchDueCount(queryClient, client, userId, (due) => counts.push(due));
  queryClient.setQueryData(practiceKeys.overview(userId), practices(7));
  queryClient.setQueryData(practiceKeys.day(userId), day);
  queryClient.setQueryData(practiceKeys.overview(userId), practices(3));
  await expect.poll(() => counts.at(-1)).toBe(5);
  expect(counts[0]).toBeUndefined();
  expect(counts).toContain(9);
  stop();
  queryClient.setQueryData(practiceKeys.overview(userId), practices(1));
  await Promise.resolve();
  expect(counts.at(-1)).toBe(5);
  expect(requests).toEqual([]);
});

import { correctionMutations } from "@lectern/data/corrections/corrections.mutations";
import { runWrite } from "@lectern/data/options";
import { recordingMutations } from "@lectern/data/recordings/recordings.mutations";
import { practiceKeys } from "@lectern/data/practice/practice.queries";
import { recordingKeys } from "@lectern/data/recordings/recordings.queries";
import { QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { MemoryStorage } from "@lectern/browser/testing/memory-storage";
import { createTestPorts } from "../testing/ports.ts";
import { recording, userId } from "../testing/samples.ts";
import { announceChange, shareChanges } from "./share-changes.ts";

const { id } = recording;

/** Opens tabs of one browser that show a recording, and counts what each reads after it has opened. */
function openTabs(count: number) {
  const listeners: { readonly tab: number; readonly listener: (event: unknown) => void }[] = [];
  return Array.from({ length: count }, (_, tab) => {
    const { ports } = createTestPorts(({ method, path }) =>
      path.endsWith("change_corrections")
        ? Response.json({ outcome: "changed", version: 1, corrections: [] })
        : Response.json(method === "PATCH" ? [{ id }] : []),
    );
    const { queryClient } = ports;
    const localStorage = new MemoryStorage();
    localStorage.setItem = (key, newValue) => {
      for (const each of listeners) if (each.tab !== tab) each.listener({ key, newValue });
    };
    const addEventListener = (_type: string, listener: (event: unknown) => void) =>
      void listeners.push({ tab, listener });
    shareChanges(queryClient, { localStorage, addEventListener: addEventListener as Window["addEventListener"] });
    const read: string[] = [];
    const keys = {
      one: recordingKeys.one(userId, id),
      corrections: recordingKeys.corrections(userId, id),
      due: practiceKeys.due(userId, {}),
      transcript: recordingKeys.transcript(userId, id),
      other: recordingKeys.one(userId, "another"),
    };
    for (const [kind, queryKey] of Object.entries(keys)) {
      queryClient.setQueryData(queryKey, kind === "corrections" ? { version: 0, list: [] } : recording);
      const observer = new QueryObserver(queryClient, {
        queryKey,
        staleTime: Number.POSITIVE_INFINITY,
        queryFn: () => {
          read.push(kind);
          return queryClient.getQueryData(queryKey);
        },
      });
      observer.subscribe(() => undefined);
    }
    return { ...ports, localStorage, read };
  });
}

test("COR-03 a correction and a title of one tab are read by the other with the due cards, and what was heard is not", async () => {
  const [here, there] = openTabs(2) as [ReturnType<typeof openTabs>[0], ReturnType<typeof openTabs>[0]];
  const corrections = correctionMutations(here.client, userId);
  await runWrite(here.queryClient, corrections.change(id), { add: [], undo: [] });
  await vi.waitFor(() => expect(there.read.toSorted()).toEqual(["corrections", "due", "one"]));
  there.read.length = 0;
  await runWrite(here.queryClient, recordingMutations(here.client, userId).rename(id), "Brothers");
  await vi.waitFor(() => expect(there.read.toSorted()).toEqual(["corrections", "due", "one"]));
  expect(here.read).toEqual([]);
});

test("COR-03 notes that were stored in one tab are read by the other, but not by another student's", async () => {
  const [here, there] = openTabs(2) as [ReturnType<typeof openTabs>[0], ReturnType<typeof openTabs>[0]];
  announceChange(here.localStorage, "another student", id);
  announceChange(here.localStorage, userId, id);
  await vi.waitFor(() => expect(there.read.toSorted()).toEqual(["corrections", "due", "one"]));
});

import { askUnit } from "@lectern/data/assistant/assistant.api";
import { getMessages, isAnswering } from "@lectern/machines/chat/chat.selectors";
import { expect, test } from "vitest";
import { waitFor } from "xstate";
import { createTestPorts } from "../testing/ports.ts";
import { startFlow } from "../testing/start-flow.ts";
import { provideChatPorts, toQuestionEvent } from "./chat.ts";
import { readLeftOut, rememberLeftOut } from "./unit-chat.ts";

const folderId = "1f0c3c1e-54ac-4a0f-9d0e-6f2f6a1f9a22";
const recording = "2f0c3c1e-54ac-4a0f-9d0e-6f2f6a1f9a22";

test("UNT-01 asks about the chosen recordings of a folder, with the conversation, and keeps each cited line's recording", async () => {
  const segments = [{ text: "Cells divide.", line: 1, start: 4, end: 6, recording_id: recording }];
  const { ports, requests } = createTestPorts(() => Response.json({ message: "- Cells divide.", segments }));
  let recordingIds: readonly string[] | undefined;
  const machine = provideChatPorts(ports, ({ question, history }, options) =>
    askUnit(ports.client, { folderId, recordingIds, question, history }, options),
  );
  const chat = startFlow(machine, { recordingId: "folder", hasTranscript: true });
  for (const question of ["What divides?", "Why?"]) {
    chat.send(toQuestionEvent(question));
    // oxlint-disable-next-line no-await-in-loop -- one after another
    await waitFor(chat, (snapshot) => !isAnswering(snapshot));
    recordingIds = [recording];
  }
  expect(requests.map(({ path, body }) => [path, body])).toEqual([
    ["/functions/v1/ask-unit", { folder_id: folderId, query: "What divides?", history: [] }],
    [
      "/functions/v1/ask-unit",
      {
        folder_id: folderId,
        recording_ids: [recording],
        query: "Why?",
        history: [
          { role: "user", content: "What divides?" },
          { role: "assistant", content: "- Cells divide." },
        ],
      },
    ],
  ]);
  expect(getMessages(chat.getSnapshot()).at(-1)).toMatchObject({
    segments: [{ text: "Cells divide.", line: 1, start: 4, end: 6, recordingId: recording }],
  });
});

test("UNT-01 remembers which recordings are left out, until a sign-out clears the cache", () => {
  const { ports } = createTestPorts(() => Response.json({}));
  rememberLeftOut(ports, folderId, new Set([recording]));
  expect(readLeftOut(ports, folderId)).toEqual(new Set([recording]));
  expect(readLeftOut(ports, "another folder")).toEqual(new Set());
  ports.queryClient.clear();
  expect(readLeftOut(ports, folderId)).toEqual(new Set());
});

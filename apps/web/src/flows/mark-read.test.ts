import { recordingKeys } from "@lectern/data/recordings/recordings.queries";
import { toast } from "@lectern/ui/overlays/toaster";
import { beforeEach, expect, test, vi } from "vitest";
import { createTestPorts } from "../testing/ports.ts";
import { recording, userId } from "../testing/samples.ts";
import { clearToasts, getToasts } from "../testing/toasts.ts";
import { markRead } from "./mark-read.ts";

beforeEach(clearToasts);

const ids = [recording.id, "another"];
const createPorts = (status: number) => {
  const { ports, requests } = createTestPorts(() => Response.json(status < 400 ? 2 : { message: "no" }, { status }));
  ports.queryClient.setQueryData(recordingKeys.unreadIn(userId, "f"), ids);
  return { ports, requests };
};

test("UNT-07 marks all lectures of a list in one call, and Undo takes back exactly these", async () => {
  const { ports, requests } = createPorts(200);
  await markRead(ports, ids, true);
  expect(requests.map(({ method, body }) => [method, body])).toEqual([
    ["POST", { p_recording_ids: ids, p_is_read: true }],
  ]);
  expect(getToasts()).toEqual([["success", "2 lectures marked as read"]]);
  const [shown] = toast.getToasts();
  const undo = shown !== undefined && "action" in shown ? shown.action : undefined;
  (undo as unknown as { readonly onClick: () => void }).onClick();
  // Beside the toast that was pressed, which is on its way out.
  await vi.waitFor(() => expect(getToasts()).toContainEqual(["success", "Undone"]));
  expect(getToasts()).toHaveLength(2);
  expect(requests[1]?.body).toEqual({ p_recording_ids: ids, p_is_read: false });
});

test("UNT-07 REC-09 says that the lectures could not be marked", async () => {
  const { ports } = createPorts(500);
  await markRead(ports, ids, true);
  expect(getToasts()).toEqual([["error", "Couldn't mark the lectures"]]);
});

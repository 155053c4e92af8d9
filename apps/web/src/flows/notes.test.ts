import { recordingKeys } from "@lectern/data/recordings/recordings.queries";
import type { Recording } from "@lectern/domain/recording";
import { isBusy } from "@lectern/machines/notes/notes.selectors";
import { expect, test } from "vitest";
import { waitFor } from "xstate";
import { provideNotesPorts, readDrafts } from "./notes.ts";
import { createTestPorts } from "../testing/ports.ts";
import { recording, userId } from "../testing/samples.ts";
import { startFlow } from "../testing/start-flow.ts";
import { clearToasts, getToasts } from "../testing/toasts.ts";

const begin = (ports: Parameters<typeof provideNotesPorts>[0]) =>
  startFlow(provideNotesPorts(ports), { recordingId: recording.id, hasTranscript: true });

test("RDT-04 requests notes without sending the transcript, stores them in ai_notes, and shows them without a refetch", async () => {
  const { ports, requests, logged } = createTestPorts(({ path }) =>
    Response.json(path.startsWith("/functions") ? { message: "# Folds" } : "changed"),
  );
  const notes = begin(ports);
  notes.send({ type: "notes.requested", style: "essay", stored: null });
  await waitFor(notes, (snapshot) => !isBusy(snapshot));
  expect(requests).toEqual([
    {
      method: "POST",
      path: "/functions/v1/customize-ai-summary",
      body: { transcript: "", style: "essay", recording_id: recording.id },
    },
    {
      method: "POST",
      path: "/rest/v1/rpc/change_notes",
      body: { p_recording_id: recording.id, p_shown: null, p_notes: "# Folds" },
    },
  ]);
  expect(ports.queryClient.getQueryData<Recording>(recordingKeys.one(userId, recording.id))?.notes).toBe("# Folds");
  expect(notes.getSnapshot().context).toMatchObject({ unsaved: null, failure: null });
  expect(logged).toEqual([]);
});

test("RDT-08 notes that can't be written are logged, and nothing is stored", async () => {
  const { ports, requests, logged } = createTestPorts(() => Response.json({ error: "no" }, { status: 500 }));
  const notes = begin(ports);
  notes.send({ type: "notes.requested", style: "bullet", stored: null });
  await waitFor(notes, (snapshot) => snapshot.matches({ choosing: "failed" }));
  expect(requests).toHaveLength(1);
  expect(logged).toEqual(["Error generating notes"]);
});

test("RDT-04 notes that can't be stored stay available, and the cache keeps the server's notes", async () => {
  const { ports, logged } = createTestPorts(({ path }) =>
    path.startsWith("/functions")
      ? Response.json({ message: "# Folds" })
      : Response.json({ message: "down" }, { status: 500 }),
  );
  const notes = begin(ports);
  notes.send({ type: "notes.requested", style: "bullet", stored: null });
  await waitFor(notes, (snapshot) => snapshot.matches({ choosing: "failed" }));
  expect(notes.getSnapshot().context.unsaved).toBe("# Folds");
  expect(ports.queryClient.getQueryData<Recording>(recordingKeys.one(userId, recording.id))?.notes).toBeNull();
  expect(logged).toEqual(["Error saving notes"]);
});

test("COR-03 notes that arrived from another tab while the assistant wrote are not overwritten before the student is told", async () => {
  const key = recordingKeys.one(userId, recording.id);
  const shown: unknown[] = [];
  const { ports, requests } = createTestPorts(({ path }) => {
    if (!path.startsWith("/functions")) return Response.json(shown.length === 0 ? "changed-elsewhere" : "changed");
    ports.queryClient.setQueryData<Recording>(key, (one) => one && { ...one, notes: "# Theirs" });
    return Response.json({ message: "# Folds" });
  });
  const notes = begin(ports);
  notes.send({ type: "notes.requested", style: "essay", stored: null });
  await waitFor(notes, (snapshot) => snapshot.matches({ choosing: "failed" }));
  expect(notes.getSnapshot().context).toMatchObject({ unsaved: "# Folds", failure: { code: "changed-elsewhere" } });
  shown.push("told");
  notes.send({ type: "save.requested" });
  await waitFor(notes, (snapshot) => !isBusy(snapshot));
  const saves = requests.filter(({ path }) => path.endsWith("change_notes"));
  expect(saves.map(({ body }) => (body as { p_shown: unknown }).p_shown)).toEqual([null, "# Theirs"]);
});

test("RDT-14 keeps drafts for the session, until a sign-out clears the cache", async () => {
  const { ports } = createTestPorts(({ path }) =>
    Response.json(path.startsWith("/functions") ? { message: "# Folds" } : "changed"),
  );
  const notes = begin(ports);
  notes.send({ type: "notes.requested", style: "essay", stored: "# Old" });
  await waitFor(notes, (snapshot) => !isBusy(snapshot));
  const kept = readDrafts(ports, recording.id);
  ports.queryClient.clear();
  expect([kept, readDrafts(ports, recording.id)]).toEqual([
    [
      { style: null, notes: "# Old" },
      { style: "essay", notes: "# Folds" },
    ],
    [],
  ]);
});

test("SRV-09 says that notes use the lecture's own sentences because the model's daily budget is used up", async () => {
  clearToasts();
  const { ports } = createTestPorts(({ path }) =>
    Response.json(path.startsWith("/functions") ? { message: "# Folds", fallback: "budget" } : "changed"),
  );
  const notes = begin(ports);
  notes.send({ type: "notes.requested", style: "bullet", stored: null });
  await waitFor(notes, (snapshot) => !isBusy(snapshot));
  expect(getToasts()).toEqual([[undefined, expect.stringContaining("reached today's AI limit")]]);
});

import { folderMutations } from "@lectern/data/folders/folders.mutations";
import { runWrite, type Write } from "@lectern/data/options";
import { cardMutations, practiceMutations } from "@lectern/data/practice/practice.mutations";
import { manyRecordingsMutations } from "@lectern/data/recordings/changes.mutations";
import { recordingMutations } from "@lectern/data/recordings/recordings.mutations";
import { recordingKeys } from "@lectern/data/recordings/recordings.queries";
import { retrySummary } from "@lectern/data/recordings/summary";
import { studyGuideMutations } from "@lectern/data/study-guides/study-guides.mutations";
import { tagMutations } from "@lectern/data/tags/tags.mutations";
import { userInfoMutations } from "@lectern/data/user-info/user-info";
import type { Recording } from "@lectern/domain/recording";
import { beforeEach, expect, test, vi } from "vitest";
import { createTestPorts } from "../testing/ports.ts";
import { recording, userId } from "../testing/samples.ts";
import { clearToasts, getToasts } from "../testing/toasts.ts";
import { createQueryClient } from "./query-client.ts";

beforeEach(clearToasts);

const cut = createTestPorts(() => Promise.reject(new TypeError("Failed to fetch")));
const { client } = cut.ports;
const recordings = recordingMutations(client, userId);
const many = manyRecordingsMutations(client, userId);
const folders = folderMutations(client, userId);
const tags = tagMutations(client, userId);
const guides = studyGuideMutations(client, userId);
const cards = cardMutations(client, userId, recording.id);

const folder = { name: "Optics", description: "", color: "#123456", exam: null, courseEnd: null };
const tag = { id: "t", name: "Optics", color: "blue" } as const;
const card = { id: crypto.randomUUID(), front: "What bends?", back: "Light", quote: "Light bends.", first: 0, last: 0 };
const change = { id: "x", recordingIds: [recording.id], isFavorite: true };

// oxlint-disable-next-line typescript/no-explicit-any -- each with variables of its own
const writes: readonly (readonly [string, Write<any, any, any>, unknown])[] = [
  ["stars a recording", recordings.setFavorite(recording.id), true],
  ["marks a recording as read", recordings.setRead(recording.id), true],
  ["renames a recording", recordings.rename(recording.id), "Optics"],
  ["moves a recording", recordings.move(recording.id), "f"],
  ["deletes a recording", recordings.remove(recording.id), undefined],
  ["asks for a summary again", retrySummary(client, userId, recording.id), undefined],
  ["changes many recordings", many.change(), change],
  ["undoes a change", many.undo(), change],
  ["marks many recordings as read", many.setRead(true), [recording.id]],
  ["deletes many recordings", many.remove(), [recording.id]],
  ["creates a folder", folders.create(), { id: "f", ...folder }],
  ["edits a folder", folders.edit("f"), folder],
  ["deletes a folder", folders.remove("f"), undefined],
  ["creates a tag", tags.create(), tag],
  ["edits a tag", tags.edit(), { ...tag, name: "Waves", shown: tag }],
  ["deletes a tag", tags.remove(), "t"],
  ["renames a study guide", guides.rename("g"), "Optics"],
  ["deletes a study guide", guides.remove("g"), undefined],
  ["makes cards", cards.make(), undefined],
  ["adds a card", cards.add(), card],
  ["keeps a quiz", cards.keep(), [card]],
  ["deletes a card", cards.remove("c"), undefined],
  ["changes the settings of practice", practiceMutations(client, userId).setSettings(), { retention: 0.9 }],
  ["changes the default style", userInfoMutations(client, userId).setDefaultStyle(), "outline"],
];

/** Runs a write whose network is cut. */
async function runCut(write: (typeof writes)[number], isOnline: boolean) {
  const queryClient = createQueryClient(
    () => undefined,
    () => undefined,
    () => isOnline,
  );
  queryClient.setQueryData<Recording>(recordingKeys.one(userId, recording.id), recording);
  await expect(runWrite(queryClient, write[1], write[2])).rejects.toMatchObject({ code: "offline" });
  return queryClient.getQueryData<Recording>(recordingKeys.one(userId, recording.id));
}

test.each(writes)("OFF-03 %s: without a network it says so, once, and changes nothing", async (...write) => {
  expect(await runCut(write, false)).toEqual(recording);
  await vi.waitFor(() =>
    expect(getToasts()).toEqual([
      [undefined, "You're offline, so nothing was changed. Connect to the internet and try again."],
    ]),
  );
});

test("REC-09 RDT-08 says nothing where the browser has a network and the server can't be reached", async () => {
  await runCut(writes[0]!, true);
  await new Promise((resolve) => setTimeout(resolve));
  expect(getToasts()).toEqual([]);
});

test("UNT-07 OFF-03 says nothing of a mark that the student didn't make", async () => {
  expect(await runCut(["", recordings.setRead(recording.id, true), true], false)).toEqual(recording);
  await new Promise((resolve) => setTimeout(resolve));
  expect(getToasts()).toEqual([]);
});

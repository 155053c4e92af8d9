import { recordingKeys } from "@lectern/data/recordings/recordings.queries";
import { expect, test } from "vitest";
import { createTestPorts } from "../testing/ports.ts";
import { recording, userId } from "../testing/samples.ts";
import { readKeptLecture } from "./kept-lecture.ts";

const transcript = { segments: [{ start: 0, end: 2, text: "Cells divide." }], text: null, isComplete: true };

test("OFF-04 reads a lecture that the page shows, however old it is, without its chapters and folder where they are missing", async () => {
  const { ports } = createTestPorts(() => Promise.reject(new TypeError("Failed to fetch")));
  ports.queryClient.setQueryData(recordingKeys.transcript(userId, recording.id), transcript, { updatedAt: 1 });
  const lecture = { recording, transcript, corrections: [], outline: null, folder: null };
  expect(await readKeptLecture(ports, recording.id)).toEqual(lecture);
});

test("OFF-04 fails for a lecture without its transcript", async () => {
  const { ports } = createTestPorts(() => Promise.reject(new TypeError("Failed to fetch")));
  await expect(readKeptLecture(ports, recording.id)).rejects.toMatchObject({ code: "offline" });
});

import { startTestBackend, type TestBackend } from "@lectern/local-backend/testing";
import { storeCards } from "@lectern/local-backend/testing/cards";
import { QueryClient } from "@tanstack/query-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { folderQueries } from "@lectern/data/folders/folders.queries";
import { practiceQueries } from "@lectern/data/practice/practice.queries";
import { recordingDetailsQuery } from "@lectern/data/recordings/details";
import { recordingQueries } from "@lectern/data/recordings/recordings.queries";
import { transcriptQueries } from "@lectern/data/recordings/transcript";
import { studyGuideQueries } from "@lectern/data/study-guides/study-guides.queries";
import { openSignedInBrowser } from "@lectern/data/testing/browser";
import { KEPT_FORMAT } from "./kept-reads.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

/** Lists the fields of a query's data; for an array, those of its first row. */
function listFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? "[]" : [listFields(value[0])];
  if (typeof value !== "object" || value === null) return "";
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([name, field]) => [name, listFields(field)]),
  );
}

test("OFF-01 kept data has the form that KEPT_FORMAT stands for", async () => {
  const { client, userId } = await openSignedInBrowser(backend, "format@school.edu");
  const [folder] = await backend.sql<{ id: string }>(
    "insert into public.folders (user_id, name) values ($1, 'Biology') returning id",
    [userId],
  );
  const { recordingId } = await storeCards(backend, userId, { folderId: folder!.id });
  const cache = new QueryClient();
  const recordings = recordingQueries(client, userId);
  const practice = practiceQueries(client, userId);
  const read = async (query: object) => listFields(await cache.fetchQuery(query as never));
  // Did it change? Raise KEPT_FORMAT, so that data kept by earlier builds is read again, then accept the new form.
  expect({
    format: KEPT_FORMAT,
    list: await read(recordings.list()),
    one: await read(recordings.one(recordingId)),
    transcript: await read(transcriptQueries(client, userId).transcript(recordingId)),
    details: await read(recordingDetailsQuery(client, userId, recordingId)),
    folders: await read(folderQueries(client, userId).list()),
    guides: await read(studyGuideQueries(client, userId).list()),
    cards: await read(practice.cards(recordingId)),
    overview: await read(practice.overview()),
    day: await read(practice.day()),
    due: await read(practice.due({})),
  }).toMatchInlineSnapshot(`
    {
      "cards": [
        {
          "back": "",
          "choices": "",
          "createdAt": "",
          "editedAt": "",
          "first": "",
          "front": "",
          "id": "",
          "isSourceChanged": "",
          "isSuspended": "",
          "kind": "",
          "last": "",
          "origin": "",
          "quote": "",
          "rank": "",
          "recordingId": "",
          "standing": "",
          "start": "",
          "state": "",
        },
      ],
      "day": {
        "day": "",
        "endsAt": "",
        "newLeft": "",
        "startsAt": "",
        "timeZone": "",
      },
      "details": {
        "excerpt": "",
        "minutes": "",
        "wave": "",
      },
      "due": [
        {
          "back": "",
          "choices": "",
          "createdAt": "",
          "editedAt": "",
          "first": "",
          "front": "",
          "id": "",
          "kind": "",
          "language": "",
          "last": "",
          "origin": "",
          "quote": "",
          "recordingId": "",
          "recordingName": "",
          "start": "",
          "state": "",
        },
      ],
      "folders": [
        {
          "color": "",
          "courseEnd": "",
          "createdAt": "",
          "description": "",
          "exam": "",
          "id": "",
          "lectures": "",
          "name": "",
        },
      ],
      "format": 5,
      "guides": "[]",
      "list": {
        "isComplete": "",
        "recordings": [
          {
            "color": "",
            "createdAt": "",
            "folderId": "",
            "glyph": "",
            "id": "",
            "isFavorite": "",
            "name": "",
          },
        ],
      },
      "one": {
        "color": "",
        "createdAt": "",
        "folderId": "",
        "glyph": "",
        "hasTranscript": "",
        "id": "",
        "isFavorite": "",
        "isRead": "",
        "language": "",
        "name": "",
        "notes": "",
        "status": "",
        "summary": "",
      },
      "overview": [
        {
          "changed": "",
          "due": "",
          "folderId": "",
          "kept": "",
          "learning": "",
          "new": "",
          "nextDue": "",
          "recordingId": "",
          "recordingName": "",
          "suspended": "",
        },
      ],
      "transcript": {
        "isComplete": "",
        "segments": [
          {
            "end": "",
            "start": "",
            "text": "",
          },
        ],
        "text": "",
      },
    }
  `);
});

import { Failure } from "@lectern/domain/failure";
import { expect, test } from "vitest";
import { controlBackend, settle } from "../testing/controlled-backend.ts";
import { getRecordingDetails } from "./details.ts";

const row = (id: string) => ({
  id,
  minutes: 50,
  summary_opening: "## Cells\n\nCells divide in two every single day. More.",
  recording_segments: { wave: "0369" },
});
/** Waits longer than the time in which cards are collected. */
const collected = async () => {
  await new Promise((resolve) => setTimeout(resolve, 40));
  await settle();
};

test("REC-11 cards that appear together share a request", async () => {
  const backend = controlBackend();
  const details = Promise.all(["1", "2", "3"].map((id) => getRecordingDetails(backend.client, id)));
  await collected();
  expect(backend.all).toHaveLength(1);
  await backend.waiting[0]?.answer(200, ["3", "2", "1"].map(row));
  const each = { minutes: 50, excerpt: "Cells divide in two every single day.", wave: "0369" };
  expect(await details).toEqual([each, each, each]);
});

test("REC-11 a card that appears later has a request of its own", async () => {
  const backend = controlBackend();
  void getRecordingDetails(backend.client, "1");
  await collected();
  void getRecordingDetails(backend.client, "2");
  await collected();
  expect(backend.all).toHaveLength(2);
});

test("REC-09 REC-11 if a request fails, all its cards fail alike, and the failure is logged once", async () => {
  const backend = controlBackend();
  const fail = (id: string) => getRecordingDetails(backend.client, id).catch((failure: unknown) => failure);
  const failures = Promise.all([fail("1"), fail("2")]);
  await collected();
  await backend.waiting[0]?.answer(500, { message: "down" });
  const [first, second] = await failures;
  expect(first).toBeInstanceOf(Failure);
  expect(second).toBe(first);
});

test("REC-11 a deleted recording has no details", async () => {
  const backend = controlBackend();
  const details = getRecordingDetails(backend.client, "1");
  await collected();
  void backend.waiting[0]?.answer(200, []);
  await expect(details).rejects.toMatchObject({ code: "not-found" });
});

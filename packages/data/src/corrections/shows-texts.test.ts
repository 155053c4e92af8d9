import { expect, test } from "vitest";
import { practiceKeys } from "../practice/practice.queries.ts";
import { recordingKeys } from "../recordings/recordings.queries.ts";
import { correctionKeys } from "./corrections.queries.ts";
import { showsTexts } from "./shows-texts.ts";

const [user, id] = ["a student", "a recording"];

test.each<readonly unknown[]>([
  recordingKeys.one(user, id),
  recordingKeys.list(user),
  recordingKeys.inFolder(user, "a folder"),
  recordingKeys.details(user, id),
  recordingKeys.outline(user, id),
  recordingKeys.unitTerms(user),
  correctionKeys.places(user, id, "Smershikov"),
  practiceKeys.cards(user, id),
  practiceKeys.due(user, {}),
  practiceKeys.due(user, { folderId: "a folder" }),
  ["search", user, "Smershikov"],
])("COR-01 the query [%j, %j, %j] shows what was written from a recording, to its student only", (...key) => {
  expect(showsTexts(key, user, id)).toBe(true);
  expect(showsTexts(key, "another student", id)).toBe(false);
});

test.each<readonly unknown[]>([
  recordingKeys.one(user, "another"),
  recordingKeys.transcript(user, id),
  recordingKeys.corrections(user, id),
  recordingKeys.count(user),
  practiceKeys.cards(user, "another"),
  practiceKeys.cardCount(user, id),
  practiceKeys.day(user),
])("COR-01 the query [%j, %j, %j, %j] doesn't", (...key) => {
  expect(showsTexts(key, user, id)).toBe(false);
});

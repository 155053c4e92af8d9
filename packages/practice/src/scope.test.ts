import { expect, test } from "vitest";
import { canResume, isInScope, matchSession, parseScope } from "./scope.ts";

test.each([
  ["", {}],
  ["folder=biology", { folderId: "biology" }],
  ["recording=cells", { recordingId: "cells" }],
  ["recording=cells&folder=biology", { recordingId: "cells" }],
  ["recording=&folder=", {}],
])("PRC-04 %j narrows practice to %o", (search, scope) => {
  expect(parseScope(new URLSearchParams(search))).toEqual(scope);
});

const cells = { recordingId: "cells", folderId: "biology" };

test.each([
  [{}, true],
  [{ folderId: "biology" }, true],
  [{ folderId: "economics" }, false],
  [{ recordingId: "cells" }, true],
  [{ recordingId: "krebs" }, false],
])("PRC-04 the scope %o has the recording: %s", (scope, expected) => {
  expect(isInScope(scope, cells)).toBe(expected);
});

const left = { scope: { folderId: "biology" }, cardIds: ["c1"], reviews: [{ reviewedAt: "2026-11-24T08:00:00.000Z" }] };

test("PRC-05 a left session is continued in its own scope only, and not without cards", () => {
  expect(matchSession(left, { folderId: "biology" })).toBe(left);
  expect(matchSession(left, {})).toBeUndefined();
  expect(matchSession({ ...left, cardIds: [] }, { folderId: "biology" })).toBeUndefined();
  expect(matchSession(undefined, {})).toBeUndefined();
});

test.each([
  ["2026-11-24T19:59:00.000Z", true],
  ["2026-11-24T20:00:00.000Z", false],
])("PRC-05 a session whose last review was at eight goes on at %s: %s", (now, expected) => {
  expect(canResume(left, Date.parse(now))).toBe(expected);
  expect(canResume({ reviews: [] }, Date.parse(now))).toBe(false);
});

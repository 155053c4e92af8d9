import { expect, test } from "vitest";
import { isInScope, parseScope } from "./practice-scope.ts";

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

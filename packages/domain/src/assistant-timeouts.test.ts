import { expect, test } from "vitest";
import { assistantTimeouts } from "./assistant-timeouts.ts";

test("SRV-08 the server times out early enough for its answer to reach the page before the page times out", () => {
  expect(assistantTimeouts.page - assistantTimeouts.server).toBeGreaterThanOrEqual(5_000);
});

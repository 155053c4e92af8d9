import { expect, test } from "vitest";
import { assistantTimeouts } from "./assistant-timeouts.ts";

test("SRV-08 the server times out before the page, with time for its answer to arrive", () => {
  expect(assistantTimeouts.page - assistantTimeouts.server).toBeGreaterThanOrEqual(5_000);
});

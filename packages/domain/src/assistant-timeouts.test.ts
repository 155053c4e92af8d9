import { expect, test } from "vitest";
import { assistantTimeouts } from "./assistant-timeouts.ts";

test("SRV-08 the server gives up before the page does, with time for its answer to arrive", () => {
  expect(assistantTimeouts.page - assistantTimeouts.server).toBeGreaterThanOrEqual(5_000);
});

import { expect, test } from "vitest";
import { assistantPatience } from "./patience.ts";

test("SRV-08 the server gives up before the page does, with time for its answer to arrive", () => {
  expect(assistantPatience.page - assistantPatience.server).toBeGreaterThanOrEqual(5_000);
});

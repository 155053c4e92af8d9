import { expect, test } from "vitest";
import { getPlace, rememberPlace } from "./reading-place.ts";

test("RDT-11 remembers where each recording was read last", () => {
  rememberPlace("biology-7", 700);
  rememberPlace("biology-7", 988);
  rememberPlace("chemistry-2", 120);
  expect([getPlace("biology-7"), getPlace("chemistry-2"), getPlace("physics-1")]).toEqual([988, 120, undefined]);
});

test("RDT-11 does not lead back to a recording's first minute", () => {
  rememberPlace("biology-7", 59);
  expect(getPlace("biology-7")).toBeUndefined();
});

import { Failure } from "@lectern/domain/failure";
import { expect, test } from "vitest";
import { showsKept } from "./use-shows-kept.ts";

const offline = new Failure("offline");

test.each([
  { keeping: "on", isOnline: false, error: null, shows: true },
  { keeping: "full", isOnline: false, error: null, shows: true },
  { keeping: "off", isOnline: false, error: offline, shows: false },
  { keeping: "on", isOnline: true, error: null, shows: false },
  { keeping: "on", isOnline: true, error: new Failure("server"), shows: false },
] as const)("OFF-01 shows what is kept: $keeping, network $isOnline, $error.code: $shows", ({ shows, ...facts }) => {
  expect(showsKept(facts)).toBe(shows);
});

test("OFF-01 shows what is kept where the browser believes in a network that reaches nothing", () => {
  expect(showsKept({ keeping: "on", isOnline: true, error: offline })).toBe(true);
});

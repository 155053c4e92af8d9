import { describe, expect, test } from "vitest";
import { parseReturnPath } from "./return-path.ts";

const origin = "https://lectern.example";

describe("AUT-12 a stored intendedUrl is followed only within this site", () => {
  test.each([
    ["/dashboard", "/dashboard"],
    ["/dashboard/library/recording/7?tab=transcript#t", "/dashboard/library/recording/7?tab=transcript#t"],
    ["/a/../dashboard", "/dashboard"],
    ["/dashboard?next=https://evil.example", "/dashboard?next=https://evil.example"],
  ])("AUT-12 follows the path %j", (stored, path) => expect(parseReturnPath(stored, origin)).toBe(path));

  test.each([
    null,
    undefined,
    "",
    "dashboard",
    "https://evil.example/dashboard",
    "https://lectern.example.evil.example/",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/.//evil.example",
    "javascript:alert(1)",
    " /dashboard",
  ])("AUT-12 refuses to follow %j", (stored) => expect(parseReturnPath(stored, origin)).toBeUndefined());
});

import { describe, expect, test } from "vitest";
import { readCallback } from "./callback.api.ts";

const at = (rest: string) => `http://localhost:3000/auth/callback${rest}`;

describe("the address of a callback", () => {
  test.each([
    ["?code=abc", { kind: "code", code: "abc" }],
    ["", { kind: "empty" }],
    ["?code=", { kind: "empty" }],
    ["#", { kind: "empty" }],
    ["#access_token=a", { kind: "empty" }],
    ["#refresh_token=r", { kind: "empty" }],
    [
      "#access_token=a&refresh_token=r&expires_in=3600&expires_at=1003600&token_type=bearer",
      { kind: "tokens", accessToken: "a", refreshToken: "r", issuedAt: 1_000_000 },
    ],
    ["#access_token=a&refresh_token=r", { kind: "tokens", accessToken: "a", refreshToken: "r", issuedAt: undefined }],
    [
      "#access_token=a&refresh_token=r&expires_in=x&expires_at=1003600",
      { kind: "tokens", accessToken: "a", refreshToken: "r", issuedAt: undefined },
    ],
    [
      "?code=abc#access_token=a&refresh_token=r",
      { kind: "tokens", accessToken: "a", refreshToken: "r", issuedAt: undefined },
    ],
    [
      "?error=access_denied&error_description=The+person+said+no",
      { kind: "refused", reason: "access_denied", detail: "The person said no" },
    ],
    [
      "#error=server_error&error_code=unexpected_failure",
      { kind: "refused", reason: "unexpected_failure", detail: undefined },
    ],
    ["?error=server_error&code=abc", { kind: "refused", reason: "server_error", detail: undefined }],
  ])("AUT-02 %s", (rest, answer) => {
    expect(readCallback(at(rest))).toEqual(answer);
  });
});

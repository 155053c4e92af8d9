import { describe, expect, test } from "vitest";
import { createLecternClient } from "../client.ts";
import { completeCallback, readCallback } from "./callback.api.ts";

const at = (rest: string) => `http://localhost:3000/auth/callback${rest}`;

describe("the address of a callback", () => {
  test.each([
    ["?code=abc", { kind: "code", code: "abc", flowId: undefined }],
    ["?sb_flow_id=one-tab-1&code=abc", { kind: "code", code: "abc", flowId: "one-tab-1" }],
    ["", { kind: "empty" }],
    ["?code=", { kind: "empty" }],
    ["#", { kind: "empty" }],
    ["#access_token=a", { kind: "empty" }],
    ["#refresh_token=r", { kind: "empty" }],
    [
      "#access_token=a&refresh_token=r&expires_in=3600&expires_at=1003600&token_type=bearer",
      { kind: "tokens", accessToken: "a", refreshToken: "r", issuedAt: 1_000_000, expiresIn: 3600 },
    ],
    [
      "#access_token=a&refresh_token=r",
      { kind: "tokens", accessToken: "a", refreshToken: "r", issuedAt: undefined, expiresIn: undefined },
    ],
    [
      "#access_token=a&refresh_token=r&expires_in=x&expires_at=1003600",
      { kind: "tokens", accessToken: "a", refreshToken: "r", issuedAt: undefined, expiresIn: undefined },
    ],
    [
      "?code=abc#access_token=a&refresh_token=r",
      { kind: "tokens", accessToken: "a", refreshToken: "r", issuedAt: undefined, expiresIn: undefined },
    ],
    [
      "?error=access_denied&error_description=The+person+said+no",
      { kind: "refused", reasons: ["access_denied"], detail: "The person said no" },
    ],
    [
      "#error=server_error&error_code=unexpected_failure",
      { kind: "refused", reasons: ["unexpected_failure", "server_error"], detail: undefined },
    ],
    ["?error=server_error&code=abc", { kind: "refused", reasons: ["server_error"], detail: undefined }],
  ])("AUT-02 reads the address %s", (rest, answer) => {
    expect(readCallback(at(rest))).toEqual(answer);
  });
});

describe("the failure for a refusal in the address", () => {
  /** A client without a connection, because the result depends only on the address. */
  const client = createLecternClient({
    url: "http://backend.test",
    publishableKey: "sb_publishable_test",
    fetch: () => Promise.reject(new Error("asked")),
  });
  test.each([
    ["AUT-14", "?error=server_error&error_code=identity_already_exists", "identity-already-exists"],
    ["AUT-14", "?error=server_error&error_code=identity_not_found", "identity-not-found"],
    ["AUT-14", "#error=server_error&error_code=single_identity_not_deletable", "single-identity-not-deletable"],
    ["AUT-02", "?error=access_denied", "consent-refused"],
    ["AUT-02", "#error=access_denied&error_code=otp_expired", "consent-refused"],
    ["AUT-02", "?error=access_denied&error_code=user_banned", "forbidden"],
    ["AUT-02", "?error=invalid_request&error_code=bad_oauth_state", "unauthenticated"],
    ["AUT-02", "?error=server_error", "server"],
    ["AUT-02", "?error=something_new&error_code=toString", "server"],
  ])("%s fails for the address %s with %s", async (_rule, rest, code) => {
    await expect(completeCallback(client, at(`${rest}&error_description=no`), new Date())).rejects.toMatchObject({
      code,
      detail: "no",
    });
  });
});

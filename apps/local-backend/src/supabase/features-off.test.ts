import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestBackend, type TestBackend } from "../testing/test-backend.ts";

describe("the auth service's paths for switched-off features", () => {
  let backend: TestBackend;
  let token: string;
  beforeAll(async () => {
    backend = await startTestBackend();
    token = (await backend.signIn("switched-off@school.edu")).accessToken;
  });
  afterAll(() => backend.close());

  const call = async (method: string, path: string, body?: object, bearer = token) => {
    const answer = await backend.fetch(`/auth/v1/${path}`, {
      method,
      headers: {
        apikey: backend.publishableKey,
        authorization: `Bearer ${bearer}`,
        "content-type": "application/json",
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { error_code: code } = (await answer.json()) as { error_code?: string };
    return [answer.status, code];
  };
  const id = "3f0f2b7e-7c1c-4d5e-9d53-0b0c9d9b0001";
  const phone = "+15550100";

  it.each([
    ["GET", "user/identities/authorize?provider=apple", undefined, 404, "manual_linking_disabled"],
    ["DELETE", `user/identities/${id}`, undefined, 404, "manual_linking_disabled"],
    ["POST", "factors", { factor_type: "totp" }, 422, "mfa_totp_enroll_not_enabled"],
    ["POST", `factors/${id}/challenge`, {}, 404, "mfa_factor_not_found"],
    ["POST", `factors/${id}/verify`, { code: "123456", challenge_id: id }, 404, "mfa_factor_not_found"],
    ["DELETE", `factors/${id}`, undefined, 404, "mfa_factor_not_found"],
    ["POST", "sso", { domain: "school.edu" }, 404, "saml_provider_disabled"],
    ["POST", "token?grant_type=id_token", { provider: "google", id_token: "x" }, 400, "provider_disabled"],
    ["POST", "otp", { phone }, 400, "phone_provider_disabled"],
    ["POST", "signup", { phone, password: "moss on stone" }, 400, "phone_provider_disabled"],
    ["POST", "token?grant_type=password", { phone, password: "moss" }, 422, "phone_provider_disabled"],
    ["POST", "resend", { phone, type: "sms" }, 400, "phone_provider_disabled"],
  ] as const)("DAT-03 %s %s names the feature that is off", async (method, path, body, status, code) => {
    expect(await call(method, path, body)).toEqual([status, code]);
  });

  it.each([
    ["a code for a phone", { phone, token: "123456", type: "sms" }, 403, "otp_expired"],
    ["a code for a new phone", { phone, token: "123456", type: "phone_change" }, 403, "otp_expired"],
    ["a phone without a code", { phone, type: "sms" }, 400, "validation_failed"],
    ["a phone without a type", { phone, token: "123456" }, 400, "validation_failed"],
  ] as const)("DAT-03 verify answers %s as the auth service does", async (_title, body, status, code) => {
    expect(await call("POST", "verify", body)).toEqual([status, code]);
  });

  it.each([
    ["GET", "user/identities/authorize?provider=apple"],
    ["DELETE", `user/identities/${id}`],
    ["POST", "factors"],
    ["DELETE", `factors/${id}`],
  ])("DAT-03 %s %s requires a session first", async (method, path) => {
    expect(await call(method, path, undefined, "no token")).toEqual([401, "no_authorization"]);
  });

  it("DAT-03 /settings says that Google, Apple and email are on, and phone is off", async () => {
    const answer = await backend.fetch("/auth/v1/settings", { headers: { apikey: backend.publishableKey } });
    expect(await answer.json()).toMatchObject({ external: { google: true, apple: true, email: true, phone: false } });
  });
});

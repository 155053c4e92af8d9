import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { applyReferralCodeRequest, applyReferralCodeResponse } from "./apply-referral-code.ts";
import { createCheckoutSessionRequest, createCheckoutSessionResponse } from "./create-checkout-session.ts";
import { createCustomerPortalRequest, createCustomerPortalResponse } from "./create-customer-portal.ts";
import { deleteUserRequest, deleteUserResponse } from "./delete-user.ts";

const id = "8f14e45f-ceea-467f-9a2b-5f1d7c3b9e10";

test("DAT-02 requests have the fields that the specification names", () => {
  expect(v.parse(deleteUserRequest, { user_id: id })).toEqual({ user_id: id });
  expect(v.parse(createCustomerPortalRequest, { userId: id })).toEqual({ userId: id });
  expect(v.parse(createCheckoutSessionRequest, { userId: id, duration: "semester" })).toEqual({
    userId: id,
    duration: "semester",
  });
  expect(v.parse(applyReferralCodeRequest, { user_id: id, referred_by_code: " MOSS-7Q " })).toEqual({
    user_id: id,
    referred_by_code: "MOSS-7Q",
  });
});

test.each([
  ["a user by another text than an id", deleteUserRequest, { user_id: "me" }],
  ["no user", deleteUserRequest, {}],
  ["a portal without a user", createCustomerPortalRequest, {}],
  ["a week's checkout", createCheckoutSessionRequest, { userId: id, duration: "week" }],
  ["a checkout of nothing", createCheckoutSessionRequest, { userId: id }],
  ["a blank code", applyReferralCodeRequest, { user_id: id, referred_by_code: "  " }],
  ["an endless code", applyReferralCodeRequest, { user_id: id, referred_by_code: "x".repeat(65) }],
  ["a code as an object", applyReferralCodeRequest, { user_id: id, referred_by_code: { $ne: null } }],
])("DAT-02 refuses %s", (_case, request, body) => expect(v.safeParse(request, body).success).toBe(false));

describe.each([
  ["create-customer-portal", createCustomerPortalResponse],
  ["create-checkout-session", createCheckoutSessionResponse],
])("DAT-02 accepts the answer of %s", (_name, response) => {
  test.each([
    ["https://billing.example/session/1", true],
    ["http://localhost:3000/stand-in/checkout/1", true],
    ["javascript:alert(1)", false],
    ["data:text/html,hello", false],
    ["/relative", false],
    ["", false],
  ])("DAT-02 redirecting a browser to %j: %s", (url, expected) =>
    expect(v.safeParse(response, { url }).success).toBe(expected),
  );
});

test("DAT-02 delete-user answers success, and a referral answers success or a sentence", () => {
  expect(v.safeParse(deleteUserResponse, { success: true }).success).toBe(true);
  expect(v.safeParse(deleteUserResponse, { success: false }).success).toBe(false);
  expect(v.safeParse(deleteUserResponse, {}).success).toBe(false);
  expect(v.safeParse(applyReferralCodeResponse, { success: true }).success).toBe(true);
  expect(v.safeParse(applyReferralCodeResponse, { success: false, error: "No such code" }).success).toBe(true);
  expect(v.safeParse(applyReferralCodeResponse, { error: "No such code" }).success).toBe(false);
});

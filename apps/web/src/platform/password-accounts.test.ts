import { expect, test } from "vitest";
import { readPasswordAccounts } from "./password-accounts.ts";

test("OPS-08 reads how accounts are made on a server of one's own", () => {
  expect(readPasswordAccounts("open mail")).toEqual({ isSignUpOpen: true, sendsMail: true });
  expect(readPasswordAccounts("closed")).toEqual({ isSignUpOpen: false, sendsMail: false });
  expect([readPasswordAccounts(""), readPasswordAccounts(undefined)]).toEqual([undefined, undefined]);
});

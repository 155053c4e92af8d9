import { expect, test } from "vitest";
import { readOwnAccounts } from "./own-accounts.ts";

test("OPS-08 reads how accounts are made on a server of one's own", () => {
  expect(readOwnAccounts("open mail")).toEqual({ isSignUpOpen: true, sendsMail: true });
  expect(readOwnAccounts("closed")).toEqual({ isSignUpOpen: false, sendsMail: false });
  expect([readOwnAccounts(""), readOwnAccounts(undefined)]).toEqual([undefined, undefined]);
});

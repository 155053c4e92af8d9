import { expect, test } from "vitest";
import { featureRequestState } from "./feature-request.view-state.ts";

test("SUP-02 shows the form to subscribers, and refuses others only once that is known", () => {
  expect(featureRequestState({ data: undefined, isError: false })).toEqual({ kind: "checking" });
  expect(featureRequestState({ data: true, isError: false })).toEqual({ kind: "form" });
  expect(featureRequestState({ data: true, isError: true })).toEqual({ kind: "form" });
  expect(featureRequestState({ data: false, isError: false })).toEqual({ kind: "upsell" });
  expect(featureRequestState({ data: undefined, isError: true })).toEqual({ kind: "upsell" });
});

import { expect, test } from "vitest";
import { toFeatureRequestState } from "./feature-request.view-state.ts";

test("SUP-02 shows the form to subscribers, and refuses others only once their plan is known", () => {
  expect(toFeatureRequestState({ data: undefined, isError: false })).toEqual({ kind: "checking" });
  expect(toFeatureRequestState({ data: true, isError: false })).toEqual({ kind: "form" });
  expect(toFeatureRequestState({ data: true, isError: true })).toEqual({ kind: "form" });
  expect(toFeatureRequestState({ data: false, isError: false })).toEqual({ kind: "upsell" });
  expect(toFeatureRequestState({ data: undefined, isError: true })).toEqual({ kind: "upsell" });
});

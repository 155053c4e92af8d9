import { expect, test } from "vitest";
import { allowOwnScripts } from "./trusted-types.ts";

type Rules = Parameters<NonNullable<Parameters<typeof allowOwnScripts>[0]["trustedTypes"]>["createPolicy"]>[1];

function readRules(): Rules {
  let rules: Rules | undefined;
  const location = new URL("https://lectern.test/dashboard") as unknown as Location;
  allowOwnScripts({ location, trustedTypes: { createPolicy: (_name, given) => (rules = given) } });
  return rules!;
}

test.each([
  ["&amp;", true],
  ["&NotEqualTilde;", true],
  ["<img src=x onerror=alert(1)>", false],
  ["&amp;<b>", false],
  ["", false],
])("OPS-01 HTML %s is allowed: %s", (text, isAllowed) => {
  expect(readRules().createHTML(text)).toBe(isAllowed ? text : null);
});

test.each([
  ["/sw.js", true],
  ["https://lectern.test/assets/export.worker.js", true],
  ["https://elsewhere.test/assets/export.worker.js", false],
  ["//elsewhere.test/sw.js", false],
  ["data:text/javascript,alert(1)", false],
  ["blob:https://lectern.test/5a2a5f0e-6d3e-4cf5-8f27-6c2e52a53e1c", false],
])("OPS-01 a script at %s is allowed: %s", (url, isAllowed) => {
  expect(readRules().createScriptURL(url)).toBe(isAllowed ? url : null);
});

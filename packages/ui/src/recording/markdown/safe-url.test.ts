import { expect, it } from "vitest";
import { safeUrl } from "./safe-url.ts";

it.each([
  "http://lectern.example",
  "https://lectern.example/a?b#c",
  "HTTPS://lectern.example",
  "irc://chat.example/room",
  "ircs://chat.example/room",
  "mailto:support@lectern.example",
  "xmpp:someone@chat.example",
  "#user-content-fn-1",
])("RDT-09 keeps a link to %s", (url) => {
  expect(safeUrl(url)).toBe(url);
});

it.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "\tjavascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "file:///etc/passwd",
  "tel:+1",
  "blob:https://lectern.example/1",
  "//evil.example",
  "/auth/callback#access_token=stolen",
  "dashboard",
  "",
])("RDT-09 removes the address of a link to %j", (url) => {
  expect(safeUrl(url)).toBe("");
});

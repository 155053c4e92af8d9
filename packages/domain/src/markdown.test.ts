import { expect, test } from "vitest";
import { escapeMarkdown } from "./markdown.ts";

test.each([
  ["&copy; and &#169; are one sign", String.raw`\&copy; and \&#169; are one sign`],
  ["AT&T & R&D", "AT&T & R&D"],
  ["---", String.raw`\---`],
  ["- - -", String.raw`\- - -`],
  ["===", String.raw`\===`],
  ["***", String.raw`\*\*\*`],
  ["# one", String.raw`\# one`],
  ["#hash", "#hash"],
  ["12. twelve", String.raw`12\. twelve`],
  ["- point", String.raw`\- point`],
  ["One\n---\n2) two", `One\n\\---\n2\\) two`],
  ["see https://example.com/x_y_z, and *a_b* _c_", String.raw`see https://example.com/x_y_z, and \*a_b\* \_c\_`],
  ["(https://example.com/*a*)", String.raw`(https://example.com/*a\*)`],
  [String.raw`H~2~O and \int_0^1 x\,dx`, String.raw`H\~2\~O and \\int_0^1 x\\,dx`],
])("EXP-01 escapes %j", (text, escaped) => {
  expect(escapeMarkdown(text)).toBe(escaped);
});

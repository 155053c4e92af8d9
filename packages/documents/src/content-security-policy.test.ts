import { expect, test } from "vitest";
import { toContentSecurityPolicy } from "./content-security-policy.ts";

const page = { scripts: [], styles: [], linksStyles: true };

test("SRV-09 the policy allows a captcha's script and frame only where one is configured", () => {
  expect(toContentSecurityPolicy(page)).toContain("script-src 'self'; style-src");
  expect(toContentSecurityPolicy(page)).not.toMatch(/frame-src|https:/);
  const policy = toContentSecurityPolicy({ ...page, captchaOrigin: "https://captcha.test" });
  expect(policy).toContain("script-src 'self' https://captcha.test; frame-src https://captcha.test;");
  expect(policy.match(/https:\/\/captcha\.test/g)).toHaveLength(2);
});

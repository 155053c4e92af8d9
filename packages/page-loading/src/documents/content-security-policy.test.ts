import { expect, test } from "vitest";
import { toContentSecurityPolicy } from "./content-security-policy.ts";

const page = { scripts: [], styles: [], linksStyles: true };

test("OPS-01 the policy refuses strings as HTML or script, unless the page runs a captcha's script", () => {
  const directives = "; require-trusted-types-for 'script'; trusted-types default";
  expect(toContentSecurityPolicy(page).endsWith(directives)).toBe(true);
  expect(toContentSecurityPolicy({ ...page, captchaOrigin: "https://captcha.test" })).not.toContain("trusted-types");
});

test("OPS-03 the policy allows requests to an error reporting service only if one is configured", () => {
  expect(toContentSecurityPolicy(page)).toContain("connect-src 'self';");
  const policy = toContentSecurityPolicy({ ...page, reportOrigin: "https://reports.test" });
  expect(policy).toContain("connect-src 'self' https://reports.test;");
  expect(policy.match(/https:\/\/reports\.test/g)).toHaveLength(1);
});

test("SRV-09 the policy allows a captcha's script and frame only if one is configured", () => {
  expect(toContentSecurityPolicy(page)).toContain("script-src 'self'; style-src");
  expect(toContentSecurityPolicy(page)).not.toMatch(/frame-src|https:/);
  const policy = toContentSecurityPolicy({ ...page, captchaOrigin: "https://captcha.test" });
  expect(policy).toContain("script-src 'self' https://captcha.test; frame-src https://captcha.test;");
  expect(policy.match(/https:\/\/captcha\.test/g)).toHaveLength(2);
});

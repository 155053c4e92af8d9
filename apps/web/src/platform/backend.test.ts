import { expect, test } from "vitest";
import { readBackend } from "./backend.ts";

test("SRV-09 a captcha is configured only by the build", () => {
  expect(readBackend({})).toMatchObject({ captchaSiteKey: undefined, captchaOrigin: undefined });
  expect(readBackend({ VITE_TURNSTILE_SITE_KEY: "" })).toMatchObject({ captchaOrigin: undefined });
  expect(readBackend({ VITE_TURNSTILE_SITE_KEY: "key" })).toMatchObject({
    captchaSiteKey: "key",
    captchaOrigin: "https://challenges.cloudflare.com",
  });
});

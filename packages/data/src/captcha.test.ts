import { expect, test } from "vitest";
import { signInWithPassword, signUpWithPassword } from "./auth/password.api.ts";
import { requestNewPassword } from "./auth/recovery.ts";
import { createLightClient } from "./light-client.ts";
import { toUrl } from "./testing/browser.ts";
import { createSessionStorage } from "./testing/sessions.ts";

function openPage(solveCaptcha?: () => Promise<string>) {
  const requests: { path: string; body: unknown }[] = [];
  const client = createLightClient({
    url: "http://backend.test",
    publishableKey: "sb_publishable_test",
    storage: createSessionStorage(undefined),
    whenIdle: () => Promise.resolve(),
    whenUserActive: () => new Promise<void>(() => undefined),
    solveCaptcha,
    fetch: async (input, init) => {
      requests.push({ path: toUrl(input).pathname, body: JSON.parse(init?.body as string) });
      return Response.json({ code: 400, error_code: "captcha_failed", msg: "no" }, { status: 400 });
    },
  });
  return { client, requests };
}

const credentials = { email: "new@school.edu", password: "moss on stone" };
type Client = ReturnType<typeof openPage>["client"];
const calls: readonly (readonly [name: string, path: string, call: (client: Client) => Promise<unknown>])[] = [
  ["a sign-up", "/auth/v1/signup", (client) => signUpWithPassword(client, credentials)],
  ["a sign-in", "/auth/v1/token", (client) => signInWithPassword(client, credentials)],
  [
    "a forgotten password",
    "/auth/v1/recover",
    (client) => requestNewPassword(client, credentials.email, "http://app.test"),
  ],
];

test.each(calls)("SRV-09 %s sends a captcha token if the build configures a captcha", async (_name, path, call) => {
  const { client, requests } = openPage(() => Promise.resolve("token of the captcha"));
  await expect(call(client)).rejects.toMatchObject({ code: "invalid" });
  expect(requests).toEqual([
    { path, body: expect.objectContaining({ gotrue_meta_security: { captcha_token: "token of the captcha" } }) },
  ]);
});

test.each(calls)("SRV-09 %s requests no captcha otherwise", async (_name, path, call) => {
  const { client, requests } = openPage();
  await expect(call(client)).rejects.toMatchObject({ code: "invalid" });
  expect(requests).toEqual([{ path, body: expect.objectContaining({ gotrue_meta_security: {} }) }]);
});

import { createHmac } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { makeClient, onEachDatabase } from "./testing/backend.ts";
import { stockLibrary } from "./testing/library.ts";

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const decode = (part: string | undefined) => JSON.parse(Buffer.from(part ?? "", "base64url").toString()) as object;

function sign(header: object, claims: object, secret: string): string {
  const content = `${encode(header)}.${encode(claims)}`;
  return `${content}.${createHmac("sha256", secret).update(content).digest("base64url")}`;
}

const now = () => Math.floor(Date.now() / 1000);

onEachDatabase("tokens that the auth server did not issue", (backend) => {
  let header: object;
  let claims: { exp: number; iat: number; sub: string };

  beforeAll(async () => {
    const { accessToken, user } = await backend().setUpUser("tokens@school.edu");
    await stockLibrary(backend(), user.id);
    const [first, second] = accessToken.split(".");
    header = decode(first);
    claims = decode(second) as typeof claims;
  });

  const forgeries: [string, () => string][] = [
    ["signed with another secret", () => sign(header, claims, "not the secret, but as long as one")],
    ["expired", () => sign(header, { ...claims, iat: now() - 7200, exp: now() - 3600 }, backend().jwtSecret)],
    ["without a signature (alg none)", () => `${encode({ ...header, alg: "none" })}.${encode(claims)}.`],
    ["of another role", () => sign(header, { ...claims, role: "service_role" }, "a guess at the secret of this one")],
    ["that is no token", () => "nonsense"],
  ];

  it("accepts a token that the project signed, so that the refusals below are due to the forgery", async () => {
    const client = makeClient(backend(), sign(header, { ...claims, exp: now() + 600 }, backend().jwtSecret));
    expect((await client.from("recordings").select("user_id")).data).toEqual([{ user_id: claims.sub }]);
  });

  describe.each(forgeries)("a token %s", (_title, forge) => {
    it("SRV-01 can't read, write or delete anything", async () => {
      const client = makeClient(backend(), forge());
      for (const table of ["recordings", "recording_segments", "folders", "study_guides", "user_info", "profiles"]) {
        const answer = await client.from(table).select();
        expect(answer.status).toBe(401);
        expect(answer.data).toBeNull();
      }
      expect((await client.from("folders").insert({ user_id: claims.sub, name: "x" })).status).toBe(401);
      expect((await client.from("recordings").update({ is_favorite: true }).eq("user_id", claims.sub)).status).toBe(
        401,
      );
      expect((await client.from("recordings").delete().eq("user_id", claims.sub)).status).toBe(401);
      expect((await client.rpc("claim_summary_job")).status).toBe(401);
    });

    it.each([
      "apply-referral-code",
      "create-checkout-session",
      "create-customer-portal",
      "create-user-context",
      "customize-ai-summary",
      "delete-user",
      "ingest-recording",
      "ingest-study-guide",
      "add-card",
      "make-cards",
      "mcp",
      "plan-exam",
      "ask-unit",
      "review-cards",
      "openai",
      "process-recordings",
      "retry-summary",
      "who-writes",
    ])("SRV-01 is refused by %s", async (name) => {
      const answer = await backend().fetch(`/functions/v1/${name}`, {
        method: "POST",
        headers: {
          apikey: backend().publishableKey,
          authorization: `Bearer ${forge()}`,
          "content-type": "application/json",
        },
        body: "{}",
      });
      expect(answer.status).toBe(401);
      expect(Object.keys((await answer.json()) as object)).toContain("error");
    });
  });
});

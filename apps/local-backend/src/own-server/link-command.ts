/**
 * `npm run invite -- <email>` and `npm run reset-password -- <email>`: print a link with which a person chooses a password
 * on this server of one's own, while it runs.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { readOrMakeSecrets } from "../data-directory/secrets.ts";
import { projectPaths } from "../project-paths.ts";
import { readSettings } from "../settings.ts";

const ANY_ADDRESS = new Set(["0.0.0.0", "::", "127.0.0.1", "::1", "localhost"]);
const sentences: Readonly<Record<string, string>> = {
  email_exists: "has an account already: `npm run reset-password` prints a link for a new password",
  user_not_found: "has no account: `npm run invite` makes one",
  validation_failed: "is no email address",
};

async function makeLink(type: "invite" | "recovery", email: string): Promise<string> {
  const { ownServer, host, port, dataDirectory } = readSettings(process.env);
  if (ownServer === undefined) throw new Error("SITE_URL is not set: this is for a server of one's own");
  const { secretKey } = await readOrMakeSecrets(join(dataDirectory, "secrets.json"), {
    isNew: false,
    where: `in ${dataDirectory}`,
  });
  // The server answers to its own host only, and on this machine to localhost.
  const url = new URL(
    "/auth/v1/admin/generate_link",
    ANY_ADDRESS.has(host) ? `http://127.0.0.1:${port}` : ownServer.siteUrl,
  );
  url.searchParams.set("redirect_to", `${ownServer.siteUrl}/auth/callback?for=new-password`);
  const answer = await fetch(url, {
    method: "POST",
    headers: { apikey: secretKey, "content-type": "application/json" },
    body: JSON.stringify({ type, email }),
  }).catch((cause: unknown) => {
    throw new Error(`Lectern doesn't run at ${url.origin}: start it first`, { cause });
  });
  const body = (await answer.json().catch(() => ({}))) as { action_link?: string; error_code?: string };
  if (body.action_link !== undefined) return body.action_link;
  const sentence = sentences[body.error_code ?? ""];
  throw new Error(sentence === undefined ? `The server refused (${answer.status})` : `${email} ${sentence}`);
}

const env = join(projectPaths.root, ".env");
if (existsSync(env)) process.loadEnvFile(env);
const [type, email] = process.argv.slice(2);
try {
  if (type !== "invite" && type !== "recovery") throw new Error("The first argument must be invite or recovery");
  if (email === undefined) throw new Error("Whose account? Add an email address");
  console.log(await makeLink(type, email));
  console.log("Give it to its owner only: who opens it first chooses the password. It works once, for a day.");
} catch (error) {
  console.error(`${(error as Error).message}.`);
  process.exitCode = 1;
}

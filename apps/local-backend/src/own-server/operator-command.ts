import { existsSync } from "node:fs";
import { join } from "node:path";
import { readOrMakeSecrets } from "../data-directory/secrets.ts";
import { projectPaths } from "../project-paths.ts";
import { readSettings } from "../settings.ts";

/** With these as its host, the server can be reached at 127.0.0.1. */
const HOSTS_REACHED_BY_LOOPBACK = new Set(["0.0.0.0", "::", "127.0.0.1", "::1", "localhost"]);

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, string | undefined>>;
}

/** Asks the running server as its operator. `siteUrl` is the site's address. */
export type AskServer = (path: string, body: object) => Promise<Answer>;

async function openServer(): Promise<{ siteUrl: string; ask: AskServer }> {
  const { ownServer, host, port, dataDirectory } = readSettings(process.env);
  if (ownServer === undefined) throw new Error("SITE_URL is not set: this is for a server of one's own");
  const { siteUrl } = ownServer;
  const path = join(dataDirectory, "secrets.json");
  const { secretKey } = await readOrMakeSecrets(path, { isNew: false, where: `in ${dataDirectory}` });
  // The server answers to its own host only, and on this machine to localhost.
  const base = HOSTS_REACHED_BY_LOOPBACK.has(host) ? `http://127.0.0.1:${port}` : siteUrl;
  const ask: AskServer = async (to, body) => {
    const answer = await fetch(`${base}${to}`, {
      method: "POST",
      headers: { apikey: secretKey, "content-type": "application/json" },
      body: JSON.stringify(body),
    }).catch((cause: unknown) => {
      throw new Error(`Lectern doesn't run at ${base}: start it first`, { cause });
    });
    return { status: answer.status, body: (await answer.json().catch(() => ({}))) as Answer["body"] };
  };
  return { siteUrl, ask };
}

/**
 * Runs an operator's command on a server of one's own, while it runs. If it fails, prints the error and sets the exit
 * code to 1.
 */
export async function runOperatorCommand(
  work: (server: { siteUrl: string; ask: AskServer }) => Promise<void>,
): Promise<void> {
  const env = join(projectPaths.root, ".env");
  if (existsSync(env)) process.loadEnvFile(env);
  try {
    await work(await openServer());
  } catch (error) {
    console.error(`${(error as Error).message}.`);
    process.exitCode = 1;
  }
}

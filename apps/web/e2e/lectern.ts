import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { runPhone } from "@lectern/local-backend/phone";
import { freePort } from "@lectern/local-backend/testing/free-port";
import { type BrowserContext, expect as playwrightExpect, test as base } from "@playwright/test";
import { findScript } from "./build-manifest.ts";
import { recordLog } from "./console-log.ts";

const repository = join(import.meta.dirname, "../../..");
const backend = join(repository, "apps/local-backend/src");

const waitForExit = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null ? Promise.resolve(child.exitCode) : new Promise((resolve) => child.once("exit", resolve));

interface SentLecture {
  /** From the repository's root. */
  readonly file?: string;
  readonly minutes?: number;
  /** By default the name of the file. */
  readonly name?: string;
}

/** The last line of the phone's output is the address of the page. */
const toPath = (output: string): string => new URL(output.trim().split("\n").at(-1) ?? "").pathname;

/** The server that `npm start` runs, on a port and a data directory of its own. */
export class Lectern {
  readonly url: string;
  readonly #dataDirectory = mkdtempSync(join(tmpdir(), "lectern-journey-"));
  #server: ChildProcess | undefined;

  readonly #port: number;

  readonly #env: Readonly<Record<string, string>>;

  private constructor(port: number, env: Readonly<Record<string, string>>) {
    this.#port = port;
    this.#env = env;
    this.url = `http://localhost:${port}`;
  }

  /** @param env variables in addition to this process's own */
  static async start(env: Readonly<Record<string, string>> = {}): Promise<Lectern> {
    const lectern = new Lectern(await freePort(), env);
    await lectern.#start();
    return lectern;
  }

  async #start(): Promise<void> {
    const server = spawn(process.execPath, [join(backend, "main.ts")], {
      cwd: repository,
      env: { ...process.env, ...this.#env, PORT: String(this.#port), DATA_DIR: join(this.#dataDirectory, "data") },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#server = server;
    await new Promise<void>((resolve, reject) => {
      let output = "";
      const listen = (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes("Lectern is ready at")) resolve();
      };
      server.stdout.on("data", listen);
      server.stderr.on("data", listen);
      server.once("exit", (status) => reject(new Error(`the server ended with ${status}: ${output}`)));
    });
  }

  /** Stops as an operator would, and starts again on the same data. */
  async restart(): Promise<void> {
    await this.stop();
    await this.#start();
  }

  async stop(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    server.kill("SIGTERM");
    await waitForExit(server);
    this.#server = undefined;
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.#dataDirectory, { recursive: true, force: true });
  }

  /** Asks as an operator, with the secret key in this server's data directory. */
  #administrate(method: string, path: string, body?: object): Promise<Response> {
    const { secretKey } = JSON.parse(readFileSync(join(this.#dataDirectory, "data/secrets.json"), "utf8"));
    const headers = { apikey: secretKey, authorization: `Bearer ${secretKey}`, "content-type": "application/json" };
    return fetch(`${this.url}/auth/v1/admin/${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  /** Invites a person to a server of one's own, and returns the link. */
  async invite(email: string, redirectTo: string): Promise<string> {
    const path = `generate_link?redirect_to=${encodeURIComponent(redirectTo)}`;
    const answer = await this.#administrate("POST", path, { type: "invite", email });
    const { action_link: link } = (await answer.json()) as { action_link: string };
    return link;
  }

  /** Deletes a user as an operator could. @throws when refused */
  async deleteUser(id: string): Promise<void> {
    const answer = await this.#administrate("DELETE", `users/${id}`);
    if (!answer.ok) throw new Error(`the user was not deleted: ${answer.status} ${await answer.text()}`);
  }

  /** Does what `npm run phone -- …` does against this server, without a process of its own, and resolves with its output. */
  async phone(...args: string[]): Promise<string> {
    const lines: string[] = [];
    const print = (line: string): void => void lines.push(`${line}\n`);
    // npm sets this variable to the user's current folder; for the phone it is the repository.
    const env = { ...process.env, ...this.#env, INIT_CWD: repository };
    const status = await runPhone([...args, "--url", this.url], env, { log: print, error: print });
    const output = lines.join("");
    if (status !== 0) throw new Error(`the phone ended with ${status}: ${output}`);
    return output;
  }

  /** Sends a lecture as the phone of its student does. @returns the path of its page */
  async record(
    email: string,
    { file = "examples/lecture.vtt", minutes = 50, name }: SentLecture = {},
  ): Promise<string> {
    const named = name === undefined ? [] : ["--name", name];
    return toPath(await this.phone("record", file, "--as", email, "--minutes", String(minutes), ...named));
  }

  /** Sends a study guide as the phone of its student does. @returns the path of its page */
  async sendGuide(email: string, file = "examples/guide.md"): Promise<string> {
    return toPath(await this.phone("guide", file, "--as", email));
  }
}

/**
 * How late the app's code loads on a phone in the long run, in ms. What a journey sees, types or presses before that
 * must not be lost.
 */
const APP_DELAY_MS = 1000;

/**
 * Disables service workers, because they would bypass the responses that a journey sends instead of the server.
 * Playwright's own `serviceWorkers: "block"` logs a line for each, and journeys check the log.
 */
export async function disableServiceWorkers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
}

/** One server for each worker; `server.url` is the origin of every page. */
export const test = base.extend<{ baseURL: string; delayedApp: number; contentPolicy: undefined }, { server: Lectern }>(
  {
    server: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's pattern
      async ({}, use) => {
        const server = await Lectern.start();
        await use(server);
        await server.close();
      },
      { scope: "worker", timeout: 600_000 },
    ],
    baseURL: async ({ server }, use) => use(server.url),
    context: async ({ context, serviceWorkers }, use) => {
      if (serviceWorkers === "block") await disableServiceWorkers(context);
      await use(context);
    },
    /**
     * A phone on a slow connection has the document and its preview first. Not where a service worker responds: while
     * Playwright watches a page's requests, its web workers' code passes the service worker by. Its value is the delay, in ms.
     */
    delayedApp: [
      async ({ context, serviceWorkers }, use, { project }) => {
        const isDelayed = process.env.LECTERN_SOAK === "1" && project.name === "phone" && serviceWorkers === "block";
        if (isDelayed) {
          await context.route(`**${findScript("src/main.tsx")}`, async (route) => {
            await setTimeout(APP_DELAY_MS);
            await route.fallback().catch(() => undefined);
          });
        }
        await use(isDelayed ? APP_DELAY_MS : 0);
      },
      { auto: true },
    ],
    /** No page of a journey may violate its content security policy. */
    contentPolicy: [
      async ({ page }, use) => {
        const violations = recordLog(page, (message) =>
          /Content Security Policy|Trusted(?:HTML|Script)/.test(message.text()),
        );
        await use(undefined);
        // A request that the journey answers may still be running when the journey ends.
        await page.unrouteAll({ behavior: "ignoreErrors" });
        playwrightExpect(violations).toEqual([]);
      },
      { auto: true },
    ],
  },
);

export { expect } from "@playwright/test";

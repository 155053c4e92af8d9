import { readDemoAccounts } from "../consent/demo-accounts.ts";
import { createMailer } from "../own-server/mailer.ts";
import { forgetStandIns } from "../own-server/forget-stand-ins.ts";
import { guardEntrance } from "../own-server/entrance.ts";
import type { OwnServer } from "../own-server/own-server.ts";
import type { Storage } from "../data-directory/storage.ts";
import { seedOnce } from "../database/seed.ts";
import { readSeed } from "../seed/seed-sql.ts";
import { projectPaths } from "../project-paths.ts";
import { createStripeStandIn } from "../stripe/stand-in.ts";
import { PUBLISHABLE_KEY, type Secrets } from "../supabase/keys.ts";
import { startLite } from "../supabase/lite.ts";
import { createDeferredWork } from "./deferred-work.ts";
import { createFunctions, type CreateFunctions } from "./functions.ts";
import { createGateway } from "./gateway.ts";
import { listen } from "./listen.ts";
import { isLoopbackHost } from "./trusted-host.ts";
import { takeUpUnfinishedRecordings } from "./unfinished-recordings.ts";

interface LocalBackendOptions {
  /** Called once the port is bound. The backend closes the storage. */
  readonly openStorage: () => Promise<Storage>;
  /** 0 chooses a free port. */
  readonly port: number;
  /** The interface to listen on: 127.0.0.1 unless other machines should reach it. */
  readonly host: string;
  /** The machine's name in the backend's own address. Defaults to `localhost`. */
  readonly name?: string;
  /** Set for a server that others reach, on which no stand-in answers (OPS-08). */
  readonly ownServer?: OwnServer | undefined;
  /** Whether a new database gets the demo accounts with their library. */
  readonly seeds: boolean;
  /** Whether interrupted summaries are completed and subscriptions renewed automatically. */
  readonly takesUpUnfinished: boolean;
  /** Configuration of the functions that the backend doesn't set itself, such as the key of a model. */
  readonly env: (name: string) => string | undefined;
  /** Runs the functions. Defaults to running them in this process. */
  readonly functions?: CreateFunctions;
  readonly migrations?: string;
  readonly webApp?: string;
}

export interface LocalBackend {
  /** Its address on this machine. */
  readonly url: string;
  /** The address that browsers open: `url`, or that of a server of one's own. */
  readonly siteUrl: string;
  /** Waits a few seconds at most until no work runs that functions continue after their answers. */
  settled(): Promise<void>;
  /** Stops serving, waits a few seconds at most for requests under way, and closes the storage. */
  close(): Promise<void>;
}

const SHUTDOWN_TIMEOUT_MS = 4_000;

export async function startLocalBackend(options: LocalBackendOptions): Promise<LocalBackend> {
  const { host, ownServer } = options;
  const work = createDeferredWork();
  // The port is known once it listens, and it listens once everything is ready.
  let answer: Parameters<typeof listen>[0] = answerStarting;
  const serve: typeof answer = (request, bindings) => answer(request, bindings);
  const entrance = ownServer === undefined ? serve : guardEntrance(ownServer, serve);
  const listener = await listen(entrance, options.port, host);
  const url = `http://${options.name ?? "localhost"}:${listener.port}`;
  const siteUrl = ownServer?.siteUrl ?? url;

  let storage: Storage | undefined;
  try {
    storage = await options.openStorage();
    const { database, secrets } = storage;
    const migrations = options.migrations ?? projectPaths.migrations;
    const lite = await startLite(database, {
      ...secrets,
      siteUrl,
      isSignUpOpen: ownServer?.isSignUpOpen ?? true,
      migrations,
      beforeMigrating: (missing) => storage?.beforeMigrating?.(missing) ?? Promise.resolve(),
    });
    const { registrationHashKey } = secrets;
    await seedOnce(database, readSeed, { wanted: options.seeds, registrationHashKey });
    if (ownServer !== undefined) await forgetStandIns(database);
    // With a real key, and on a server of one's own, neither the stand-in's keys nor its addresses are used.
    const hasStripeStandIn = ownServer === undefined && !options.env("STRIPE_SECRET_KEY");
    const serverEnv: Record<string, string> = {
      ...toFunctionEnv(url, secrets),
      SITE_URL: siteUrl,
      PUBLIC_API_URL: siteUrl,
      ...(hasStripeStandIn && toStandInEnv(url, secrets)),
    };
    const functions = (options.functions ?? createFunctions)(projectPaths.functions, {
      env: (name) => serverEnv[name] ?? options.env(name),
      fetch: (input, init) => {
        const request = new Request(input, init);
        if (new URL(request.url).origin !== url) return fetch(request);
        return Promise.resolve(answer(request, { peerAddress: "127.0.0.1" }));
      },
      defer: work.defer,
    });
    const payments = hasStripeStandIn
      ? await createStripeStandIn({
          database,
          functions,
          siteUrl: url,
          secretKey: secrets.stripeSecretKey,
          webhookSecret: secrets.stripeWebhookSecret,
          defer: work.defer,
        })
      : undefined;
    const mailer = ownServer?.mail && createMailer(ownServer.mail, work.defer);
    const gateway = createGateway({
      database,
      lite,
      functions,
      payments: payments?.routes,
      secrets,
      demoAccounts: await readDemoAccounts(projectPaths.demoLibrary),
      siteUrl,
      webApp: options.webApp ?? projectPaths.webApp,
      ownServer: ownServer && { deliver: mailer, sellsPlans: Boolean(options.env("STRIPE_SECRET_KEY")) },
      loopbackOnly: ownServer === undefined && isLoopbackHost(host),
    });
    answer = (request, bindings) => gateway.fetch(request, bindings);
    const stopTakingUp = options.takesUpUnfinished
      ? takeUpUnfinishedRecordings(functions, { siteUrl: url, secretKey: secrets.secretKey, defer: work.defer })
      : () => undefined;
    const stopRenewals = options.takesUpUnfinished ? payments?.start() : undefined;
    return {
      url,
      siteUrl,
      settled: () => work.settled(SHUTDOWN_TIMEOUT_MS),
      close: async () => {
        stopTakingUp();
        stopRenewals?.();
        await listener.close(SHUTDOWN_TIMEOUT_MS);
        await work.settled(SHUTDOWN_TIMEOUT_MS);
        await storage?.close();
      },
    };
  } catch (error) {
    await listener.close(0);
    await storage?.close();
    throw error;
  }
}

const answerStarting = () => new Response("Starting\n", { status: 503, headers: { "retry-after": "1" } });

const toFunctionEnv = (url: string, secrets: Secrets): Record<string, string> => ({
  SUPABASE_URL: url,
  SUPABASE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
  SUPABASE_SECRET_KEY: secrets.secretKey,
  REGISTRATION_HASH_KEY: secrets.registrationHashKey,
});

const toStandInEnv = (url: string, secrets: Secrets): Record<string, string> => ({
  STRIPE_API_BASE: `${url}/stand-in/stripe`,
  STRIPE_SECRET_KEY: secrets.stripeSecretKey,
  STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
});

import { SignJWT, type JWTPayload } from "jose";
import type { Provider } from "../consent/provider.ts";
import type { Storage } from "../data-directory/storage.ts";
import { openDataDirectory } from "../data-directory/data-directory.ts";
import { openPglite } from "../database/pglite.ts";
import { openPostgres } from "../database/postgres.ts";
import { preparedImage } from "../database/prepared-image.ts";
import { createUserContext } from "../phone/user-context.ts";
import { signInThroughConsent, signInWithPassword } from "../phone/sign-in.ts";
import { quietConsole } from "../quiet-console.ts";
import type { OwnServer } from "../own-server/own-server.ts";
import type { CreateFunctions } from "../server/functions.ts";
import { startLocalBackend } from "../server/local-backend.ts";
import { KEY_ID } from "../supabase/access-token.ts";
import { makeSecrets, PUBLISHABLE_KEY } from "../supabase/keys.ts";
import { isLong, type Driver } from "./long-run.ts";
import { createMigratedDatabase } from "./migrated-database.ts";
import { createDatabase, type PostgresServer } from "./postgres-server.ts";

export interface TestBackendOptions {
  /**
   * Defaults to `postgres`, a separate database on a PostgreSQL 17 that the test run shares: it takes a sixth of PGlite's start.
   * In the long run, and with a data directory, to `pglite`.
   */
  driver?: Driver;
  /** With driver postgres: the test's own server, which it may stop. */
  server?: PostgresServer;
  /** Whether the database has the demo library. Defaults to false. */
  seed?: boolean;
  /** With driver pglite: the folder of the data. Defaults to memory. */
  dataDir?: string;
  /** Configuration of the functions, such as the key of a model. The machine's own environment is not used. */
  env?: Record<string, string>;
  /** Runs the functions. Defaults to running them in this process. */
  functions?: CreateFunctions;
  /** Starts a server of one's own. Its users sign up with a password. */
  ownServer?: OwnServer;
  /** The folder of a built app to serve. Defaults to the workspace's build. */
  webApp?: string;
}

export interface TestUser {
  accessToken: string;
  refreshToken: string;
  user: { id: string; email: string };
}

interface SignInOptions {
  /** Defaults to `google`. */
  provider?: Provider;
}

export interface TestBackend {
  /** `http://127.0.0.1:<free port>` */
  url: string;
  publishableKey: string;
  secretKey: string;
  jwtSecret: string;
  /** Opens the API of Stripe's stand-in. */
  stripeSecretKey: string;
  /** Signs the events of Stripe's stand-in. */
  stripeWebhookSecret: string;
  /** The global fetch, which also accepts a path of this backend. */
  fetch: typeof fetch;
  /**
   * Runs as the database's owner, bypassing row-level security. Without params the text may contain several statements.
   */
  sql<Row = Record<string, unknown>>(text: string, params?: unknown[]): Promise<Row[]>;
  /** Signs claims as the auth server signs those of its tokens. */
  signToken(claims: JWTPayload): Promise<string>;
  /** Signs in through the consent stand-in, as a browser would; on a server of one's own with a password. */
  signIn(email: string, options?: SignInOptions): Promise<TestUser>;
  /** `signIn`, then create-user-context. */
  setUpUser(email: string, options?: SignInOptions): Promise<TestUser>;
  /**
   * Waits a few seconds at most until no work runs that functions continue after their answers. A call that processed a job
   * starts one for the next job, which would take a job that a later test has stored.
   */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Starts the whole backend on a free port, as `npm start` does. Close it at the end of the test. */
export async function startTestBackend(options: TestBackendOptions = {}): Promise<TestBackend> {
  // Hashing a password with production's cost takes a tenth of a second.
  process.env["LITE_AUTH_BCRYPT_COST"] = "4";
  quietConsole();
  const storage = await openStorage(options);
  const { database, secrets } = storage;
  const backend = await startLocalBackend({
    openStorage: () => Promise.resolve(storage),
    port: 0,
    host: "127.0.0.1",
    name: "127.0.0.1",
    takesUpUnfinished: false,
    seeds: options.seed === true,
    env: (name) => options.env?.[name],
    ownServer: options.ownServer,
    ...(options.functions !== undefined && { functions: options.functions }),
    ...(options.webApp === undefined ? {} : { webApp: options.webApp }),
  });
  const { url } = backend;

  const signIn = async (email: string, { provider = "google" }: SignInOptions = {}) => {
    if (options.ownServer === undefined) return signInThroughConsent(url, email, provider);
    const credentials = { email, password: "moss on stone" };
    return signInWithPassword(url, credentials, "signup").catch(() => signInWithPassword(url, credentials));
  };
  return {
    url,
    publishableKey: PUBLISHABLE_KEY,
    secretKey: secrets.secretKey,
    jwtSecret: secrets.jwtSecret,
    stripeSecretKey: secrets.stripeSecretKey,
    stripeWebhookSecret: secrets.stripeWebhookSecret,
    fetch: (input, init) => fetch(typeof input === "string" ? new URL(input, url) : input, init),
    sql: database.sql,
    signToken: (claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: "HS256", typ: "JWT", kid: KEY_ID })
        .sign(new TextEncoder().encode(secrets.jwtSecret)),
    signIn,
    setUpUser: async (email, { provider = "google" } = {}) => {
      const signedIn = await signIn(email, { provider });
      await createUserContext(url, signedIn, provider);
      return signedIn;
    },
    settled: () => backend.settled(),
    close: () => backend.close(),
  };
}

async function openStorage({ driver, dataDir, server }: TestBackendOptions): Promise<Storage> {
  const usual = dataDir === undefined && !isLong ? "postgres" : "pglite";
  if ((driver ?? usual) === "postgres") {
    if (dataDir !== undefined) throw new Error("dataDir goes with driver pglite");
    const database = openPostgres(await (server === undefined ? createMigratedDatabase() : createDatabase(server)));
    return { database, secrets: makeSecrets(), close: () => database.close() };
  }
  if (dataDir !== undefined) return openDataDirectory(dataDir, preparedImage);
  const database = await openPglite({ image: await preparedImage() });
  return { database, secrets: makeSecrets(), close: () => database.close() };
}

import { assistantTimeouts } from "@lectern/domain/assistant-timeouts.ts";

/** Reads one variable of the host: `Deno.env.get`, `process.env[name]`, or a test's own function. */
export type Env = (name: string) => string | undefined;

/** The settings that the functions read from their host. */
export interface Environment {
  readonly url: string;
  /** The address at which clients elsewhere reach the API, if it is another: of a custom domain, or through a proxy. */
  readonly publicUrl: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  /** The keys with which a schedule calls the functions that are only for it. */
  readonly secretKeys: readonly string[];
  /**
   * The key for hashing the identities of registrations (SRV-03). After changing it, earlier registrations are not
   * recognised.
   */
  readonly registrationHashKey: string;
  /** The other origins whose web pages may call the functions. Empty by default. */
  readonly allowedOrigins: readonly string[];
  /** The web app's origin, to which hosted pages redirect people. It never comes from a request. */
  readonly siteUrl: string;
  readonly stripeSecretKey: string;
  /** Several while a new secret replaces an old one. */
  readonly stripeWebhookSecrets: readonly string[];
  /** Replaces Stripe's own address. */
  readonly stripeApiBase: string | undefined;
  /**
   * Whether a model is configured, by a key, or by an address that needs no key. Otherwise the assistant quotes the
   * recording.
   */
  readonly hasModel: boolean;
  /** The key of an OpenAI-compatible endpoint. */
  readonly modelKey: string | undefined;
  /** Replaces OpenAI's address, with the version: `https://…/v1`. */
  readonly modelBaseUrl: string | undefined;
  readonly modelName: string;
  /** The model's context window, in tokens. */
  readonly modelWindow: number;
  /** The model's timeout for an answer, in milliseconds. */
  readonly modelTimeout: number;
  /** How much a model thinks before it writes: `low`, `medium` … Undefined for one that doesn't. */
  readonly modelEffort: string | undefined;
  /** Whether a model reads the citations of its answers a second time (TUT-05). */
  readonly checksAnswers: boolean;
  /** The daily limits of a model (TUT-07). The database has a ceiling of its own. */
  readonly modelLimits: ModelLimits;
}

/** Undefined: no limit but the database's ceiling. */
export interface ModelLimits {
  /** Of one person's questions and notes. */
  readonly turns: number | undefined;
  /** That are read and written for one person. */
  readonly tokens: number | undefined;
  /** For everybody together. */
  readonly allTokens: number | undefined;
}

const DEFAULT_MODEL = "gpt-4o-mini";
const DEFAULT_WINDOW = 32_000;
/** A smaller window has no room for a recording. */
export const LEAST_WINDOW = 4_000;

/** Thrown if a variable is missing that the host must set. The message is for the log, never for an answer. */
export class MissingVariable extends Error {
  override readonly name = "MissingVariable";
}

/** Reads keys from the JSON object, by name, in which the hosted platform keeps them. */
function keysOf(env: Env, name: string): string[] {
  const json = env(name);
  if (!json) return [];
  const byName = JSON.parse(json) as Record<string, string>;
  const preferred = byName["default"];
  const all = Object.values(byName);
  return preferred === undefined ? all : [preferred, ...all.filter((key) => key !== preferred)];
}

const present = (values: readonly (string | undefined)[]): string[] => values.filter((value) => !!value) as string[];

/** Splits a list of values at its commas. */
const listed = (text: string | undefined): string[] => present((text ?? "").split(",").map((value) => value.trim()));

/** @throws MissingVariable if it is set to anything else */
function numberOf(env: Env, name: string, { least, unset }: { least: number; unset: number }): number {
  const text = env(name);
  if (!text) return unset;
  const value = Number(text);
  if (!(value >= least && Number.isFinite(value)))
    throw new MissingVariable(`set ${name} to a number from ${least} on`);
  return value;
}

const limitOf = (env: Env, name: string, unset: number): number | undefined =>
  env(name) === "off" ? undefined : Math.floor(numberOf(env, name, { least: 0, unset }));

function first(values: readonly string[], names: string): string {
  const [value] = values;
  if (value === undefined) throw new MissingVariable(`set ${names}`);
  return value;
}

/** @throws MissingVariable if the host lacks a variable, when it is read */
export function readEnvironment(env: Env): Environment {
  const secretKeys = () =>
    present([env("SUPABASE_SECRET_KEY"), ...keysOf(env, "SUPABASE_SECRET_KEYS"), env("SUPABASE_SERVICE_ROLE_KEY")]);
  const publishableKeys = () =>
    present([env("SUPABASE_PUBLISHABLE_KEY"), ...keysOf(env, "SUPABASE_PUBLISHABLE_KEYS"), env("SUPABASE_ANON_KEY")]);
  return {
    get url() {
      return first(present([env("SUPABASE_URL")]), "SUPABASE_URL");
    },
    get publicUrl() {
      return new URL(env("PUBLIC_API_URL") || first(present([env("SUPABASE_URL")]), "SUPABASE_URL")).origin;
    },
    get publishableKey() {
      return first(publishableKeys(), "SUPABASE_PUBLISHABLE_KEY or SUPABASE_ANON_KEY");
    },
    get secretKey() {
      return first(secretKeys(), "SUPABASE_SECRET_KEY or SUPABASE_SERVICE_ROLE_KEY");
    },
    get secretKeys() {
      return secretKeys();
    },
    get registrationHashKey() {
      const key = env("REGISTRATION_HASH_KEY") ?? "";
      if (key.length < 32) throw new MissingVariable("set REGISTRATION_HASH_KEY to 32 random characters or more");
      return key;
    },
    get allowedOrigins() {
      return listed(env("ALLOWED_ORIGINS"));
    },
    get siteUrl() {
      return new URL(first(present([env("SITE_URL")]), "SITE_URL")).origin;
    },
    get stripeSecretKey() {
      return first(present([env("STRIPE_SECRET_KEY")]), "STRIPE_SECRET_KEY");
    },
    get stripeWebhookSecrets() {
      const secrets = listed(env("STRIPE_WEBHOOK_SECRET"));
      first(secrets, "STRIPE_WEBHOOK_SECRET");
      return secrets;
    },
    get hasModel() {
      return Boolean(env("OPENAI_API_KEY") || env("OPENAI_BASE_URL"));
    },
    get modelKey() {
      return env("OPENAI_API_KEY") || undefined;
    },
    get modelBaseUrl() {
      return env("OPENAI_BASE_URL")?.replace(/(?<!\/)\/+$/, "") || undefined;
    },
    get modelName() {
      return env("OPENAI_MODEL") || DEFAULT_MODEL;
    },
    get modelWindow() {
      return numberOf(env, "OPENAI_CONTEXT_TOKENS", { least: LEAST_WINDOW, unset: DEFAULT_WINDOW });
    },
    get modelTimeout() {
      return numberOf(env, "OPENAI_TIMEOUT_SECONDS", { least: 0.1, unset: assistantTimeouts.server / 1000 }) * 1000;
    },
    get modelEffort() {
      return env("OPENAI_REASONING_EFFORT") || undefined;
    },
    get checksAnswers() {
      return env("OPENAI_CHECK")?.toLowerCase() !== "off";
    },
    get modelLimits() {
      return {
        turns: limitOf(env, "OPENAI_DAILY_TURNS", 200),
        tokens: limitOf(env, "OPENAI_DAILY_TOKENS", 2_000_000),
        allTokens: limitOf(env, "OPENAI_DAILY_TOKENS_OF_ALL", 20_000_000),
      };
    },
    get stripeApiBase() {
      return env("STRIPE_API_BASE")?.replace(/(?<!\/)\/+$/, "") || undefined;
    },
  };
}

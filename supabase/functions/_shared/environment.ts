import { assistantTimeouts } from "@lectern/domain/assistant-timeouts.ts";

/** Reads one variable of the host: `Deno.env.get`, `process.env[name]`, or a test's own function. */
export type Env = (name: string) => string | undefined;

/** The settings that the functions read from their host. */
export type Environment = ReturnType<typeof readEnvironment>;

/** A smaller window has no room for a recording. */
export const LEAST_WINDOW = 4_000;

/** Thrown if a variable is missing that the host must set. The message is for the log, never for an answer. */
export class MissingVariable extends Error {
  override readonly name = "MissingVariable";
}

/** Reads keys from the JSON object, by name, in which the hosted platform keeps them. */
function readKeys(env: Env, name: string): string[] {
  const json = env(name);
  if (!json) return [];
  const byName = JSON.parse(json) as Record<string, string>;
  const preferred = byName["default"];
  const all = Object.values(byName);
  return preferred === undefined ? all : [preferred, ...all.filter((key) => key !== preferred)];
}

const withoutEmpty = (values: readonly (string | undefined)[]): string[] =>
  values.filter((value) => !!value) as string[];

/** Splits a list of values at its commas. */
const splitList = (text: string | undefined): string[] =>
  withoutEmpty((text ?? "").split(",").map((value) => value.trim()));

/** @throws MissingVariable if it is set to anything else */
function readNumber(env: Env, name: string, { least, unset }: { least: number; unset: number }): number {
  const text = env(name);
  if (!text) return unset;
  const value = Number(text);
  if (!(value >= least && Number.isFinite(value)))
    throw new MissingVariable(`set ${name} to a number from ${least} on`);
  return value;
}

const readLimit = (env: Env, name: string, unset: number): number | undefined =>
  env(name) === "off" ? undefined : Math.floor(readNumber(env, name, { least: 0, unset }));

/** @throws MissingVariable if none of the values is set */
function takeFirst(values: readonly (string | undefined)[], names: string): string {
  const [value] = withoutEmpty(values);
  if (value === undefined) throw new MissingVariable(`set ${names}`);
  return value;
}

const withoutSlash = (address: string | undefined): string | undefined =>
  address?.replace(/(?<!\/)\/+$/, "") || undefined;

/** Each setting throws MissingVariable when it is read, if the host lacks its variable. */
export function readEnvironment(env: Env) {
  return {
    get url() {
      return takeFirst([env("SUPABASE_URL")], "SUPABASE_URL");
    },
    /** The address at which clients elsewhere reach the API, if it is another: of a custom domain, or through a proxy. */
    get publicUrl() {
      return new URL(env("PUBLIC_API_URL") || this.url).origin;
    },
    get publishableKey() {
      const keys = [
        env("SUPABASE_PUBLISHABLE_KEY"),
        ...readKeys(env, "SUPABASE_PUBLISHABLE_KEYS"),
        env("SUPABASE_ANON_KEY"),
      ];
      return takeFirst(keys, "SUPABASE_PUBLISHABLE_KEY or SUPABASE_ANON_KEY");
    },
    get secretKey() {
      return takeFirst(this.secretKeys, "SUPABASE_SECRET_KEY or SUPABASE_SERVICE_ROLE_KEY");
    },
    /** The keys with which a schedule calls the functions that are only for it. */
    get secretKeys() {
      return withoutEmpty([
        env("SUPABASE_SECRET_KEY"),
        ...readKeys(env, "SUPABASE_SECRET_KEYS"),
        env("SUPABASE_SERVICE_ROLE_KEY"),
      ]);
    },
    /**
     * The key for hashing the identities of registrations (SRV-03). After changing it, earlier registrations are not
     * recognised.
     */
    get registrationHashKey() {
      const key = env("REGISTRATION_HASH_KEY") ?? "";
      if (key.length < 32) throw new MissingVariable("set REGISTRATION_HASH_KEY to 32 random characters or more");
      return key;
    },
    /** The other origins whose web pages may call the functions. Empty by default. */
    get allowedOrigins() {
      return splitList(env("ALLOWED_ORIGINS"));
    },
    /** The web app's origin, to which hosted pages redirect people. It never comes from a request. */
    get siteUrl() {
      return new URL(takeFirst([env("SITE_URL")], "SITE_URL")).origin;
    },
    get stripeSecretKey() {
      return takeFirst([env("STRIPE_SECRET_KEY")], "STRIPE_SECRET_KEY");
    },
    /** Several while a new secret replaces an old one. */
    get stripeWebhookSecrets() {
      const secrets = splitList(env("STRIPE_WEBHOOK_SECRET"));
      takeFirst(secrets, "STRIPE_WEBHOOK_SECRET");
      return secrets;
    },
    /** Replaces Stripe's own address. */
    get stripeApiBase() {
      return withoutSlash(env("STRIPE_API_BASE"));
    },
    /**
     * Whether a model is configured, by a key, or by an address that needs no key. Otherwise the assistant quotes the
     * recording.
     */
    get hasModel() {
      return Boolean(env("OPENAI_API_KEY") || env("OPENAI_BASE_URL"));
    },
    /** The key of an OpenAI-compatible endpoint. */
    get modelKey() {
      return env("OPENAI_API_KEY") || undefined;
    },
    /** Replaces OpenAI's address, with the version: `https://…/v1`. */
    get modelBaseUrl() {
      return withoutSlash(env("OPENAI_BASE_URL"));
    },
    get modelName() {
      return env("OPENAI_MODEL") || "gpt-4o-mini";
    },
    /** The model's context window, in tokens. */
    get modelWindow() {
      return readNumber(env, "OPENAI_CONTEXT_TOKENS", { least: LEAST_WINDOW, unset: 32_000 });
    },
    /** The model's timeout for an answer, in milliseconds. */
    get modelTimeout() {
      return readNumber(env, "OPENAI_TIMEOUT_SECONDS", { least: 0.1, unset: assistantTimeouts.server / 1000 }) * 1000;
    },
    /** How much a model thinks before it writes: `low`, `medium` … Undefined for one that doesn't. */
    get modelEffort() {
      return env("OPENAI_REASONING_EFFORT") || undefined;
    },
    /** Whether a model reads the citations of its answers a second time (TUT-05). */
    get checksAnswers() {
      return env("OPENAI_CHECK")?.toLowerCase() !== "off";
    },
    /** The daily limits of a model (TUT-07). Undefined: none but the ceiling that the database has. */
    get modelLimits() {
      return {
        /** The questions and notes of one person. */
        turns: readLimit(env, "OPENAI_DAILY_TURNS", 200),
        /** The tokens read and written for one person. */
        tokens: readLimit(env, "OPENAI_DAILY_TOKENS", 2_000_000),
        /** The tokens for all people together. */
        allTokens: readLimit(env, "OPENAI_DAILY_TOKENS_OF_ALL", 20_000_000),
      };
    },
  };
}

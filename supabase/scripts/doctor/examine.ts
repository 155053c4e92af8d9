import { MissingVariable, readEnvironment } from "../../functions/_shared/environment.ts";
import { examineDatabase } from "./database.ts";
import { ask, fine, type Finding, type Project, when, wrong } from "./finding.ts";
import { examinePayments } from "./payments.ts";
import { examineAuth, examineFunctions, examineSite } from "./services.ts";

/** A variable, or what is wrong with it. */
function read<T>(value: () => T): T | string {
  try {
    return value();
  } catch (error) {
    if (error instanceof MissingVariable) return error.message;
    throw error;
  }
}

async function examineModel({ env, fetch }: Project): Promise<Finding[]> {
  const key = env("OPENAI_API_KEY");
  if (!key) return [fine("no model: the assistant writes in the recordings' own sentences")];
  const base = env("OPENAI_BASE_URL") || "https://api.openai.com/v1";
  const answer = await fetch(`${base}/models`, {
    headers: { authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(15_000),
  }).catch(() => undefined);
  await answer?.body?.cancel();
  return [when(answer?.ok === true, `model endpoint ${base}`, "Check OPENAI_API_KEY and OPENAI_BASE_URL")];
}

/**
 * Looks at an environment from outside, changing nothing, and says what is missing.
 * @param env the variables that the functions have there, and SUPABASE_URL with its keys
 */
export async function examine(env: Project["env"], send: typeof fetch = fetch): Promise<Finding[]> {
  const environment = readEnvironment(env);
  const needed = {
    SUPABASE_URL: read(() => new URL(environment.url).origin),
    "publishable key": read(() => environment.publishableKey),
    "secret key": read(() => environment.secretKey),
    REGISTRATION_HASH_KEY: read(() => environment.registrationHashKey),
    STRIPE_WEBHOOK_SECRET: read(() => environment.stripeWebhookSecrets[0] ?? ""),
  };
  const missing = Object.entries(needed).flatMap(([name, value]) =>
    value.startsWith("set ") ? [wrong(name, `S${value.slice(1)}`)] : [],
  );
  const reachable = [needed.SUPABASE_URL, needed["publishable key"], needed["secret key"]];
  if (reachable.some((value) => value.startsWith("set "))) return missing;

  const project: Project = {
    env,
    fetch: send,
    url: needed.SUPABASE_URL,
    publishableKey: needed["publishable key"],
    secretKey: needed["secret key"],
  };
  if ((await ask(project, "/auth/v1/settings")) === undefined) {
    return [
      ...missing,
      wrong(project.url, "No server answers there: check SUPABASE_URL, and whether the project is paused"),
    ];
  }
  const examined = await Promise.all([
    examineDatabase(project),
    examineAuth(project),
    examineFunctions(project),
    examinePayments(project),
    examineSite(project),
    examineModel(project),
  ]);
  return [...missing, ...examined.flat()];
}

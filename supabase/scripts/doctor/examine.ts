import { modelOf } from "../../functions/_shared/assistant/model/model.ts";
import { type FailureKind, ModelFailure } from "../../functions/_shared/assistant/model/model-failure.ts";
import { MissingVariable, readEnvironment } from "../../functions/_shared/environment.ts";
import { examineDatabase } from "./database.ts";
import { ask, fine, type Finding, type Project, wrong } from "./finding.ts";
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

/** What to do when the model does not answer. */
const advice: Readonly<Record<FailureKind, string>> = {
  busy: "It is busy, or its account has no credit: try again, and look at the account",
  slow: "It did not answer within a minute: try again once it is loaded, or choose a smaller model",
  setup: "Check OPENAI_API_KEY, OPENAI_BASE_URL (with its /v1) and OPENAI_MODEL",
  refused: "It refused a plain question: choose another model",
  empty: "It wrote nothing, perhaps for thinking too long: choose a model that does not think aloud",
  left: "The question was ended: try again",
  failed: "Check OPENAI_BASE_URL, and that the server speaks OpenAI's chat protocol",
};

const QUESTION = "Which number comes after four? Answer with the number alone.";
/** A local model may have to be loaded first. */
const MODEL_TIMEOUT_MS = 60_000;

/** Asks the model one question, in the way that the functions do. */
async function examineModel({ env, fetch }: Project): Promise<Finding[]> {
  const environment = readEnvironment(env);
  const model = read(() => modelOf({ environment, fetch }, { timeout: MODEL_TIMEOUT_MS }));
  if (model === undefined) return [fine("no model: the assistant writes in the recordings' own sentences")];
  const what = `model ${environment.modelName} at ${environment.modelBaseUrl ?? "OpenAI"}`;
  if (typeof model === "string") return [wrong(what, `S${model.slice(1)}`)];
  try {
    await model.complete([{ role: "user", content: QUESTION }], 500);
    return [fine(`${what} answers`)];
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return [wrong(what, `${advice[error.kind]} (${error.code})`)];
  }
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

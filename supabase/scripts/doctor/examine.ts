import { createModel } from "../../functions/_shared/assistant/model/model.ts";
import { type FailureKind, ModelFailure } from "../../functions/_shared/assistant/model/model-failure.ts";
import { MissingVariable, readEnvironment } from "../../functions/_shared/environment.ts";
import { examineDatabase } from "./database.ts";
import { ask, fine, type Finding, type Project, type Tier, type TieredFinding, toFinding, wrong } from "./finding.ts";
import { examineMail } from "./mail.ts";
import { examinePayments } from "./payments.ts";
import { examineSchedule } from "./schedule.ts";
import { examineAssistants, examineAuth, examineFunctions, examineSite } from "./services.ts";

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
  busy: "It is busy: try again",
  credit: "Its account has no credit: add some at the model's service",
  long: "It takes no request of that length: set OPENAI_CONTEXT_TOKENS to its context window",
  slow: "It did not answer within a minute: try again once it is loaded, or choose a smaller model",
  setup: "Check OPENAI_API_KEY, OPENAI_BASE_URL (with its /v1) and OPENAI_MODEL",
  refused: "It refused a plain question: choose another model",
  empty: "It wrote nothing, perhaps for thinking too long: choose a model that does not think aloud",
  broken: "Its answer broke off: try again, and look at the server's log",
  left: "The question was ended: try again",
  failed: "Check OPENAI_BASE_URL, and that the server speaks OpenAI's chat protocol",
};

const QUESTION = "Which number comes after four? Answer with the number alone.";
/** A local model may have to be loaded first. */
const MODEL_TIMEOUT_MS = 60_000;

/** Asks the model one question, in the way that the functions do. */
async function examineModel({ env, fetch }: Project): Promise<Finding[]> {
  const environment = readEnvironment(env);
  const model = read(() => createModel({ environment, fetch, log: () => undefined }, { timeout: MODEL_TIMEOUT_MS }));
  if (model === undefined) return [fine("no model: the assistant writes in the recordings' own sentences")];
  const what = `model ${environment.modelName} at ${environment.modelBaseUrl ?? "OpenAI"}`;
  // "set OPENAI_…" as a sentence of its own.
  if (typeof model === "string") return [wrong(what, model.replace(/^set /, "Set "))];
  try {
    await model.complete([{ role: "user", content: QUESTION }], 500);
    return [fine(`${what} answers`)];
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return [wrong(what, `${advice[error.kind]} (${error.code})`)];
  }
}

const inSecrets = (name: string, value: string) =>
  `Set ${name} in the file, then: npx supabase secrets set --remote=PROJECT ${name}=${value}`;

/** What to do about a variable of the project that is missing; the project itself sets them for its functions. */
const projectAdvice = {
  SUPABASE_URL: "Set it in the file: https://PROJECT.supabase.co, as `npx supabase projects list` names PROJECT",
  "publishable key":
    "Set SUPABASE_PUBLISHABLE_KEY in the file: `npx supabase projects api-keys --remote=PROJECT` lists it",
  "secret key":
    "Set SUPABASE_SECRET_KEY in the file: `npx supabase projects api-keys --remote=PROJECT --reveal` lists it",
} as const;

const isMissing = (value: string) => value.startsWith("set ");

/** The origin of a web address; a "set …" that says what is wrong with another text. */
const readOrigin = (text: string): string =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? new URL(text).origin : "set https:// before it";

const inTier = (tier: Tier, findings: readonly Finding[]): TieredFinding[] =>
  findings.map((finding) => ({ tier, ...finding }));

/**
 * Looks at an environment from outside, changing nothing, and says all that is missing at once, tier by tier.
 * @param env the variables that the functions have there, and SUPABASE_URL with its keys
 */
export async function examine(env: Project["env"], send: typeof fetch = fetch): Promise<TieredFinding[]> {
  const environment = readEnvironment(env);
  const settings = {
    SUPABASE_URL: read(() => readOrigin(environment.url)),
    "publishable key": read(() => environment.publishableKey),
    "secret key": read(() => environment.secretKey),
  };
  const missing = Object.entries(projectAdvice).flatMap(([name, advice]) =>
    isMissing(settings[name as keyof typeof settings]) ? [wrong(name, advice)] : [],
  );
  const secrets = [
    toFinding(
      !isMissing(read(() => environment.registrationHashKey)),
      "REGISTRATION_HASH_KEY",
      inSecrets("REGISTRATION_HASH_KEY", '"$(openssl rand -base64 32)"'),
    ),
  ];
  const webhookSecret = toFinding(
    !isMissing(read(() => environment.stripeWebhookSecrets[0] ?? "")),
    "STRIPE_WEBHOOK_SECRET",
    inSecrets("STRIPE_WEBHOOK_SECRET", "whsec_…"),
  );
  const project: Project = {
    env,
    fetch: send,
    url: settings.SUPABASE_URL,
    publishableKey: settings["publishable key"],
    secretKey: settings["secret key"],
  };
  const payments = examinePayments(project);
  const mail = examineMail(project);
  const model = examineModel(project);
  const site = examineSite(project);
  const inProject = async (): Promise<Finding[]> => {
    if (missing.length > 0) return [];
    if ((await ask(project, "/auth/v1/settings")) === undefined) {
      return [wrong(project.url, "No server answers there: check SUPABASE_URL, and whether the project is paused")];
    }
    return (
      await Promise.all([
        examineDatabase(project),
        examineSchedule(project),
        examineAuth(project),
        examineFunctions(project),
      ])
    ).flat();
  };
  return [
    ...inTier("needed", [...missing, ...secrets, ...(await inProject()), ...(await site)]),
    ...inTier("payments", [webhookSecret, ...(await payments)]),
    ...inTier("mail", await mail),
    ...inTier("model", await model),
    ...inTier("assistants", missing.length > 0 ? [] : await examineAssistants(project)),
  ];
}

import { ask, fine, type Finding, type Project, toFinding, wrong } from "./finding.ts";

/** The status with which each function refuses a call without a token, or without a signature. */
const refusalStatuses: Readonly<Record<string, number>> = {
  "add-card": 401,
  "apply-referral-code": 401,
  "ask-unit": 401,
  "create-checkout-session": 401,
  "create-customer-portal": 401,
  "create-user-context": 401,
  "customize-ai-summary": 401,
  "delete-user": 401,
  "ingest-recording": 401,
  "ingest-study-guide": 401,
  "make-cards": 401,
  mcp: 401,
  openai: 401,
  "plan-exam": 401,
  "process-recordings": 401,
  "retry-summary": 401,
  "review-cards": 401,
  "stripe-webhook": 400,
  "who-writes": 401,
};

/** Whether each function is deployed and has the secrets that it needs to refuse us. */
export function examineFunctions(project: Project): Promise<Finding[]> {
  const findings = Object.entries(refusalStatuses).map(async ([name, expected]) => {
    const status = (await ask(project, `/functions/v1/${name}`, { body: {} }))?.status;
    const what = `function ${name}`;
    if (status === expected) return fine(what);
    if (status === 404)
      return wrong(what, `Deploy it: npx supabase functions deploy --use-api --remote=PROJECT ${name}`);
    if (status === 500)
      return wrong(
        what,
        "A variable is missing, which its log names: npx supabase secrets set --remote=PROJECT --env-file FILE",
      );
    return wrong(what, `It answered ${status ?? "nothing"} instead of ${expected}`);
  });
  return Promise.all(findings);
}

interface AuthSettings {
  readonly external?: Readonly<Record<string, boolean>>;
  readonly disable_signup?: boolean;
  readonly mailer_autoconfirm?: boolean;
}

export async function examineAuth(project: Project): Promise<Finding[]> {
  const answer = await ask(project, "/auth/v1/settings");
  if (answer?.status !== 200)
    return [
      wrong("auth server", `It answered ${answer?.status ?? "nothing"}: check SUPABASE_URL and the publishable key`),
    ];
  const settings = answer.body as AuthSettings;
  const push = "see docs/deploy.md, then: npx supabase config push --remote=PROJECT";
  return [
    ...["google", "apple"].map((provider) =>
      toFinding(
        settings.external?.[provider] === true,
        `sign-in with ${provider}`,
        `Give its client id and secret: ${push}`,
      ),
    ),
    toFinding(settings.disable_signup !== true, "new people may sign up", `Allow it: ${push}`),
    toFinding(
      settings.mailer_autoconfirm === true,
      "beta testers are signed in at once",
      `Turn confirmation mails off: ${push}`,
    ),
  ];
}

/** Whether a student's own assistants can find the auth server, register there, and get tokens that all can verify. */
export async function examineAssistants(project: Project): Promise<Finding[]> {
  const answer = await ask(project, "/auth/v1/.well-known/oauth-authorization-server");
  const keys = await ask(project, "/auth/v1/.well-known/jwks.json");
  const metadata = answer?.status === 200 ? (answer.body as { readonly registration_endpoint?: string }) : {};
  const { keys: listed = [] } = (keys?.status === 200 ? keys.body : {}) as {
    readonly keys?: readonly { alg?: string }[];
  };
  return [
    toFinding(
      metadata.registration_endpoint !== undefined,
      "assistants may register themselves",
      "Turn the OAuth server on: npx supabase config push --remote=PROJECT",
    ),
    toFinding(
      listed.some(({ alg }) => alg === "ES256"),
      "signing keys are ES256",
      "Under Project Settings, JWT Keys, migrate to signing keys and rotate to ES256: see docs/deploy.md",
    ),
  ];
}

/** Whether the web app is where SITE_URL says, and may call the functions from there. */
export async function examineSite({ env, fetch, url }: Project): Promise<Finding[]> {
  const site = env("SITE_URL") ?? "";
  if (!URL.canParse(site))
    return [
      wrong(
        "SITE_URL",
        "The web app's address: npx supabase secrets set --remote=PROJECT SITE_URL=https://lectern.example",
      ),
    ];
  const { origin } = new URL(site);
  const answer = await fetch(`${origin}/dashboard`, { signal: AbortSignal.timeout(15_000) }).catch(() => undefined);
  const page = (await answer?.text()) ?? "";
  const isElsewhere = !URL.canParse(url) || origin !== new URL(url).origin;
  const mayCall =
    !isElsewhere ||
    (env("ALLOWED_ORIGINS") ?? "")
      .split(",")
      .map((one) => one.trim())
      .includes(origin);
  return [
    toFinding(
      answer?.ok === true && page.includes("<html"),
      `web app at ${origin}`,
      "Build it (npm run build) and publish apps/web/dist there, with the addresses of its _redirects (docs/deploy.md, section 5)",
    ),
    toFinding(
      answer?.headers.get("x-content-type-options") === "nosniff",
      "security headers of the web app",
      "Set the headers that docs/deploy.md lists",
    ),
    toFinding(
      mayCall,
      "the web app may call the functions",
      `npx supabase secrets set --remote=PROJECT ALLOWED_ORIGINS=${origin}`,
    ),
  ];
}

/** A server on this machine that speaks OpenAI's protocol at its usual port, without a key. */
interface LocalServer {
  readonly name: string;
  /** With the version, as in OPENAI_BASE_URL. */
  readonly url: string;
}

export const localServers: readonly LocalServer[] = [
  { name: "Ollama", url: "http://127.0.0.1:11434/v1" },
  { name: "LM Studio", url: "http://127.0.0.1:1234/v1" },
  { name: "llama.cpp", url: "http://127.0.0.1:8080/v1" },
];

const limits = ["OPENAI_DAILY_TURNS", "OPENAI_DAILY_TOKENS", "OPENAI_DAILY_TOKENS_OF_ALL"] as const;
const LOOPBACK = /^(?:localhost|127\.[\d.]+|\[::1\])$/;

/** Switches a model's daily limits off that the operator didn't set, if its server is on this machine: it costs nothing (TUT-07). */
export function toLocalLimits(env: Env): Record<string, string> {
  const url = env["OPENAI_BASE_URL"] ?? "";
  if (!URL.canParse(url) || !LOOPBACK.test(new URL(url).hostname)) return {};
  return Object.fromEntries(limits.filter((name) => !env[name]).map((name) => [name, "off"]));
}

type Env = Readonly<Record<string, string | undefined>>;

const TIMEOUT_MS = 1_000;
/** Models that answer no questions. */
const OTHER_KINDS = /embed|rerank|whisper|tts|clip/i;

/** Lists the models of a server. Empty if none answers there, or something else does. */
async function listModels(url: string): Promise<string[]> {
  try {
    const answer = await fetch(`${url}/models`, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: "error" });
    const { data } = (await answer.json()) as { data: readonly { id: string }[] };
    return data.map(({ id }) => id).filter((id) => !OTHER_KINDS.test(id));
  } catch {
    return [];
  }
}

/**
 * Looks for a model on this machine, if the operator named none: with an address or a key nothing is looked for, nor
 * with `LECTERN_FIND_MODEL=off`. With `OPENAI_MODEL` alone, only a server that has that model counts.
 *
 * @returns the variables to set; empty if there is no model
 */
export async function findModel(env: Env, servers = localServers): Promise<Record<string, string>> {
  if (env["OPENAI_API_KEY"] || env["OPENAI_BASE_URL"] || env["LECTERN_FIND_MODEL"] === "off") return {};
  const modelName = env["OPENAI_MODEL"] || undefined;
  const lists = await Promise.all(servers.map(({ url }) => listModels(url)));
  for (const [index, models] of lists.entries()) {
    const model = models.find((id) => modelName === undefined || id === modelName || id === `${modelName}:latest`);
    if (model !== undefined) return { OPENAI_BASE_URL: servers[index]!.url, OPENAI_MODEL: model };
  }
  return {};
}

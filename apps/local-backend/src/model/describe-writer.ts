import { readEnvironment } from "@lectern/supabase/functions/_shared/environment";
import { localServers } from "./find-model.ts";

/** Says in one line who writes answers: a model, with its server, or the lecture's own sentences. */
export function describeWriter(env: Readonly<Record<string, string | undefined>>): string {
  const { hasModel, modelName, modelBaseUrl } = readEnvironment((name) => env[name]);
  if (!hasModel) return "Answers quote the lecture. To have them written: README, A model";
  const url = modelBaseUrl ?? "https://api.openai.com/v1";
  const local = localServers.find((server) => server.url === url.replace("localhost", "127.0.0.1"));
  const server = local?.name ?? (URL.canParse(url) ? new URL(url).host : url);
  return `Answers are written by ${modelName} (${server})`;
}

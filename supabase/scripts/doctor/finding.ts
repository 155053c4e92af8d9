/** One thing that was looked at. `advice`: what to do about it, with the command that does; only where something is wrong. */
export interface Finding {
  readonly what: string;
  readonly advice?: string;
}

/** In the order in which they matter: nothing works without what is `needed`. */
export const tiers = ["needed", "payments", "mail", "model", "assistants"] as const;
export type Tier = (typeof tiers)[number];

export interface TieredFinding extends Finding {
  readonly tier: Tier;
}

export const fine = (what: string): Finding => ({ what });
export const wrong = (what: string, advice: string): Finding => ({ what, advice });

/** `advice` unless it is as it should be. */
export const toFinding = (isFine: boolean, what: string, advice: string): Finding =>
  isFine ? fine(what) : wrong(what, advice);

/** Where a project is, and how to call it. */
export interface Project {
  readonly env: (name: string) => string | undefined;
  readonly fetch: typeof fetch;
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
}

function readable(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A call with a key; undefined when no server answers. */
export async function ask(
  project: Project,
  path: string,
  { key = project.publishableKey, body }: { key?: string; body?: unknown } = {},
): Promise<{ readonly status: number; readonly body: unknown } | undefined> {
  const headers = {
    apikey: key,
    "content-type": "application/json",
    // Keys of the new kind go into apikey alone; older ones are tokens as well.
    ...(!key.startsWith("sb_") && { authorization: `Bearer ${key}` }),
  };
  const init = body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
  try {
    const answer = await project.fetch(`${project.url}${path}`, { ...init, signal: AbortSignal.timeout(15_000) });
    const text = await answer.text();
    return { status: answer.status, body: readable(text) };
  } catch {
    return undefined;
  }
}

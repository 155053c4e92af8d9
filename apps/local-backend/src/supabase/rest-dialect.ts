const isJson = (headers: Headers) => headers.get("content-type")?.includes("json") === true;

/**
 * Matches a field whose whole value is a timestamp as PostgreSQL prints it. Inside a text quotes are escaped, so the
 * pattern can only match a field's name and its value.
 */
const TIMESTAMP_FIELD = /("\w+":\s?)"(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2}(?:\.\d+)?)([+-]\d{2})(:\d{2})?"/g;

/**
 * Converts timestamps to PostgREST's format `2026-11-21T09:37:45.606+00:00`, because Safari can't parse `2026-11-21
 * 09:37:45.606+00`.
 */
const toIsoTimestamps = (json: string): string =>
  json.replace(
    TIMESTAMP_FIELD,
    (_, field, day, time, hours, minutes) => `${field}"${day}T${time}${hours}${minutes ?? ":00"}"`,
  );

/** PostgreSQL's code for each kind of violated rule, by the words of its message. */
const BROKEN_RULES: readonly (readonly [words: RegExp, code: string])[] = [
  [/violates check constraint/, "23514"],
  [/violates not-null constraint/, "23502"],
  [/value too long for type/, "22001"],
];

/** Writes the body for a violated rule of the schema, with PostgreSQL's code. lite would answer 500 with its own. */
function toBrokenRule(status: number, json: string): string | undefined {
  if (status !== 500) return undefined;
  const { code, message } = JSON.parse(json) as { code?: unknown; message?: unknown };
  if (code !== "SUP" || typeof message !== "string") return undefined;
  const rule = BROKEN_RULES.find(([words]) => words.test(message));
  if (rule === undefined) return undefined;
  const [, ruleCode] = rule;
  return JSON.stringify({ code: ruleCode, message: message.replace(/^\w*[Ee]rror: /, ""), details: null, hint: null });
}

/** Translates an answer of lite's REST service to that of a hosted project. */
export async function inRestDialect(response: Response): Promise<Response> {
  if (response.body === null || !isJson(response.headers)) return response;
  const text = await response.text();
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  const refusal = toBrokenRule(response.status, text);
  if (refusal !== undefined) return new Response(refusal, { status: 400, headers });
  return new Response(toIsoTimestamps(text), { status: response.status, headers });
}

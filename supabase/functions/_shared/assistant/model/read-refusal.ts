/** The reason why a model's server refused a request, for the operator's log. */
export interface ModelRefusal {
  readonly reason: "out of credit" | "model not found" | "context too long" | "unknown parameter";
  /** The name of the refused parameter, if it is one of those that were sent. */
  readonly parameter?: string;
}

/** By the words of OpenAI, Ollama, llama.cpp, LM Studio, vLLM and the services that copy OpenAI's protocol. */
const reasons: readonly (readonly [reason: ModelRefusal["reason"], words: RegExp])[] = [
  [
    "out of credit",
    /insufficient[_ ](?:quota|credit|balance|funds)|exceeded your current quota|credit balance|billing/,
  ],
  ["context too long", /context_length_exceeded|exceed_context_size|context (?:length|window|size)|prompt is too long/],
  [
    "unknown parameter",
    /(?:unsupported|unknown|unrecognized|invalid)[_ ](?:parameter|value|request argument|argument|field|name)|extra inputs/,
  ],
  [
    "model not found",
    /model_not_found|unknown model|model\b[^.]{0,200}\b(?:not found|not exist|not available|not loaded)/,
  ],
];

const MOST_CHARACTERS = 2_000;
const PAYMENT_REQUIRED = 402;
const UNREADABLE = new Set([400, 422]);

const toText = (value: unknown): string => (typeof value === "string" ? value : "");

/**
 * Reads the body of a refused request. Its words are only compared, never logged: some servers repeat what was asked.
 *
 * @param parameterNames the names of the parameters that a request can do without
 * @returns undefined if the body names none of the reasons
 */
export function readRefusal(
  status: number,
  body: unknown,
  parameterNames: readonly string[],
): ModelRefusal | undefined {
  if (status === PAYMENT_REQUIRED) return { reason: "out of credit" };
  const { error = body } = (typeof body === "object" && body !== null ? body : {}) as { readonly error?: unknown };
  const fields = (typeof error === "object" && error !== null ? error : { message: error }) as Record<string, unknown>;
  const text = ["code", "type", "message", "detail"]
    .map((name) => toText(fields[name]))
    .join(" ")
    .slice(0, MOST_CHARACTERS)
    .toLowerCase();
  const reason = reasons.find(([, words]) => words.test(text))?.[0];
  // Some servers name a parameter in words of their own.
  const isUnread = reason === undefined && UNREADABLE.has(status);
  if (reason !== "unknown parameter" && !isUnread) return reason && { reason };
  const parameter =
    parameterNames.find((name) => fields["param"] === name) ?? parameterNames.find((name) => text.includes(name));
  if (parameter !== undefined) return { reason: "unknown parameter", parameter };
  return reason && { reason };
}

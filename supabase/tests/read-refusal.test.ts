import { readRefusal } from "@lectern/supabase/functions/_shared/assistant/model/read-refusal";
import { expect, it } from "vitest";

const sent = ["max_tokens", "reasoning_effort"];

it.each<[string, number, unknown, object | undefined]>([
  [
    "OpenAI's empty account",
    429,
    { error: { message: "You exceeded your current quota", type: "insufficient_quota", code: "insufficient_quota" } },
    { reason: "out of credit" },
  ],
  [
    "OpenRouter's empty account",
    402,
    { error: { message: "Insufficient credits", code: 402 } },
    { reason: "out of credit" },
  ],
  ["a rate limit", 429, { error: { message: "Rate limit reached", code: "rate_limit_exceeded" } }, undefined],
  [
    "OpenAI's unknown model",
    404,
    { error: { message: "The model `gpt-9` does not exist", code: "model_not_found" } },
    { reason: "model not found" },
  ],
  [
    "Ollama's unknown model",
    404,
    { error: { message: 'model "llama9" not found, try pulling it first', type: "api_error" } },
    { reason: "model not found" },
  ],
  ["a wrong address", 404, "404 page not found", undefined],
  [
    "OpenAI's long request",
    400,
    { error: { message: "This model's maximum context length is 8192 tokens", code: "context_length_exceeded" } },
    { reason: "context too long" },
  ],
  [
    "llama.cpp's long request",
    400,
    {
      error: {
        code: 400,
        message: "the request exceeds the available context size",
        type: "exceed_context_size_error",
      },
    },
    { reason: "context too long" },
  ],
  [
    "a refused parameter",
    400,
    { error: { message: "Unsupported parameter: 'max_tokens'", param: "max_tokens", code: "unsupported_parameter" } },
    { reason: "unknown parameter", parameter: "max_tokens" },
  ],
  [
    "a refused parameter in words",
    400,
    { error: { message: "Unrecognized request argument supplied: reasoning_effort" } },
    { reason: "unknown parameter", parameter: "reasoning_effort" },
  ],
  [
    "a parameter that was not sent",
    400,
    { error: { message: "Unknown parameter: 'stream'" } },
    { reason: "unknown parameter" },
  ],
  ["a text", 400, "context length exceeded", { reason: "context too long" }],
  ["no body", 500, undefined, undefined],
  ["null", 400, { error: null }, undefined],
])("SRV-08 names %s", (_, status, body, refusal) => {
  expect(readRefusal(status, body, sent)).toEqual(refusal);
});

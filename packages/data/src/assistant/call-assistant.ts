import type { AssistantResponse } from "@lectern/domain/contracts/assistant";
import type { LecternClient } from "../client.ts";
import { type Contract, invokeFunction, parseAnswer } from "../functions.ts";

export interface AnswerOptions {
  /** Aborts the request, even while its answer is arriving. */
  readonly signal?: AbortSignal | undefined;
  /** Called for each piece of the message's Markdown as it arrives; never after `signal` has aborted. */
  readonly onText?: (text: string) => void;
  /** Called with the whole answer if it has arrived and a second reading of it goes on (TUT-05). */
  readonly onAnswer?: (answer: AssistantResponse) => void;
}

/**
 * Calls a function of the assistant, which answers piece by piece (AST-10). The whole answer as JSON is accepted
 * too.
 *
 * @throws Failure
 */
export async function callAssistant<Request extends object, Answer>(
  client: LecternClient,
  contract: Contract<Request, Answer>,
  request: Request,
  options: AnswerOptions = {},
): Promise<Answer> {
  const data = await invokeFunction(client, contract, request, {
    headers: { Accept: "text/event-stream" },
    signal: options.signal,
  });
  if (!(data instanceof Response)) return parseAnswer(contract.response, data);
  const { readAnswer } = await import("./read-answer.ts");
  return await readAnswer(data, contract.response, options);
}

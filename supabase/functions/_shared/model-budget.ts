import type { Caller } from "./caller.ts";
import type { FunctionDeps } from "./deps.ts";
import { Refusal } from "./refusal.ts";
import { formatWait } from "./wait.ts";

/** The day's budget of all accounts is used up; the name is for the log. */
class ModelBudgetUsedUp extends Error {
  override readonly name = "ModelBudgetUsedUp";
}

/**
 * Takes what a model will cost from the budget of all accounts (SRV-09). False: no model is to write, or no mailbox vouches
 * for this account, and the offline writer answers, which costs nothing.
 *
 * @param tokens an estimate of what the model reads and writes; none where the offline writer does it
 * @throws Refusal 503 when the day's budget is used up
 */
export async function takeModelBudget(
  { database }: Pick<FunctionDeps, "database">,
  caller: Caller,
  tokens: number,
): Promise<boolean> {
  if (tokens === 0) return false;
  const budget = await database.takeModelBudget(caller.id, tokens);
  if (budget.outcome !== "budget-used-up") return budget.outcome === "granted";
  throw new Refusal(
    503,
    `The assistant has read as much as it may today. Please try again in ${formatWait(budget.retry_after)}.`,
    { retry_after: budget.retry_after },
    { cause: new ModelBudgetUsedUp() },
  );
}

import type { Caller } from "./caller.ts";
import type { ChargedTurn } from "./database.ts";
import type { FunctionDeps } from "./deps.ts";
import { hashIdentity } from "./identity-hash.ts";

/** A turn without a model. */
export interface FreeTurn {
  readonly outcome: "free";
}

/**
 * Charges a turn for the cost of a model, within the person's daily budget and that of all accounts together (SRV-09).
 * If no model may be used, the offline writer writes, which costs nothing.
 *
 * @param cost.tokens an estimate of what the model reads and writes; undefined if the offline writer writes
 */
export async function chargeTurn(
  { database, environment }: Pick<FunctionDeps, "database" | "environment">,
  { id, address: caller }: Caller,
  { turn, tokens }: { readonly turn: number; readonly tokens: number },
): Promise<ChargedTurn | FreeTurn> {
  if (tokens === 0) return { outcome: "free" };
  const address =
    caller === undefined
      ? undefined
      : await hashIdentity(`address:${toNetwork(caller)}`, environment.registrationHashKey);
  return database.chargeAssistantTurn(id, turn, { tokens, address });
}

const toGroups = (part: string) => part.split(":").filter((group) => group !== "");

/** Returns the network that one internet subscriber has: an IPv4 address, or the first half of an IPv6 address. */
function toNetwork(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!plain.includes(":")) return plain;
  const [head = "", tail] = plain.toLowerCase().split("::");
  const [first, last] = [toGroups(head), toGroups(tail ?? "")];
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => "0");
  return [...first, ...zeros, ...last]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}

import * as v from "valibot";
import { call, type ServiceRoleClient } from "./database.ts";
import { Refusal } from "./refusal.ts";
import { formatWait } from "./wait.ts";

/** The outcomes that store nothing. `retry_after` in seconds. */
export const notStored = [
  v.object({ outcome: v.literal("too-many"), retry_after: v.number() }),
  v.object({ outcome: v.picklist(["deleted", "client-id-taken", "no-account"]) }),
] as const;

type NotStored = v.InferOutput<(typeof notStored)[number]>;

/** Counts the bytes towards the student's day first, in a call of its own, so that a write that fails has counted too. */
export async function store<Schema extends v.GenericSchema>(
  database: ServiceRoleClient,
  answer: Schema,
  name: string,
  parameters: Readonly<Record<string, unknown>> & { readonly p_user_id: string },
): Promise<v.InferOutput<Schema> | NotStored> {
  const wait = await call(database, v.nullable(v.number()), "take_storage", {
    p_user_id: parameters.p_user_id,
    p_bytes: new TextEncoder().encode(JSON.stringify(parameters)).length,
  });
  return wait === null ? call(database, answer, name, parameters) : { outcome: "too-many", retry_after: wait };
}

type Kind = "recording" | "study guide";

const refusals = {
  deleted: (kind: Kind) => [410, `This ${kind} was deleted from your library, so it wasn't added again.`],
  "client-id-taken": (kind: Kind) => [
    409,
    `One of your ${kind === "recording" ? "study guides" : "recordings"} already has this ID.`,
  ],
  "no-account": () => [409, "Your account isn't set up yet. Open your dashboard once, then send this again."],
} satisfies Record<string, (kind: Kind) => [status: number, sentence: string]>;

/** Says why nothing was stored of what the phone sent. */
export function toIngestRefusal(stored: NotStored, kind: Kind): Refusal {
  if (stored.outcome !== "too-many") return new Refusal(...refusals[stored.outcome](kind));
  const { retry_after } = stored;
  const sentence = `You've hit today's limit for new ${kind}s. It stays on your phone; please send it again in ${formatWait(retry_after)}.`;
  return new Refusal(429, sentence, { retry_after });
}

import type { Project } from "../run-on-project.ts";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { ENGINE } from "@lectern/practice/schedule";
import type { ReplayedState, StoredLog } from "@lectern/supabase/functions/_shared/practice/review-logs";
import { toReplayedState } from "@lectern/supabase/functions/_shared/practice/replay-cards";

interface StoredCard {
  readonly user_id: string;
  readonly card_id: string;
  readonly log: StoredLog;
  /** The row of card_states; null if there is none. */
  readonly state: (ReplayedState & { readonly engine: string }) | null;
}

/** The result of a rebuild. */
export interface Rebuild {
  readonly cards: number;
  readonly reviews: number;
  /** How many cards had no stored state, or another one than their log gives. */
  readonly different: number;
}

const stateless = { auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false } };

async function callRpc(client: SupabaseClient, name: string, parameters: object): Promise<unknown> {
  const { data, error } = await client.rpc(name, parameters);
  if (error !== null) throw new Error(`${name}: ${error.message}`);
  return data;
}

const toTime = (iso: string | null): number | null => (iso === null ? null : Date.parse(iso));

const isSame = (stored: StoredCard["state"], replayed: ReplayedState): boolean =>
  stored !== null &&
  stored.engine === ENGINE &&
  toTime(stored.due) === toTime(replayed.due) &&
  toTime(stored.last_review) === toTime(replayed.last_review) &&
  (["stability", "difficulty", "state", "reps", "lapses", "step", "log_length"] as const).every(
    (field) => stored[field] === replayed[field],
  );

/**
 * Stores the states of cards, separately for each user. If a log grew meanwhile, the request that added to it stores
 * the state.
 */
async function store(client: SupabaseClient, cards: readonly StoredCard[]): Promise<void> {
  const byUser = Map.groupBy(cards, ({ user_id: user }) => user);
  for (const [user, userCards] of byUser) {
    const states = userCards.map(({ log }) => toReplayedState(log));
    // oxlint-disable-next-line no-await-in-loop -- one user after another
    await callRpc(client, "store_card_states", { p_user_id: user, p_engine: ENGINE, p_states: states });
  }
}

/**
 * Replays the log of every reviewed card from its beginning, and stores the states that differ (PRC-02).
 *
 * @param onBatch called after each 500 cards with the number so far
 * @throws Error with the project's answer
 */
export async function rebuildCardStates(
  { url, secretKey }: Project,
  onBatch: (cards: number) => void = () => undefined,
): Promise<Rebuild> {
  const client = createClient(url, secretKey, stateless);
  let after: StoredCard | undefined;
  let total: Rebuild = { cards: 0, reviews: 0, different: 0 };
  for (;;) {
    const parameters = after === undefined ? {} : { p_after: after.card_id, p_after_user: after.user_id };
    // oxlint-disable-next-line no-await-in-loop -- one batch after another
    const batch = (await callRpc(client, "list_card_logs", parameters)) as StoredCard[];
    if (batch.length === 0) return total;
    const different = batch.filter(({ log, state }) => !isSame(state, toReplayedState(log)));
    // oxlint-disable-next-line no-await-in-loop -- see above
    await store(client, different);
    total = {
      cards: total.cards + batch.length,
      reviews: batch.reduce((sum, { log }) => sum + log.log_length, total.reviews),
      different: total.different + different.length,
    };
    onBatch(total.cards);
    after = batch.at(-1);
  }
}

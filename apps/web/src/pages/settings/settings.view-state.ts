import { type ConnectedAssistant, isOnThisMachine, toAssistantName } from "@lectern/domain/connected-assistant";
import type { WhoWritesResponse } from "@lectern/domain/contracts/who-writes";
import type { Subscription } from "@lectern/domain/profile";
import { toSubscriptionState } from "@lectern/domain/subscription-state";
import type { SummaryStyle } from "@lectern/domain/summary-style";
import type { AccountPlanState, AssistantsState, DefaultStyleState, WriterState } from "@lectern/ui/screens/settings";
import { type Read, toReadState } from "../../features/read.ts";

const badges = { "not-subscribed": "free", active: "premium", cancelled: "cancelling" } as const;

/** SET-01 */
export const toAccountPlanState = (read: Read<Subscription>): AccountPlanState =>
  toReadState(read, (data) => ({ kind: badges[toSubscriptionState(data).kind] }));

/** TUT-09 */
export const toWriterState = (read: Read<WhoWritesResponse>): WriterState =>
  toReadState(read, ({ model, host }) => (model === null ? { kind: "quotes" } : { kind: "model", model, host }));

/** The last choice of a style, which is shown while it is being saved. */
export interface StyleChoice {
  readonly isPending: boolean;
  readonly variables: SummaryStyle | undefined;
}

/** SET-02. After a failure the stored style is shown. */
export function toDefaultStyleState(read: Read<SummaryStyle>, choice: StyleChoice): DefaultStyleState {
  if (choice.isPending && choice.variables !== undefined) return { kind: "saving", style: choice.variables };
  return toReadState(read, (style) => ({ kind: "ready", style }));
}

/** The last wish to disconnect an assistant. */
export interface Disconnection {
  readonly isPending: boolean;
  /** Its id. */
  readonly variables: string | undefined;
}

/** CON-02 */
export function toAssistantsState(
  { data, isError }: Read<readonly ConnectedAssistant[]>,
  { isPending, variables }: Disconnection,
): AssistantsState {
  if (data === undefined) return { kind: isError ? "failed" : "loading" };
  if (data.length === 0) return { kind: "none" };
  const assistants = data.map(({ name, host, ...assistant }) => ({
    ...assistant,
    name: toAssistantName(name) || null,
    host: isOnThisMachine(host) ? null : host,
  }));
  return { kind: "list", assistants, disconnecting: isPending ? (variables ?? null) : null };
}

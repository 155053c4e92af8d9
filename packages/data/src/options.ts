import type { Failure } from "@lectern/domain/failure";
import type { DataTag, MutationObserverOptions, QueryClient, QueryFunction, QueryKey } from "@tanstack/query-core";

/**
 * The work of a query or mutation (`query.meta.work`, `mutation.meta.work`), and the line that is logged when it fails
 * (docs/product.md#error-catalogue). The catalogue has five of the sentences, one of them for every read of home
 * (SHL-09). The others follow their pattern.
 */
export const logLines = {
  "fetch-recordings": "Error fetching recordings",
  "fetch-recent": "Error fetching recordings",
  "fetch-counts": "Error fetching recordings",
  "fetch-favorites": "Error fetching favorites",
  "fetch-recording": "Error fetching recording",
  "fetch-segments": "Error fetching transcript",
  "fetch-corrections": "Error fetching corrections",
  "fetch-outline": "Error fetching outline",
  "fetch-unit-terms": "Error fetching key terms",
  "fetch-also-said": "Error fetching other lectures",
  "fetch-folders": "Error fetching folders",
  "fetch-folder": "Error fetching folder",
  "fetch-folder-recordings": "Error fetching recordings",
  "fetch-addable-recordings": "Error fetching recordings",
  "fetch-unread": "Error fetching unread recordings",
  "fetch-study-guides": "Error fetching study guides",
  "fetch-study-guide": "Error fetching study guide",
  search: "Error searching recordings",
  "fetch-subscription-flag": "Error fetching subscription status",
  "fetch-subscription": "Error fetching subscription status",
  "fetch-minutes": "Error fetching recordings",
  "fetch-referrals": "Error fetching referrals",
  "fetch-user-info": "Error fetching settings",
  "fetch-cards": "Error fetching cards",
  "fetch-practice": "Error fetching practice",
  "fetch-tags": "Error fetching tags",
  "fetch-course-ends": "Error fetching course ends",
  "fetch-kept-data": "Error fetching what is kept",
  "fetch-writer": "Error fetching who writes",
  "fetch-assistants": "Error fetching connected assistants",
  "fetch-connection": "Error fetching a request to connect",
  "plan-exam": "Error planning an exam",
  "set-favorite": "Error updating favorite",
  "set-read": "Error updating what is read",
  "rename-recording": "Error updating title",
  "correct-transcript": "Error correcting transcript",
  "remember-correction": "Error remembering a correction",
  "replace-words": "Error replacing words",
  "delete-recording": "Error deleting recording",
  "move-recording": "Error moving recording",
  "retry-summary": "Error retrying summary",
  "create-folder": "Error creating folder",
  "edit-folder": "Error updating folder",
  "delete-folder": "Error deleting folder",
  "dismiss-receipt": "Error dismissing a receipt",
  "rename-study-guide": "Error updating title",
  "delete-study-guide": "Error deleting study guide",
  "set-default-style": "Error updating default style",
  "delete-card": "Error deleting card",
  "make-cards": "Error making cards",
  "add-card": "Error adding card",
  "set-practice-settings": "Error updating practice settings",
  "request-new-password": "Error requesting a new password",
  "set-new-password": "Error changing the password",
  "connect-assistant": "Error connecting an assistant",
  "refuse-assistant": "Error refusing an assistant",
  "disconnect-assistant": "Error disconnecting an assistant",
  "create-tag": "Error creating tag",
  "edit-tag": "Error updating tag",
  "delete-tag": "Error deleting tag",
  "change-recordings": "Error changing recordings",
  "undo-change": "Error undoing a change",
  "delete-recordings": "Error deleting recordings",
} as const;
export type DataWork = keyof typeof logLines;

export const isDataWork = (value: unknown): value is DataWork =>
  typeof value === "string" && Object.hasOwn(logLines, value);

interface Meta extends Record<string, unknown> {
  readonly work: DataWork;
}

/**
 * Defines the options of a query. It is not retried (REC-09), and it doesn't wait for the network: a read that can't
 * succeed must fail, so that loading ends (SHL-11).
 *
 * @param work names the line that is logged when it fails
 * @param queryFn rejects with a `Failure`
 */
export function defineRead<Data, const Key extends QueryKey>(
  work: DataWork,
  queryKey: Key,
  queryFn: QueryFunction<Data, Key>,
) {
  const meta: Meta = { work };
  return {
    // The key carries its data's type, for getQueryData and setQueryData.
    queryKey: queryKey as DataTag<Key, Data, Failure>,
    queryFn: queryFn as QueryFunction<Data, DataTag<Key, Data, Failure>>,
    retry: false as const,
    networkMode: "always" as const,
    meta,
  };
}

/** The options of every write: like a read, it doesn't wait for the network. `work` names the line that is logged when it fails. */
export const writeOptions = (work: DataWork) => ({ networkMode: "always" as const, meta: { work } });

/** The options of a mutation, which rejects with a `Failure`. */
export type Write<Variables, Context = unknown, Data = void> = MutationObserverOptions<
  Data,
  Failure,
  Variables,
  Context
>;

/** Runs a write outside of a hook, for one card of a list. Rejects with a `Failure`. */
export const runWrite = <Variables, Context, Data>(
  queryClient: QueryClient,
  write: Write<Variables, Context, Data>,
  variables: Variables,
): Promise<Data> => queryClient.getMutationCache().build(queryClient, write).execute(variables);

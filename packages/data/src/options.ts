import type { Failure } from "@lectern/domain/failure";
import type { DataTag, MutationObserverOptions, QueryClient, QueryFunction, QueryKey } from "@tanstack/query-core";

/**
 * The work of a query or mutation, named for log lines (docs/product.md#error-catalogue): `query.meta.work`,
 * `mutation.meta.work`.
 */
const dataWork = [
  "fetch-recordings",
  "fetch-recent",
  "fetch-counts",
  "fetch-favorites",
  "fetch-recording",
  "fetch-segments",
  "fetch-corrections",
  "fetch-outline",
  "fetch-unit-terms",
  "fetch-also-said",
  "fetch-folders",
  "fetch-folder",
  "fetch-folder-recordings",
  "fetch-addable-recordings",
  "fetch-unread",
  "fetch-study-guides",
  "fetch-study-guide",
  "search",
  "fetch-subscription-flag",
  "fetch-subscription",
  "fetch-minutes",
  "fetch-referrals",
  "fetch-user-info",
  "fetch-cards",
  "fetch-practice",
  "fetch-tags",
  "fetch-course-ends",
  "fetch-kept-data",
  "fetch-writer",
  "plan-exam",
  "set-favorite",
  "set-read",
  "rename-recording",
  "correct-transcript",
  "remember-correction",
  "replace-words",
  "delete-recording",
  "move-recording",
  "retry-summary",
  "create-folder",
  "edit-folder",
  "delete-folder",
  "dismiss-receipt",
  "rename-study-guide",
  "delete-study-guide",
  "set-default-style",
  "delete-card",
  "make-cards",
  "add-card",
  "set-practice-settings",
  "request-new-password",
  "set-new-password",
  "create-tag",
  "edit-tag",
  "delete-tag",
  "change-recordings",
  "undo-change",
  "delete-recordings",
] as const;
export type DataWork = (typeof dataWork)[number];

export const isDataWork = (value: unknown): value is DataWork => dataWork.some((work) => work === value);

interface Meta extends Record<string, unknown> {
  readonly work: DataWork;
}

/**
 * Defines the options of a query. It is not retried (REC-09), and it doesn't wait for the network: a read that can't
 * succeed must fail, so that loading ends (SHL-11).
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

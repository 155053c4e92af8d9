import { toErrorName } from "@lectern/supabase/functions/_shared/endpoint";

interface ErrorEntry {
  /** Method and path, without ids of people. */
  readonly request?: string;
  readonly function?: string;
  /** The background work that failed. */
  readonly work?: string;
  readonly status?: number;
  /** The error's name and code, never its message, which may quote what a person sent. */
  readonly error?: string;
}

/** Logs one line of JSON, as the functions do, without personal data. */
export function logError({ cause, ...entry }: ErrorEntry & { readonly cause?: unknown }): void {
  console.error(JSON.stringify({ ...entry, ...(cause !== undefined && { error: toErrorName(cause) }) }));
}

/** Removes ids, codes and file names from a path. */
export const anonymousPath = (path: string): string =>
  path
    .split("/")
    .map((part) => (part === "" || /^[a-z][a-z_-]*\d?$/.test(part) ? part : ":id"))
    .join("/");

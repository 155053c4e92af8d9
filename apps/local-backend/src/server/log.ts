import { toErrorName } from "@lectern/supabase/functions/_shared/endpoint";

interface ErrorEntry {
  /** Method and path, without what identifies anybody. */
  readonly request?: string;
  readonly function?: string;
  /** What was going on behind the answers. */
  readonly work?: string;
  readonly status?: number;
  /** The error's name and code, never its message, which may quote what a person sent. */
  readonly error?: string;
}

/** One line of JSON, as the functions write theirs; nothing about anybody is in it. */
export function logError({ cause, ...entry }: ErrorEntry & { readonly cause?: unknown }): void {
  console.error(JSON.stringify({ ...entry, ...(cause !== undefined && { error: toErrorName(cause) }) }));
}

/** A path whose ids, codes and names of files are left out. */
export const anonymousPath = (path: string): string =>
  path
    .split("/")
    .map((part) => (part === "" || /^[a-z][a-z_-]*\d?$/.test(part) ? part : ":id"))
    .join("/");

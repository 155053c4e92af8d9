import type { Act } from "../../languages/requests/request-words.ts";

/** Requests as people type them, by what they ask for; divided by bars and line ends. */
export interface LabelledRequests {
  /** Of the whole lecture. */
  readonly whole: Readonly<Partial<Record<Act, string>>>;
  /** With a subject of their own. */
  readonly subject: Readonly<Partial<Record<Act, string>>>;
}

/** The requests of a list. */
export const readPhrasings = (list: string): string[] =>
  list
    .split(/[|\n]/)
    .map((phrasing) => phrasing.trim())
    .filter(Boolean);

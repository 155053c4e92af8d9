import { attempt } from "@lectern/browser/attempt";
import { DRAFTS_PREFIX } from "./forget-drafts.ts";

type SessionStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

type Drafts = Readonly<Record<string, unknown>>;

/** Keeps what is typed into the fields of one subject, such as one folder's dialog. No method throws. */
export interface DraftsOfSubject {
  /** Returns what a field had; undefined for nothing. */
  readonly read: (field: string) => unknown;
  /** Keeps what a field has, as JSON; undefined removes it. */
  readonly write: (field: string, value: unknown) => void;
  /** Removes all of the subject's fields, once the server has them or the user has given them up. */
  readonly forget: () => void;
}

function readAll(storage: SessionStorage, userId: string): Drafts {
  const value: unknown = attempt(() => JSON.parse(storage.getItem(DRAFTS_PREFIX + userId) ?? "{}"));
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function writeAll(storage: SessionStorage, userId: string, drafts: Drafts): void {
  // In storage that is full or forbidden, the text is in its field alone.
  attempt(() => {
    if (Object.keys(drafts).length === 0) storage.removeItem(DRAFTS_PREFIX + userId);
    else storage.setItem(DRAFTS_PREFIX + userId, JSON.stringify(drafts));
  });
}

/**
 * Keeps what a user types about a subject, so that it survives a reload (OFF-03).
 *
 * @param subject names it among the user's others: "folder:" with its id
 */
export function createDrafts(
  storage: SessionStorage,
  { userId, subject }: { readonly userId: string; readonly subject: string },
): DraftsOfSubject {
  const toName = (field: string): string => `${subject} ${field}`;
  return {
    read: (field) => readAll(storage, userId)[toName(field)],
    write: (field, value) => {
      const { [toName(field)]: _before, ...others } = readAll(storage, userId);
      writeAll(storage, userId, value === undefined ? others : { ...others, [toName(field)]: value });
    },
    forget: () => {
      const others = Object.entries(readAll(storage, userId)).filter(([name]) => !name.startsWith(`${subject} `));
      writeAll(storage, userId, Object.fromEntries(others));
    },
  };
}

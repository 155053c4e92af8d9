import type { InitialFiles, Page } from "./initial-files.ts";

type Kind = "script" | "style";

/** What a page may bring, in compressed bytes, and what it brought when that was agreed. */
interface Allowance {
  readonly most: number;
  readonly files: Readonly<Record<string, number>>;
}

export type Budget = Page & Readonly<Record<Kind, Allowance>>;
export type Budgets = Readonly<Record<string, Budget>>;

/** A file that is larger than it was agreed, or without an agreed size. */
export interface Growth {
  readonly file: string;
  readonly by: number;
  readonly isNew: boolean;
}

export interface Verdict {
  readonly kind: Kind;
  readonly bytes: number;
  readonly most: number;
  /** Largest growth first; said whether or not the budget is kept. */
  readonly grew: readonly Growth[];
}

const sum = (files: ReadonlyMap<string, number>) => [...files.values()].reduce((all, bytes) => all + bytes, 0);

export function compare(found: InitialFiles, budget: Budget): Verdict[] {
  return (["script", "style"] as const).map((kind) => {
    const { most, files } = budget[kind];
    const grew = [...found[kind]]
      .map(([file, bytes]) => ({ file, by: bytes - (files[file] ?? 0), isNew: !(file in files) }))
      .filter(({ by }) => by > 0)
      .toSorted((a, b) => b.by - a.by);
    return { kind, bytes: sum(found[kind]), most, grew };
  });
}

/** Room for what changes without anybody's doing: a hash in a file name, a minifier's choice. */
const ROOM = 1.01;

/** What is there now becomes what is agreed. */
export const accepted = (found: InitialFiles, page: Page): Budget => {
  const allowance = (kind: Kind): Allowance => ({
    most: Math.ceil((sum(found[kind]) * ROOM) / 100) * 100,
    files: Object.fromEntries([...found[kind]].toSorted(([a], [b]) => a.localeCompare(b))),
  });
  return { document: page.document, screens: page.screens, script: allowance("script"), style: allowance("style") };
};

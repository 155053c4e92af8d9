import type { InitialFiles, Page } from "./initial-files.ts";

type Kind = "script" | "style";

/** The bytes that a page may load, compressed, and its accepted bytes. */
export interface Allowance {
  readonly most: number;
  readonly files: Readonly<Record<string, number>>;
}

export type Budget = Page & Readonly<Record<Kind, Allowance>>;
export type Budgets = Readonly<Record<string, Budget>>;

/** A file that is larger than accepted, or new. */
export interface Growth {
  readonly file: string;
  readonly by: number;
  readonly isNew: boolean;
}

export interface Verdict<VerdictKind = Kind> {
  readonly kind: VerdictKind;
  readonly bytes: number;
  readonly most: number;
  /** How many files there are more than accepted, whatever their size: each is a request. */
  readonly moreFiles: number;
  /** Largest growth first, listed whether or not the budget is exceeded. */
  readonly grew: readonly Growth[];
}

const sum = (files: ReadonlyMap<string, number>) => [...files.values()].reduce((all, bytes) => all + bytes, 0);

/** Compares the bytes of files with the accepted ones. */
export function compareFiles(
  measured: ReadonlyMap<string, number>,
  { most, files }: Allowance,
): Omit<Verdict<unknown>, "kind"> {
  const grew = [...measured]
    .map(([file, bytes]) => ({ file, by: bytes - (files[file] ?? 0), isNew: !(file in files) }))
    .filter(({ by }) => by > 0)
    .toSorted((a, b) => b.by - a.by);
  return { bytes: sum(measured), most, moreFiles: Math.max(0, measured.size - Object.keys(files).length), grew };
}

export const compare = (measured: InitialFiles, budget: Budget): Verdict[] =>
  (["script", "style"] as const).map((kind) => ({ kind, ...compareFiles(measured[kind], budget[kind]) }));

/** Room for changes without a cause in our code: a hash in a file name, a minifier's choice. */
const ROOM = 1.01;

export const toAllowance = (sizes: ReadonlyMap<string, number>): Allowance => ({
  most: Math.ceil((sum(sizes) * ROOM) / 100) * 100,
  files: Object.fromEntries([...sizes].toSorted(([a], [b]) => a.localeCompare(b))),
});

/** Accepts the current bytes. */
export const accepted = ({ script, style }: InitialFiles, { document, screens }: Page): Budget => ({
  document,
  screens,
  script: toAllowance(script),
  style: toAllowance(style),
});

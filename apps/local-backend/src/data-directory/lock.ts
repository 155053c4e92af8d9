import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { processIdentity } from "./process-identity.ts";

/** Thrown if another process is using the same files. */
export class LockHeldError extends Error {
  readonly pid: number;

  constructor(pid: number) {
    super(`in use by process ${pid}`);
    this.name = "LockHeldError";
    this.pid = pid;
  }
}

/**
 * Between two tries a lock may be released, or another process may take it. After this many tries something else is
 * wrong.
 */
const MOST_TRIES = 100;

/** Thrown if the lock's path is not a file, but for example a folder. The message says what to do. */
export class LockUnusableError extends Error {
  override readonly name = "LockUnusableError";

  constructor(path: string) {
    super(`${path} is no lock file, and a backend needs one there: move it away.`);
  }
}

interface Holder {
  readonly pid: number;
  readonly identity: string;
}

/**
 * Takes the lock file at `path` for this process and returns the function that releases it. A lock whose process has
 * died, or whose pid belongs to another process now, is taken over.
 *
 * @throws LockHeldError
 * @throws LockUnusableError
 */
export function takeLock(path: string): () => void {
  const holder = JSON.stringify({ pid: process.pid, identity: processIdentity(process.pid) ?? "" } satisfies Holder);
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, holder);
  try {
    for (let tries = 0; !claim(draft, path); tries += 1) {
      if (tries === MOST_TRIES) throw new LockUnusableError(path);
      dismissDead(path, `${draft}.dead`);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    if (readIfExists(path) === holder) rmSync(path, { force: true });
  };
}

/** Creates the lock as a link, which is atomic, so that no process reads an incomplete lock. */
function claim(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

function dismissDead(path: string, aside: string): void {
  const content = readIfExists(path);
  if (content === undefined) return;
  const holder = readHolder(content);
  if (holder !== undefined && isAlive(holder)) throw new LockHeldError(holder.pid);
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  // Another process may have taken the dead lock over between our read and our rename: its lock goes back.
  const moved = readIfExists(aside);
  if (moved !== content) claim(aside, path);
  rmSync(aside, { force: true });
}

function readIfExists(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return undefined;
    throw code === "EISDIR" ? new LockUnusableError(path) : error;
  }
}

function readHolder(content: string): Holder | undefined {
  try {
    const { pid, identity } = JSON.parse(content) as Partial<Holder>;
    return Number.isInteger(pid) && typeof identity === "string" ? { pid: Number(pid), identity } : undefined;
  } catch {
    return undefined;
  }
}

function isAlive({ pid, identity }: Holder): boolean {
  const now = processIdentity(pid);
  return now !== undefined && (now === "" || identity === "" || now === identity);
}

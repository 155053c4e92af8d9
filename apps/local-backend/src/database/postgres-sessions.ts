import postgres, { type Options, type RowList, type Sql as Client } from "postgres";

/** Thrown if the database server is unavailable, or becomes so during a statement. */
export class DatabaseAway extends Error {
  override readonly name = "DatabaseAway";
  /** PostgreSQL's error code for a failed connection. */
  readonly code = "08006";
  constructor(options?: ErrorOptions) {
    super("the database is unavailable", options);
  }
}

/** A session that one caller uses at a time. */
export interface Session {
  /** @throws DatabaseAway; from then on for every statement, so that none runs outside of its transaction */
  run(text: string, params: readonly unknown[]): Promise<RowList<readonly Record<string, unknown>[]>>;
  /** Runs a script of several statements, without parameters. */
  runScript(text: string): Promise<unknown>;
}

export interface Sessions {
  acquire(): Promise<Session>;
  release(session: Session): void;
  /** How many times a session could not be opened or was lost. */
  losses(): number;
  close(): Promise<void>;
}

interface Opened extends Session {
  readonly client: Client;
  isLost: boolean;
}

/**
 * PostgreSQL's error codes while it starts, stops or accepts no more connections: the server can be reached but not
 * used. Such as 57P03 (it starts), 53300 (too many connections) and 08006 (the connection failed).
 */
const UNAVAILABLE = /^(?:57P0[123]|53[234]|08)/;
/** Codes of postgres.js and the system for a server that can't be reached, such as CONNECTION_CLOSED and ECONNREFUSED. */
const UNREACHABLE = /^(?:CONNECTION_|CONNECT_TIMEOUT$|E[A-Z]+$)/;

function isUnavailable(error: unknown): boolean {
  const { name, code = "" } = error as { name?: unknown; code?: string };
  return (name === "PostgresError" ? UNAVAILABLE : UNREACHABLE).test(code);
}

/** A server that drops packets lets postgres.js try for ever: its own timeout does not end the first statement. */
const CONNECT_TIMEOUT_MS = 5_000;

class ConnectTimeout extends Error {
  readonly code = "CONNECT_TIMEOUT";
}

/** The most statements that a session keeps prepared: more than the app's own, and a bound for those that clients make up. */
const MOST_PREPARED = 300;

/** Options as postgres.js has parsed them. */
export type ReadOptions = Options<Record<string, postgres.PostgresType>> & {
  /** State that its clients share: the array type of each type. */
  readonly shared: { readonly typeArrayMap: Readonly<Record<number, number>> };
};

/** Rejects when a session has not opened in time. */
const untilTimeout = (isOpen: () => boolean) =>
  new Promise<never>((_, reject) => {
    setTimeout(() => !isOpen() && reject(new ConnectTimeout()), CONNECT_TIMEOUT_MS).unref();
  });

/** Opens a session, whose connection begins with its first statement. `onLoss` is called once, if it is lost. */
function openSession(options: ReadOptions, onLoss: () => void): Opened {
  let isOpen = false;
  const lose = () => {
    if (session.isLost) return;
    session.isLost = true;
    onLoss();
  };
  const client = postgres({
    ...options,
    max: 1,
    max_lifetime: null,
    connect_timeout: CONNECT_TIMEOUT_MS / 1000,
    // The server sends its parameters when the session is open.
    onparameter: () => (isOpen = true),
    // If a session is lost while postgres.js queries the array types, the error can't be caught. The types of the
    // first session are valid for all.
    fetch_types: Object.keys(options.shared.typeArrayMap).length === 0,
    onclose: lose,
  });
  const guarded = async <T>(work: () => PromiseLike<T>): Promise<T> => {
    if (session.isLost) throw new DatabaseAway();
    try {
      return await (isOpen ? work() : Promise.race([work(), untilTimeout(() => isOpen)]));
    } catch (cause) {
      if (!session.isLost && !isUnavailable(cause)) throw cause;
      lose();
      throw new DatabaseAway({ cause });
    }
  };
  const prepared = new Set<string>();
  // postgres.js asks for the parameters' types before it sends a statement, unless it is prepared: a second round trip.
  const isPrepared = (text: string, params: readonly unknown[]): boolean => {
    if (params.length === 0) return false;
    if (prepared.size < MOST_PREPARED) prepared.add(text);
    return prepared.has(text);
  };
  const session: Opened = {
    client,
    isLost: false,
    run: (text, params) =>
      guarded(() =>
        client.unsafe<Record<string, unknown>[]>(text, [...params] as never[], { prepare: isPrepared(text, params) }),
      ),
    runScript: (text) => guarded(() => client.unsafe(text).simple()),
  };
  return session;
}

/**
 * Opens at most `mostSessions` on a server. Callers wait until one is free. postgres.js's own pool replaces a lost
 * session during a transaction without telling its caller. The transaction's next statement then throws where no code
 * can catch it, or runs as the owner. Therefore each session here is a pool of one, which is discarded when the session
 * is lost.
 */
export function createSessions(options: ReadOptions, mostSessions: number): Sessions {
  const free: Opened[] = [];
  const waiting: ((session: Opened) => void)[] = [];
  let open = 0;
  let losses = 0;

  const openNext = (): Opened => {
    const session = openSession(options, () => (losses += 1));
    open += 1;
    return session;
  };

  const discard = (session: Opened) => {
    open -= 1;
    void session.client.end({ timeout: 0 }).catch(() => undefined);
  };

  return {
    losses: () => losses,
    acquire: () => {
      for (let session = free.pop(); session !== undefined; session = free.pop()) {
        if (!session.isLost) return Promise.resolve(session);
        discard(session);
      }
      if (open < mostSessions) return Promise.resolve(openNext());
      return new Promise((resolve) => waiting.push(resolve));
    },
    release: (released) => {
      let session = released as Opened;
      const next = waiting.shift();
      if (session.isLost) {
        discard(session);
        if (next === undefined) return;
        session = openNext();
      }
      if (next === undefined) free.push(session);
      else next(session);
    },
    close: async () => {
      await Promise.all(
        free.splice(0).map((session) => {
          session.isLost = true;
          return session.client.end({ timeout: 5 });
        }),
      );
    },
  };
}

import postgres, { type Options, type RowList, type Sql as Client } from "postgres";

/** The database server is unavailable, or became so in the middle of something. */
export class DatabaseAway extends Error {
  override readonly name = "DatabaseAway";
  /** PostgreSQL's class for trouble with the connection. */
  readonly code = "08006";
  constructor(options?: ErrorOptions) {
    super("the database is unavailable", options);
  }
}

/** One session, used by one caller at a time. */
export interface Session {
  /** @throws DatabaseAway; from then on for every statement, so that none runs outside of the transaction it belongs to */
  run(text: string, params: readonly unknown[]): Promise<RowList<readonly Record<string, unknown>[]>>;
  /** A script of several statements, without parameters. */
  runScript(text: string): Promise<unknown>;
}

export interface Sessions {
  acquire(): Promise<Session>;
  release(session: Session): void;
  /** How often a session could not be had or was lost, ever. */
  losses(): number;
  close(): Promise<void>;
}

interface Opened extends Session {
  readonly client: Client;
  isLost: boolean;
}

/** PostgreSQL's refusals while it starts, stops, or takes no more: the server is there and is no use. */
const UNAVAILABLE = /^(?:57P0[123]|53|08)/;
/** postgres.js's and the system's names for trouble on the way to it. */
const UNREACHABLE = /^(?:CONNECTION_|CONNECT_TIMEOUT$|E[A-Z]+$)/;

function isUnavailable(error: unknown): boolean {
  const { name, code = "" } = error as { name?: unknown; code?: string };
  return (name === "PostgresError" ? UNAVAILABLE : UNREACHABLE).test(code);
}

/** Options as postgres.js has read them. */
export type ReadOptions = Options<Record<string, postgres.PostgresType>> & {
  /** What its clients find out for one another: the array type of each type. */
  readonly shared: { readonly typeArrayMap: Readonly<Record<number, number>> };
};

/**
 * Sessions of a server, `most` at once; who finds none free waits. postgres.js's own pool gives a lost session's place
 * to a new one behind the back of a transaction that is still going on, whose next statement then throws where no caller
 * catches it, or runs as the owner. So each session here is a pool of one that is thrown away when it was lost.
 */
export function createSessions(options: ReadOptions, most: number): Sessions {
  const free: Opened[] = [];
  const waiting: ((session: Opened) => void)[] = [];
  let open = 0;
  let losses = 0;

  const lose = (session: Opened) => {
    if (session.isLost) return;
    session.isLost = true;
    losses += 1;
  };

  const openSession = (): Opened => {
    const client = postgres({
      ...options,
      max: 1,
      max_lifetime: null,
      connect_timeout: 5,
      // A session that is lost while postgres.js asks for the array types throws where no caller catches it, and what the
      // first one was told holds for all.
      fetch_types: Object.keys(options.shared.typeArrayMap).length === 0,
      onclose: () => lose(session),
    });
    const guarded = async <T>(work: () => PromiseLike<T>): Promise<T> => {
      if (session.isLost) throw new DatabaseAway();
      try {
        return await work();
      } catch (cause) {
        if (!session.isLost && !isUnavailable(cause)) throw cause;
        lose(session);
        throw new DatabaseAway({ cause });
      }
    };
    const session: Opened = {
      client,
      isLost: false,
      run: (text, params) => guarded(() => client.unsafe<Record<string, unknown>[]>(text, [...params] as never[])),
      runScript: (text) => guarded(() => client.unsafe(text).simple()),
    };
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
      if (open < most) return Promise.resolve(openSession());
      return new Promise((resolve) => waiting.push(resolve));
    },
    release: (released) => {
      let session = released as Opened;
      const next = waiting.shift();
      if (session.isLost) {
        discard(session);
        if (next === undefined) return;
        session = openSession();
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

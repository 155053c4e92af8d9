import type { Results, Transaction } from "@electric-sql/pglite";
import { btree_gin } from "@electric-sql/pglite/contrib/btree_gin";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { createPgliteConnection } from "@supabase/lite/pglite";
import type { Database, Sql } from "./database.ts";
import { serialGate } from "./gate.ts";
import { pgliteValueTypes } from "./value-types.ts";

interface PgliteOptions {
  /** The folder of the data; in memory if absent. */
  directory?: string | undefined;
  /** A dump of a data directory to start from, in memory. */
  image?: Blob | undefined;
}

/** The extensions that the migrations create. A hosted project has them too. */
const extensions = { btree_gin, pg_trgm, unaccent };

type Session = Pick<Transaction, "query" | "exec">;

const sqlOn =
  (session: Session): Sql =>
  async <Row>(text: string, params?: unknown[]) => {
    if (params !== undefined) return (await session.query<Row>(text, params)).rows;
    const results = (await session.exec(text)) as Results<unknown>[];
    return (results.at(-1)?.rows ?? []) as Row[];
  };

/** Opens PostgreSQL inside this process. It has one session, so requests take turns. */
export async function openPglite(options: PgliteOptions = {}): Promise<Database> {
  const connection = await createPgliteConnection({
    ...(options.directory !== undefined && { url: options.directory }),
    pgliteOptions: {
      extensions,
      ...pgliteValueTypes,
      ...(options.image !== undefined && { loadDataDir: options.image }),
    },
  });
  const pglite = connection.driver;
  await pglite.waitReady;
  const gate = serialGate();
  return {
    driver: "pglite",
    connection,
    gate,
    sql: (text, params) => gate(() => sqlOn(pglite)(text, params)),
    transaction: (work) => gate(() => pglite.transaction((session) => work(sqlOn(session)))),
    losses: () => 0,
    close: () => gate(() => connection.close()),
  };
}

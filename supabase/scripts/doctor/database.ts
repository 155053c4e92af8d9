import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { digestMigration, readMigrations } from "../migrations.ts";
import { ask, type Finding, type Project, toFinding, wrong } from "./finding.ts";

const absentId = "00000000-0000-0000-0000-000000000000";
const folder = join(import.meta.dirname, "../..");
const apply = "Apply the migrations: npx supabase db push --remote=PROJECT";

/** Reads the names of all tables, views and functions from schema.md, which is generated from the migrations. */
async function readObjects(): Promise<string[]> {
  const text = await readFile(join(folder, "schema.md"), "utf8");
  return [...text.matchAll(/^(?:## ((?:public|private)\.\w+)|\| ((?:public|private)\.\w+\([^|]*\))(?: \*)? \|)/gm)].map(
    ([, table, call]) => table ?? call ?? "",
  );
}

const listKeys = "This lists it: npx supabase projects api-keys --remote=PROJECT --reveal";

interface Description {
  readonly history: readonly { readonly migration: string; readonly digest: string }[];
  readonly objects: readonly string[];
}

/** Compares what is applied with the migrations of this version: their texts, and all that they create. */
async function examineSchema(project: Project): Promise<Finding[]> {
  const what = "the database has this version's migrations";
  const answer = await ask(project, "/rest/v1/rpc/describe_schema", { key: project.secretKey, body: {} });
  if (answer?.status !== 200) return [wrong(what, explain(answer?.status, apply))];
  const { history, objects } = answer.body as Description;
  const expected = (await readMigrations(join(folder, "migrations"))).map(({ version, name, text }) => ({
    migration: `${version}_${name}`,
    digest: digestMigration(text),
  }));
  const digestByMigration = new Map(expected.map(({ migration, digest }) => [migration, digest]));
  const applied = new Set(history.map(({ migration }) => migration));
  const other = history.filter(({ migration, digest }) => digestByMigration.get(migration) !== digest);
  const missing = expected.filter(({ migration }) => !applied.has(migration));
  const there = new Set(objects);
  const absent = (await readObjects()).filter((name) => !there.has(name));
  return [
    toFinding(missing.length === 0, what, `${apply} (${missing.length} are missing, first ${missing[0]?.migration})`),
    toFinding(
      other.length === 0,
      "applied migrations have the texts of this version",
      `${other[0]?.migration} has another text there, or this version lacks it: look at the version that was released there before anything is deployed (docs/deploy.md, section 1)`,
    ),
    toFinding(
      absent.length === 0,
      "every table and function of the migrations",
      `${absent.slice(0, 5).join(", ")}${absent.length > 5 ? ` and ${absent.length - 5} more` : ""} are missing: restore what was removed by hand. ${apply}`,
    ),
  ];
}

/** What to do about a call with the secret key that failed. 401 isn't 404: the key is wrong, and the table may be there. */
function explain(status: number | undefined, otherwise: string): string {
  if (status === 401) return `It answered 401: SUPABASE_SECRET_KEY isn't this project's. ${listKeys}`;
  if (status === 403) {
    return "It answered 403: the server's role has lost its grants, as in a backup that was restored without its roles (docs/deploy.md)";
  }
  return `${otherwise} (it answered ${status ?? "nothing"})`;
}

/** Whether the migrations are there, and the doors shut. Changes nothing. */
export async function examineDatabase(project: Project): Promise<Finding[]> {
  const key = project.secretKey;
  const tables = (await readObjects()).filter((name) => /^public\.\w+$/.test(name)).map((name) => name.slice(7));
  const reads = tables.map(async (table) => {
    const [asServer, asVisitor] = await Promise.all([
      ask(project, `/rest/v1/${table}?limit=1`, { key }),
      ask(project, `/rest/v1/${table}?limit=1`),
    ]);
    return [
      toFinding(asServer?.status === 200, `table ${table}`, explain(asServer?.status, apply)),
      toFinding(
        asVisitor !== undefined && asVisitor.status >= 400,
        `table ${table} is closed to visitors`,
        `Visitors could read it. In the SQL editor: revoke all on public.${table} from anon; and look for what granted it`,
      ),
    ];
  });
  const forgetting = ask(project, "/rest/v1/rpc/forget_person", { key, body: { p_user_id: absentId } }).then((answer) =>
    toFinding(
      answer?.status === 200 && answer.body === true,
      "deleted people are taken out of the auth server's log",
      "Grant it, or turn that log's table off in the dashboard under Authentication, Audit Logs",
    ),
  );
  const hidden = ask(project, "/rest/v1/rpc/take_assistant_turn", { body: { p_user_id: absentId } }).then((answer) =>
    toFinding(
      answer !== undefined && answer.status >= 400,
      "database functions are closed to visitors",
      "Visitors could call them. In the SQL editor: revoke execute on all functions in schema public from anon, public;",
    ),
  );
  return (await Promise.all([examineSchema(project), ...reads, forgetting, hidden])).flat();
}

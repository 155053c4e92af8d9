import { summaryColumns } from "@lectern/data/recordings/recording-rows";
import type { TestBackend } from "@lectern/local-backend/testing";

const mine = "from public.recordings where user_id = $1";
const newestFirst = "order by created_at desc, id desc";
/** A value from the middle of the student's library. */
const middle = (column: string) =>
  `(select ${column} from public.recordings where user_id = $1 ${newestFirst}
      offset (select count(*) / 2 from public.recordings where user_id = $1) limit 1)`;

/** The SQL that the data API makes of the requests in requests.ts; `$1` is the student. */
export const statements = {
  "first page": `select ${summaryColumns} ${mine} and status = 'completed' ${newestFirst} limit 60`,
  "page of 1,000 from the middle": `select ${summaryColumns} ${mine} and status = 'completed' and created_at <= $2
    and (created_at < $2 or (created_at = $2 and id < $3)) ${newestFirst} limit 1000`,
  "all favorites": `select ${summaryColumns} ${mine} and status = 'completed' and is_favorite = true ${newestFirst} limit 1000`,
  count: `select count(*) ${mine}`,
  "count of favorites": `select count(*) ${mine} and is_favorite = true`,
  "newest three": `select ${summaryColumns} ${mine} ${newestFirst} limit 3`,
  "one, whole": "select * from public.recordings where id = $3",
  "a star": "update public.recordings set is_favorite = not is_favorite where id = $3 returning id",
} as const;

interface Node {
  readonly "Node Type": string;
  readonly "Index Name"?: string;
  readonly "Relation Name"?: string;
  readonly "Actual Rows": number;
  readonly "Rows Removed by Filter"?: number;
  readonly "Heap Fetches"?: number;
  readonly "Shared Hit Blocks": number;
  readonly "Shared Read Blocks": number;
  readonly Plans?: readonly Node[];
}

export interface Explained {
  /** Milliseconds in the executor, the best of several runs. */
  readonly took: number;
  /** How many pages of 8 kB it accessed. */
  readonly buffers: number;
  /** The plan, with one line for each node. */
  readonly text: string;
}

function lines(node: Node, depth = 0): string[] {
  const where = node["Index Name"] ?? node["Relation Name"];
  const removed = node["Rows Removed by Filter"];
  const fetches = node["Heap Fetches"];
  const parts = [
    `${"  ".repeat(depth)}${node["Node Type"]}${where === undefined ? "" : ` ${where}`}`,
    `${node["Actual Rows"]} rows`,
    ...(removed ? [`${removed} filtered out`] : []),
    ...(fetches === undefined ? [] : [`${fetches} heap fetches`]),
  ];
  return [parts.join(", "), ...(node.Plans ?? []).flatMap((child) => lines(child, depth + 1))];
}

/** Sets the role for the transaction, which is this one call. */
const explainAs = /* sql */ `
create or replace function bench.explain(p_student uuid, p_statement text) returns json language plpgsql as $$
declare
  plan json;
begin
  perform set_config('request.jwt.claim.sub', p_student::text, true), set_config('role', 'authenticated', true);
  execute 'explain (analyze, buffers, format json) ' || p_statement into plan;
  return plan;
end
$$`;

/** Runs each statement as the student, under the policies, and returns its plan. */
export async function explain(backend: TestBackend, student: string): Promise<Explained[]> {
  const [place] = await backend.sql<{ at: string; id: string }>(
    `select ${middle("created_at")} as at, ${middle("id")} as id`.replaceAll("$1", `'${student}'::uuid`),
  );
  await backend.sql(explainAs);
  const explained: Explained[] = [];
  for (const text of Object.values(statements)) {
    const bound = text
      .replaceAll("$1", `'${student}'::uuid`)
      .replaceAll("$2", `'${new Date(place!.at).toISOString()}'::timestamptz`)
      .replaceAll("$3", `'${place?.id}'::uuid`);
    let best: { "Execution Time": number; Plan: Node } | undefined;
    for (let round = 0; round < 5; round += 1) {
      const [row] = await backend.sql<{ plan: unknown }>("select bench.explain($1, $2) as plan", [student, bound]);
      const answer = row?.plan;
      const [plan] = (typeof answer === "string" ? JSON.parse(answer) : answer) as NonNullable<typeof best>[];
      if (best === undefined || plan!["Execution Time"] < best["Execution Time"]) best = plan!;
    }
    const { Plan: plan, "Execution Time": took } = best!;
    explained.push({
      took,
      buffers: plan["Shared Hit Blocks"] + plan["Shared Read Blocks"],
      text: lines(plan).join("\n"),
    });
  }
  return explained;
}

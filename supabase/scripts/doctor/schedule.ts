import { createHash } from "node:crypto";
import { ask, type Finding, type Project, toFinding } from "./finding.ts";

interface Schedule {
  readonly jobs: number;
  readonly address: string | null;
  readonly key_sha256: string | null;
}

interface Backlog {
  readonly recordings: number;
  readonly oldest: string | null;
  readonly failed: number;
}

const inEditor = "In the SQL editor:";

/** Whether the schedule runs that ends courses and takes up interrupted work, and whether it keeps up. */
export async function examineSchedule(project: Project): Promise<Finding[]> {
  const key = project.secretKey;
  const [scheduled, left] = await Promise.all([
    ask(project, "/rest/v1/rpc/describe_schedule", { key, body: {} }),
    ask(project, "/rest/v1/rpc/course_end_backlog", { key, body: {} }),
  ]);
  const schedule = scheduled?.status === 200 ? (scheduled.body as Schedule) : undefined;
  const backlog = left?.status === 200 ? (left.body as Backlog) : undefined;
  const digest = createHash("sha256").update(key).digest("hex");
  return [
    toFinding(
      (schedule?.jobs ?? 0) > 0,
      "a schedule ends courses and takes up interrupted work",
      `Nothing is scheduled, so the recordings of ended courses stay. ${inEditor} create extension if not exists pg_cron; create extension if not exists pg_net; select private.schedule_work();`,
    ),
    toFinding(
      schedule?.address === project.url,
      "the schedule's address in the Vault",
      `${inEditor} select vault.create_secret('${project.url}', 'project_url'); (an entry that is there: vault.update_secret)`,
    ),
    toFinding(
      schedule?.key_sha256 === digest,
      "the schedule's key in the Vault",
      `${inEditor} select vault.create_secret('sb_secret_…', 'secret_key'); (an entry that is there: vault.update_secret) with this project's secret key`,
    ),
    toFinding(
      backlog === undefined || backlog.failed === 0,
      "no ended course failed to be deleted",
      `${backlog?.failed} failed, and ${backlog?.recordings} recordings wait since ${backlog?.oldest}: ${inEditor} select * from private.course_end_failures;`,
    ),
  ];
}

import { ask, type Finding, type Project, when } from "./finding.ts";

const absentId = "00000000-0000-0000-0000-000000000000";
const tables = ["recordings", "recording_segments", "folders", "study_guides", "user_info", "profiles"];
/** Functions of the migrations, called for a person who does not exist. */
const calls: readonly (readonly [name: string, parameters: object])[] = [
  ["redeem_referral_code", { p_user_id: absentId, p_code: "DOCTOR" }],
  ["begin_stripe_event", { p_event_id: "evt_doctor", p_customer_id: "cus_doctor" }],
  ["take_payment_turn", { p_user_id: absentId }],
  ["take_assistant_turn", { p_user_id: absentId }],
  ["charge_assistant_turn", { p_user_id: absentId, p_turn: 0, p_tokens: 0 }],
  ["take_summary_tokens", { p_recording_id: absentId, p_tokens: 0 }],
];

/** Whether the migrations are there, and the doors shut. Changes nothing. */
export async function examineDatabase(project: Project): Promise<Finding[]> {
  const key = project.secretKey;
  const apply = "Apply the migrations: npx supabase db push --remote=PROJECT";
  const reads = tables.map(async (table) => {
    const [asServer, asVisitor] = await Promise.all([
      ask(project, `/rest/v1/${table}?limit=1`, { key }),
      ask(project, `/rest/v1/${table}?limit=1`),
    ]);
    return [
      when(asServer?.status === 200, `table ${table}`, `${apply} (it answered ${asServer?.status ?? "nothing"})`),
      when(
        asVisitor !== undefined && asVisitor.status >= 400,
        `table ${table} is closed to visitors`,
        `Visitors could read it. In the SQL editor: revoke all on public.${table} from anon; and look for what granted it`,
      ),
    ];
  });
  const functions = calls.map(async ([name, parameters]) => {
    const answer = await ask(project, `/rest/v1/rpc/${name}`, { key, body: parameters });
    return when(answer?.status === 200, `database function ${name}`, apply);
  });
  const forgetting = ask(project, "/rest/v1/rpc/forget_person", { key, body: { p_user_id: absentId } }).then((answer) =>
    when(
      answer?.status === 200 && answer.body === true,
      "deleted people are taken out of the auth server's log",
      "Grant it, or turn that log's table off in the dashboard under Authentication, Audit Logs",
    ),
  );
  const hidden = ask(project, "/rest/v1/rpc/take_assistant_turn", { body: { p_user_id: absentId } }).then((answer) =>
    when(
      answer !== undefined && answer.status >= 400,
      "database functions are closed to visitors",
      "Visitors could call them. In the SQL editor: revoke execute on all functions in schema public from anon, public;",
    ),
  );
  return (await Promise.all([...reads, ...functions, forgetting, hidden])).flat();
}

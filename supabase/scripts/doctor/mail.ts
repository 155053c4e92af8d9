import { connect } from "node:net";
import { type Finding, type Project, toFinding, wrong } from "./finding.ts";

const variables = ["SMTP_HOST", "SMTP_USER", "SMTP_PASS", "SMTP_ADMIN_EMAIL"] as const;

/** The first line that a mail server says; undefined when none answers. */
function readGreeting(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 15_000 });
    const end = (greeting: string | undefined) => {
      socket.destroy();
      resolve(greeting);
    };
    socket.once("data", (line) => end(line.toString()));
    socket.once("error", () => end(undefined));
    socket.once("timeout", () => end(undefined));
  });
}

/** Whether a forgotten password's mail can arrive: without a mail server a hosted project sends to its own team only. */
export async function examineMail({ env }: Pick<Project, "env">): Promise<Finding[]> {
  const missing = variables.filter((name) => !env(name));
  if (missing.length > 0) {
    return missing.map((name) =>
      wrong(name, "Set it to your mail server's, then: npx supabase config push --remote=PROJECT"),
    );
  }
  const host = env("SMTP_HOST")!;
  const port = Number(env("SMTP_PORT") || 587);
  const greeting = await readGreeting(host, port);
  return [
    toFinding(
      greeting?.startsWith("220") === true,
      `mail server ${host}:${port}`,
      "No mail server answers there: correct SMTP_HOST and SMTP_PORT, then: npx supabase config push --remote=PROJECT",
    ),
  ];
}

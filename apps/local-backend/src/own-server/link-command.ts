/**
 * `npm run invite -- <email>` and `npm run reset-password -- <email>`: print a link with which a person chooses a password
 * on this server of one's own, while it runs.
 */
import { runOperatorCommand } from "./operator-command.ts";

const sentences: Readonly<Record<string, string>> = {
  email_exists: "already has an account: `npm run reset-password` prints a link for a new password",
  user_not_found: "has no account: `npm run invite` makes one",
  validation_failed: "isn't an email address",
};

await runOperatorCommand(async ({ siteUrl, ask }) => {
  const [type, email] = process.argv.slice(2);
  if (email === undefined) throw new Error("Add an email address, as in: ada@school.example");
  const redirect = encodeURIComponent(`${siteUrl}/auth/callback?for=new-password`);
  const { status, body } = await ask(`/auth/v1/admin/generate_link?redirect_to=${redirect}`, { type, email });
  const { action_link: link, error_code: code = "" } = body;
  if (link === undefined) {
    const sentence = sentences[code];
    throw new Error(sentence === undefined ? `The server refused (${status})` : `${email} ${sentence}`);
  }
  console.log(link);
  console.log(
    "Send it only to the account's owner: the first person to open it chooses the password. It works once and expires in a day.",
  );
});

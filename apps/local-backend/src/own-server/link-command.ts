/**
 * `npm run invite -- <email>` and `npm run reset-password -- <email>`: print a link with which a person chooses a password
 * on this server of one's own, while it runs.
 */
import { runOperatorCommand } from "./operator-command.ts";

const sentences: Readonly<Record<string, string>> = {
  email_exists: "has an account already: `npm run reset-password` prints a link for a new password",
  user_not_found: "has no account: `npm run invite` makes one",
  validation_failed: "is no email address",
};

await runOperatorCommand(async ({ siteUrl, ask }) => {
  const [type, email] = process.argv.slice(2);
  if (email === undefined) throw new Error("Whose account? Add an email address");
  const redirect = encodeURIComponent(`${siteUrl}/auth/callback?for=new-password`);
  const { status, body } = await ask(`/auth/v1/admin/generate_link?redirect_to=${redirect}`, { type, email });
  const { action_link: link, error_code: code = "" } = body;
  if (link === undefined) {
    const sentence = sentences[code];
    throw new Error(sentence === undefined ? `The server refused (${status})` : `${email} ${sentence}`);
  }
  console.log(link);
  console.log("Give it to its owner only: who opens it first chooses the password. It works once, for a day.");
});

/** `npm run give-plan -- <email> <last day>`: gives a person unlimited recording on this server of one's own. */
import { runOperatorCommand } from "./operator-command.ts";

await runOperatorCommand(async ({ ask }) => {
  const [email, lastDay] = process.argv.slice(2);
  if (email === undefined || lastDay === undefined)
    throw new Error("Add an email address and the plan's last day, as in: ada@school.example 2027-06-30");
  const { status, body } = await ask("/operator/plans", { email, lastDay });
  if (status !== 200) throw new Error(body["error"] ?? `The server refused (${status})`);
  console.log(`${email} has Premium until ${lastDay}.`);
});

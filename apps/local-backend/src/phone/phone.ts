import { readCommand, help } from "./command.ts";
import { Complaint } from "./complaint.ts";
import { sendGuide, sendRecording } from "./send.ts";

try {
  const command = readCommand(process.argv.slice(2), process.env);
  if (command.kind === "help") console.log(help);
  else if (command.kind === "record") console.log(await sendRecording(command, console.log));
  else console.log(await sendGuide(command, console.log));
} catch (error) {
  console.error(error instanceof Complaint ? error.message : `The phone failed: ${String(error)}`);
  process.exitCode = 1;
}

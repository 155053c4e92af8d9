import { help, readCommand } from "./command.ts";
import { Complaint } from "./complaint.ts";
import { sendGuide, sendRecording } from "./send.ts";

interface Terminal {
  log(line: string): void;
  error(line: string): void;
}

/** Runs the whole command and returns its exit code. */
export async function runPhone(
  args: string[],
  env: Record<string, string | undefined>,
  terminal: Terminal,
): Promise<0 | 1> {
  const say = (line: string) => terminal.log(line);
  try {
    const command = readCommand(args, env);
    if (command.kind === "help") say(help);
    else say(await (command.kind === "record" ? sendRecording(command, say) : sendGuide(command, say)));
    return 0;
  } catch (error) {
    terminal.error(error instanceof Complaint ? error.message : `The phone failed: ${String(error)}`);
    return 1;
  }
}

/** `npm run visual`: compares every story with its baseline. See `--help`. */
import { runCommand } from "@lectern/story-shots/command";
import { config } from "./config.ts";

await runCommand(config, process.argv.slice(2));

import { runPhone } from "./run-phone.ts";

process.exitCode = await runPhone(process.argv.slice(2), process.env, console);

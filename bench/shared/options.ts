import { parseArgs, type ParseArgsOptionsConfig } from "node:util";

/** Ends the command with a sentence: it was called wrongly. */
function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

/** Reads the command's options. Ends it with a sentence and status 2 if one is unknown or has no value. */
export function readOptions<Options extends ParseArgsOptionsConfig>(options: Options, allowPositionals = false) {
  const usage = `It takes ${Object.keys(options)
    .map((name) => `--${name}`)
    .join(", ")}.`;
  try {
    return parseArgs({ options, allowPositionals });
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message.split(". ")[0] : String(error)}. ${usage}`);
  }
}

/** Reads a number of an option: 0 or more. Ends the command with a sentence and status 2 if it is none. */
export function readNumber(name: string, value: string): number {
  const number = Number(value);
  if (value.trim() !== "" && number >= 0) return number;
  return refuse(`--${name} takes a number, and not "${value}".`);
}

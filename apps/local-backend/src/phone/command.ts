import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { isProvider, providers, type Provider } from "../consent/provider.ts";
import { Complaint } from "./complaint.ts";

export type Command =
  | { kind: "help" }
  | ({ kind: "record"; minutes: number | undefined } & Sending)
  | ({ kind: "guide" } & Sending);

interface Sending {
  readonly file: string;
  readonly email: string;
  readonly provider: Provider;
  readonly password?: string | undefined;
  readonly url: string;
  readonly name: string | undefined;
  readonly icon: string | undefined;
  /** `#rrggbb` */
  readonly color: string | undefined;
}

export const help = `Does what the mobile app would, from this terminal.

  npm run phone -- record <file> --as <email> [options]
  npm run phone -- guide <file.md> --as <email> [options]

  A recording's file: WebVTT, SubRip, SBV, TTML, Whisper's JSON or TSV, plain text or Markdown.

  --as <email>         whose phone it is; a new email is a new user
  --provider <name>    how they sign in: ${providers.join(" or ")} (google)
  --minutes <number>   length of the recording (where the captions end, or 150 words a minute)
  --name <text>        what it is called (from its heading, its file's name, or what was said)
  --icon <name>        such as microphone, book, headphones
  --color <#rrggbb>    of its icon
  --url <address>      where Lectern runs (SITE_URL, else http://localhost:3000, or PORT)

  On a server of one's own, LECTERN_PASSWORD is the account's password.
`;

const options = {
  as: { type: "string" },
  provider: { type: "string", default: "google" },
  minutes: { type: "string" },
  name: { type: "string" },
  icon: { type: "string" },
  color: { type: "string" },
  url: { type: "string" },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** @throws Complaint */
export function readCommand(args: string[], env: Record<string, string | undefined>): Command {
  const { values, positionals } = parse(args);
  const [kind, file, ...rest] = positionals;
  if (values.help || kind === undefined) return { kind: "help" };
  if (kind !== "record" && kind !== "guide") throw new Complaint(`"${kind}" is neither record nor guide; see --help.`);
  if (file === undefined) throw new Complaint(`Which file? See --help.`);
  if (rest.length > 0) throw new Complaint(`One file at a time: what is "${rest[0]}"?`);
  if (values.as === undefined) throw new Complaint("Whose phone is it? Add --as <email>.");
  if (!isProvider(values.provider))
    throw new Complaint(`--provider is ${providers.join(" or ")}, not "${values.provider}".`);
  const sending: Sending = {
    // npm runs this at the project's root, and INIT_CWD is the user's folder.
    file: resolve(env["INIT_CWD"] ?? "", file),
    email: values.as,
    provider: values.provider,
    // In a variable, because every user of a machine can read the arguments of a process.
    password: env["LECTERN_PASSWORD"] || undefined,
    url: parseUrl(values.url ?? (env["SITE_URL"] || `http://localhost:${env["PORT"] || "3000"}`)),
    name: values.name,
    icon: values.icon,
    color: values.color,
  };
  if (kind === "record") return { kind, ...sending, minutes: parseMinutes(values.minutes) };
  if (values.minutes !== undefined) throw new Complaint("A study guide has no --minutes.");
  return { kind, ...sending };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Complaint(`${(error as Error).message.split(". ")[0]}; see --help.`, { cause: error });
  }
}

function parseMinutes(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const minutes = Number(text);
  if (text.trim() === "" || !Number.isFinite(minutes) || minutes <= 0) {
    throw new Complaint(`--minutes is a number above 0, not "${text}".`);
  }
  return minutes;
}

function parseUrl(text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Complaint(`--url "${text}" is no web address.`);
  return new URL(text).origin;
}

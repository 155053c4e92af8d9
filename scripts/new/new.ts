/** `npm run new -- page|component|machine|field <name>`: docs/first-change.md walks through each. */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { generate, kinds, type Request } from "./generate.ts";

const usage = `npm run new -- page <name> [--reads|--request] [--link]   a page of the dashboard, at /dashboard/<name>
npm run new -- component <layer>/<name>   a component of packages/ui
npm run new -- machine <name>             a state machine
npm run new -- field <name> [--type=boolean|number|text] [--writable]   a column of recordings that a card shows`;

const fail = (message: string): never => {
  console.error(message);
  process.exit(1);
};

function parseRequest(): Request {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      reads: { type: "boolean" },
      request: { type: "boolean" },
      link: { type: "boolean" },
      writable: { type: "boolean" },
      type: { type: "string" },
    },
  });
  const [given, name = ""] = positionals;
  const kind = kinds.find((each) => each === given);
  const type = (["boolean", "number", "text"] as const).find((each) => each === (values.type ?? "boolean"));
  if (kind === undefined || type === undefined || positionals.length !== 2) return fail(usage);
  return { ...values, kind, name, type };
}

try {
  const { writtenFiles, changed, remainingSteps } = generate(join(import.meta.dirname, "../.."), parseRequest());
  for (const path of writtenFiles) console.log(`wrote    ${path}`);
  for (const path of changed) console.log(`changed  ${path}`);
  console.log(`\nLeft to do:\n${remainingSteps.map((line) => `- ${line}`).join("\n")}`);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

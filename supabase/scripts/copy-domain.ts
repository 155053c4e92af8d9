/**
 * Copies the part of packages/domain that functions use into functions/_shared/domain, because a deploy uploads
 * supabase/functions alone. `npm run domain -w @lectern/supabase` writes; tests/domain-copy.test.ts notices a stale copy.
 */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

const domain = join(import.meta.dirname, "../../packages/domain/src");
const copyFolder = join(import.meta.dirname, "../functions/_shared/domain");

/** What functions import; the files that these import come along. */
const entries = [
  "assistant/answer-question.ts",
  "assistant/describe-subject.ts",
  "assistant/write-summary.ts",
  "assistant-timeouts.ts",
  "contracts/assistant-events.ts",
  "contracts/apply-referral-code.ts",
  "contracts/create-checkout-session.ts",
  "contracts/create-customer-portal.ts",
  "contracts/create-user-context.ts",
  "contracts/customize-ai-summary.ts",
  "contracts/delete-user.ts",
  "contracts/ingest-recording.ts",
  "contracts/ingest-study-guide.ts",
  "contracts/openai.ts",
  "normalise/title.ts",
  "normalise/transcript.ts",
  "summary-style.ts",
];
const header = "// Copied from packages/domain by `npm run domain -w @lectern/supabase`: change it there.\n";

/** Path inside the copy → its text. */
export async function domainCopy(): Promise<Map<string, string>> {
  const copy = new Map<string, string>();
  const waiting = [...entries];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (copy.has(path)) continue;
    const text = await readFile(join(domain, path), "utf8");
    copy.set(path, header + text);
    for (const [, target] of text.matchAll(/from "(\.[^"]+)"/g)) {
      waiting.push(relative(domain, join(domain, dirname(path), target!)));
    }
  }
  return copy;
}

/** What is in the copy now, in the same form. */
export async function presentCopy(): Promise<Map<string, string>> {
  const names = await readdir(copyFolder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = files.map(async (file) => [relative(copyFolder, file), await readFile(file, "utf8")] as const);
  return new Map(await Promise.all(texts));
}

if (import.meta.main) {
  await rm(copyFolder, { recursive: true, force: true });
  for (const [path, text] of await domainCopy()) {
    await mkdir(dirname(join(copyFolder, path)), { recursive: true });
    await writeFile(join(copyFolder, path), text);
  }
}

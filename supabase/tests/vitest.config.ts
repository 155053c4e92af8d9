import { defineConfig } from "vitest/config";

/** The tests that call functions. The long run repeats them with the functions in Deno. */
const ofFunctions = [
  "account-deletion",
  "assistant-model",
  "assistant-offline",
  "attacks",
  "bounds",
  "charging",
  "mcp",
  "mcp-oauth",
  "mcp-transcript",
  "money",
  "referrals",
  "refusals",
  "review-cards",
  "review-histories",
  "summary-jobs",
  "tokens",
  "user-context",
];

const isLong = process.env["LECTERN_SOAK"] === "1";
const inNode = { include: ["**/*.test.ts"] };
const inDeno = { include: ofFunctions.map((name) => `${name}.test.ts`), env: { LECTERN_FUNCTIONS: "deno" } };

export default defineConfig({
  test: {
    // Test files leave no state behind, and a worker for each file would double the run's time.
    isolate: false,
    testTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 300_000,
    // A backend takes most of a core and several hundred megabytes.
    maxWorkers: 2,
    ...(isLong
      ? {
          projects: [
            { extends: true, test: { name: "node", ...inNode } },
            { extends: true, test: { name: "deno", ...inDeno } },
          ],
        }
      : inNode),
  },
});

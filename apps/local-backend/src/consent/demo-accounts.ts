import { readFile } from "node:fs/promises";

export interface DemoAccount {
  readonly email: string;
  readonly name: string;
}

interface Library {
  readonly accounts: Record<string, { readonly name: string }>;
}

/** Reads the accounts of the seeded library, which the consent page offers; none without a library. */
export async function readDemoAccounts(libraryPath: string): Promise<DemoAccount[]> {
  let text: string;
  try {
    text = await readFile(libraryPath, "utf8");
  } catch {
    return [];
  }
  const { accounts } = JSON.parse(text) as Library;
  return Object.entries(accounts).map(([email, { name }]) => ({ email, name }));
}

import { readFile } from "node:fs/promises";

export interface DemoAccount {
  readonly email: string;
  readonly name: string;
}

interface Library {
  readonly accounts: Record<string, { readonly name: string }>;
}

/** The accounts of the seeded library, offered on the consent page; none where there is no library. */
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

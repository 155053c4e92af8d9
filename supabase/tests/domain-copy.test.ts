import { expect, it } from "vitest";
import { domainCopy, presentCopy } from "../scripts/copy-domain.ts";

const ordered = (files: ReadonlyMap<string, string>) =>
  Object.fromEntries([...files].toSorted(([a], [b]) => (a < b ? -1 : 1)));

it("the functions' copy of the domain is the domain (npm run domain -w @lectern/supabase)", async () => {
  const expected = await domainCopy();
  expect(expected.size).toBeGreaterThan(4);
  expect(ordered(await presentCopy())).toEqual(ordered(expected));
});

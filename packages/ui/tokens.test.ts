import { expect, it } from "vitest";
import { family, vars } from "./src/theme/contract.css.ts";

type Tree = { readonly [key: string]: string | Tree };

const names = (tree: Tree): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === "string" ? value.slice("var(".length, -1) : names(value)));

/** A snapshot, because others style by these names (`npm test -w @lectern/ui -- -u` after an intended change). */
it("keeps the names of its tokens", async () => {
  const tokens = [...names(vars), ...names(family)].toSorted();
  expect(new Set(tokens).size).toBe(tokens.length);
  await expect(`${tokens.join("\n")}\n`).toMatchFileSnapshot("./api-snapshots/tokens.txt");
});

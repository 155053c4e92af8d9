import { expect, test } from "vitest";
import { assertNever } from "./assert-never.ts";

type Shape = { readonly kind: "round" } | { readonly kind: "square" };

function countCorners(shape: Shape): number {
  if (shape.kind === "round") return 0;
  if (shape.kind === "square") return 4;
  return assertNever(shape);
}

function countWithout(shape: Shape): number {
  if (shape.kind === "round") return 0;
  // @ts-expect-error -- a square has no branch
  return assertNever(shape);
}

test("a kind without a branch doesn't compile, and names itself where it comes from elsewhere", () => {
  expect([countCorners({ kind: "round" }), countCorners({ kind: "square" }), countWithout({ kind: "round" })]).toEqual([
    0, 4, 0,
  ]);
  expect(() => countWithout({ kind: "square" })).toThrow('no branch for {"kind":"square"}');
});

/**
 * Ends the branches over a union's kinds: a kind without a branch doesn't compile.
 *
 * @throws Error with the kind, which a program of another build may bring
 */
export function assertNever(value: never): never {
  throw new Error(`no branch for ${JSON.stringify(value)}`);
}

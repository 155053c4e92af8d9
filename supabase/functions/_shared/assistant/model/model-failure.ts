/**
 * The kind of failure, by what can be done about it: `busy` and `slow` pass, `setup` does not, `refused` and `empty` may go
 * better in other words, `broken` goes on where it stopped, `credit` goes on without a model, `long` with less material.
 * `left`: the caller did not wait for the end.
 */
export type FailureKind =
  | "busy"
  | "slow"
  | "setup"
  | "credit"
  | "long"
  | "refused"
  | "empty"
  | "broken"
  | "left"
  | "failed";

/** The model refused, failed or was silent. `code` is for the log: nothing that a person wrote is in it. */
export class ModelFailure extends Error {
  override readonly name = "ModelFailure";
  readonly kind: FailureKind;
  /** HTTP status, or a word for what happened instead of an answer. */
  readonly code: string;
  constructor(kind: FailureKind, code: string, options?: ErrorOptions) {
    super(code, options);
    this.kind = kind;
    this.code = code;
  }
}

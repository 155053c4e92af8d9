/** Thrown to answer a request with a reason instead of a result. `message` is for the person and says what to do. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly status: number;
  /** Further fields of the answer, in addition to `error`. */
  readonly details: Readonly<Record<string, unknown>>;

  /** @param status of HTTP. From 500 on it is logged, with the name of `options.cause` alone. */
  constructor(
    status: number,
    message: string,
    details: Readonly<Record<string, unknown>> = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.status = status;
    this.details = details;
  }
}

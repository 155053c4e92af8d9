/** A request that is answered with a reason rather than a result. `message` is for the person: it says what to do. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly status: number;
  /** What the answer carries beside `error`. */
  readonly details: Readonly<Record<string, unknown>>;

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

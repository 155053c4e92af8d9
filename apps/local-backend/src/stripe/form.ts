/** A form in the encoding of Stripe's client, `line_items[0][price]=…`, read by the full names. */
export class Form {
  readonly #values: URLSearchParams;

  constructor(text: string) {
    this.#values = new URLSearchParams(text);
  }

  text(name: string): string | undefined {
    return this.#values.get(name) ?? undefined;
  }

  /** Returns nested fields: `fields("metadata")` has `metadata[user_id]` as `user_id`. */
  fields(name: string): Record<string, string> {
    const inside = [...this.#values].flatMap(([key, value]) => {
      const field = key.startsWith(`${name}[`) && key.endsWith("]") ? key.slice(name.length + 1, -1) : undefined;
      return field === undefined ? [] : [[field, value] as const];
    });
    return Object.fromEntries(inside);
  }
}

/** A form as Stripe's client sends it, `line_items[0][price]=…`, by its full names. */
export class Form {
  readonly #values: URLSearchParams;

  constructor(text: string) {
    this.#values = new URLSearchParams(text);
  }

  text(name: string): string | undefined {
    return this.#values.get(name) ?? undefined;
  }

  /** `metadata[user_id]` of `fields("metadata")` as `user_id`. */
  fields(name: string): Record<string, string> {
    const inside = [...this.#values].flatMap(([key, value]) => {
      const field = key.startsWith(`${name}[`) && key.endsWith("]") ? key.slice(name.length + 1, -1) : undefined;
      return field === undefined ? [] : [[field, value] as const];
    });
    return Object.fromEntries(inside);
  }
}

/**
 * Node options for a backend that lives for seconds: PostgreSQL's WebAssembly is compiled once and fast instead of a
 * second time and well, which takes two of a start's four core-seconds. The long run leaves it as people have it.
 */
export const shortLived: readonly string[] = process.env["LECTERN_SOAK"] === "1" ? [] : ["--liftoff-only"];

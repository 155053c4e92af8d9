import { isLong } from "./long-run.ts";

/**
 * Node options for a backend that runs only seconds: PostgreSQL's WebAssembly is compiled once, quickly, and not a
 * second time with optimizations, which would take two of a start's four core-seconds. The long run uses the normal
 * options.
 */
export const shortLived: readonly string[] = isLong ? [] : ["--liftoff-only"];

let installed = false;

/**
 * Silences lite, which prints every SQL error with its statement and parameters, although these contain people's words
 * and tokens. The gateway reports which request failed.
 */
export function quietConsole(): void {
  if (installed) return;
  installed = true;
  for (const level of ["log", "info", "warn", "error"] as const) {
    const print = console[level];
    console[level] = (...values: unknown[]) => {
      if (!isCalledByLite()) print.apply(console, values);
    };
  }
}

function isCalledByLite(): boolean {
  const [, , , caller = ""] = new Error("who prints").stack?.split("\n") ?? [];
  return /[\\/]@supabase[\\/]lite[\\/]/.test(caller);
}

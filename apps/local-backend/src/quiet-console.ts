let installed = false;

/**
 * lite prints every SQL error with its statement and its parameters, which hold people's words and tokens. Whatever its
 * own files print is dropped; the gateway says which request failed.
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

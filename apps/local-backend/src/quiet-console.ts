/**
 * lite prints every SQL error with its statement and parameters, which hold people's words and tokens. It prints
 * objects; we print sentences. So only text passes, and of an error its name alone.
 */
export function quietConsole(): void {
  for (const level of ["log", "info", "warn", "error"] as const) {
    const print = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      const [first, ...rest] = values;
      if (typeof first === "string" && rest.length === 0 && !FROM_LITE.test(first)) print(first);
    };
  }
}

const FROM_LITE =
  /^(\[supalite\]|\[auth\]|\[ RLS \]|\[POSTGREST|Failed to execute|Auth error|Storage error|Introspection failed)/;

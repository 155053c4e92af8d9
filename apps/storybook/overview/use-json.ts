import { useEffect, useState } from "react";

/**
 * Fetches JSON that this Storybook serves with its pages: undefined until it has loaded, `missing` if the build lacks
 * it.
 */
export function useJson<Value>(path: string, missing: Value): Value | undefined {
  const [value, setValue] = useState<Value>();
  useEffect(() => {
    const request = new AbortController();
    const ask = async (): Promise<void> => {
      const answer = await fetch(path, { signal: request.signal });
      setValue(answer.ok ? ((await answer.json()) as Value) : missing);
    };
    ask().catch((error: unknown) => {
      if (!request.signal.aborted) throw error;
    });
    return () => request.abort();
  }, [path, missing]);
  return value;
}

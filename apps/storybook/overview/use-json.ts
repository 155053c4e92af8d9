import { useEffect, useState } from "react";

/** Fetches what this Storybook serves beside its pages: undefined until it is there, `missing` where a build is without it. */
export function useJson<Value>(path: string, missing: Value): Value | undefined {
  const [value, setValue] = useState<Value>();
  useEffect(() => {
    const asked = new AbortController();
    const ask = async (): Promise<void> => {
      const answer = await fetch(path, { signal: asked.signal });
      setValue(answer.ok ? ((await answer.json()) as Value) : missing);
    };
    ask().catch((error: unknown) => {
      if (!asked.signal.aborted) throw error;
    });
    return () => asked.abort();
  }, [path, missing]);
  return value;
}

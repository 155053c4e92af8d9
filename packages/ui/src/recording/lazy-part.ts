import { useEffect, useState } from "react";

/**
 * A part of a page whose code comes after the page.
 *
 * @returns `load` fetches it, once; `usePart` is the part, undefined until it has loaded. `usePart` fetches it when it is needed.
 */
export function createLazyPart<Part>(fetchPart: () => Promise<Part>, onFailure: "ignore" | "throw") {
  let loaded: Part | undefined;
  const load = async (): Promise<Part> => (loaded ??= await fetchPart());
  function usePart(isNeeded: boolean): Part | undefined {
    const [part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (!isNeeded || part !== undefined) return;
      load().then(
        (fetched) => setPart(() => fetched),
        (error: unknown) => {
          // Thrown during rendering, so that the page's error boundary shows it.
          if (onFailure === "throw")
            setPart(() => {
              throw error;
            });
        },
      );
    }, [isNeeded, part]);
    return part;
  }
  return { load, usePart };
}

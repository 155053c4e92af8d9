import { type ComponentType, useEffect, useRef, useState } from "react";

interface CodeNetwork {
  /** Whether the server that has the code can be reached. Never rejects. */
  readonly check: () => Promise<boolean>;
  /** Resolves when it can be reached again. */
  readonly wait: () => Promise<unknown>;
}

/** What the browser knows, until the app provides what it knows. */
let network: CodeNetwork = {
  check: () => Promise.resolve(navigator.onLine),
  wait: () => new Promise((resolve) => window.addEventListener("online", resolve, { once: true })),
};

/** Says how to find out whether there is a network, for code that could not be fetched. */
export function provideCodeNetwork(provided: CodeNetwork): void {
  network = provided;
}

/**
 * Fetches code. If there is no network, fetches it again when the network is back.
 *
 * @throws the error of `fetchCode` if there is a network
 */
export async function fetchWhenOnline<Code>(fetchCode: () => Promise<Code>): Promise<Code> {
  try {
    return await fetchCode();
  } catch (error) {
    if (await network.check()) throw error;
    await network.wait();
    return await fetchWhenOnline(fetchCode);
  }
}

/**
 * Creates a part of a page whose code loads after the page. Without a network the page works without it until the
 * network is back.
 *
 * @param onFailure what happens if the part can't be fetched although there is a network: `throw` shows the error
 * boundary's page, `ignore` continues without the part
 * @returns `load` fetches it, once. `usePart` fetches it when needed and returns the part, undefined until it has
 * loaded.
 */
export function createLazyPart<Part>(fetchPart: () => Promise<Part>, onFailure: "ignore" | "throw") {
  let loaded: Part | undefined;
  const load = async (): Promise<Part> => (loaded ??= await fetchPart());
  function usePart(isNeeded: boolean): Part | undefined {
    const [part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (!isNeeded || part !== undefined) return;
      fetchWhenOnline(load).then(
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

export interface LazyOverlayProps {
  /**
   * Called when its code can't be fetched. Unmount the overlay then, so that opening it again fetches the code again.
   */
  readonly onMissing: () => void;
}

/**
 * Creates a menu, dialog or drawer whose code is loaded when it is first needed, because most visits open none. Until
 * then it renders nothing, and losing the network does not affect the page.
 *
 * @returns `Overlay` is the component, `load` fetches its code before it is needed
 * @example const deleteDialog = createLazyOverlay(fetchDeleteDialog);
 */
export function createLazyOverlay<Props extends object>(fetchComponent: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => (loaded ??= await fetchComponent());
  function Overlay({ onMissing, ...props }: Props & LazyOverlayProps) {
    const [Component, setComponent] = useState(() => loaded);
    const latest = useRef(onMissing);
    useEffect(() => {
      latest.current = onMissing;
    });
    useEffect(() => {
      if (Component !== undefined) return undefined;
      let isMounted = true;
      load().then(
        (fetched) => {
          if (isMounted) setComponent(() => fetched);
        },
        () => {
          if (isMounted) latest.current();
        },
      );
      return () => {
        isMounted = false;
      };
    }, [Component]);
    return Component === undefined ? null : <Component {...(props as unknown as Props)} />;
  }
  return { Overlay, load };
}

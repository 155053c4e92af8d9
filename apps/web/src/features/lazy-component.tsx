import { ignorePrefetchFailure } from "@lectern/page-loading/page/stale-chunks";
import { createLazyPart, fetchWhenOnline } from "@lectern/ui/theme/lazy-part";
import { type ComponentType, useEffect, useState } from "react";

type FetchComponent<Props> = () => Promise<ComponentType<Props>>;

/**
 * Creates a part of a page whose code loads when it is first rendered. It shows nothing until then, and if its code
 * can't be fetched.
 *
 * @example const LazyWave = createLazyComponent(async () => (await import("./LectureWave.tsx")).LectureWave);
 */
export function createLazyComponent<Props extends object>(fetchComponent: FetchComponent<Props>) {
  const { usePart } = createLazyPart(fetchComponent, "ignore");
  return function LazyComponent(props: Props) {
    const Component = usePart(true);
    return Component === undefined ? null : <Component {...props} />;
  };
}

/** After a failure to fetch code ahead, in ms. */
const RETRY_MS = 30_000;

/**
 * Creates a part of a page whose code is fetched ahead of what needs it: keys, pointers and toasts. It shows nothing
 * itself until then. If its code can't be fetched, the page works without it, and it is fetched again later.
 *
 * @param wait resolves when the code is fetched
 */
export function createPrefetchedComponent<Props extends object>(
  wait: () => Promise<void>,
  fetchComponent: FetchComponent<Props>,
) {
  return function PrefetchedComponent(props: Props) {
    const [Component, setComponent] = useState<ComponentType<Props>>();
    useEffect(() => {
      if (Component !== undefined) return undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isMounted = true;
      const load = async () => {
        await wait();
        await ignorePrefetchFailure(fetchWhenOnline(fetchComponent).then((fetched) => setComponent(() => fetched)));
        if (isMounted) timer = setTimeout(() => void load(), RETRY_MS);
      };
      void load();
      return () => {
        isMounted = false;
        clearTimeout(timer);
      };
    }, [Component]);
    return Component === undefined ? null : <Component {...props} />;
  };
}

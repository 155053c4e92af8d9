import { fetchWhenOnline } from "@lectern/ui/theme/lazy-part";
import { type ComponentType, useEffect, useState } from "react";
import { ignorePrefetchFailure } from "./stale-chunks.ts";
import { whenIdle } from "@lectern/browser/when-idle";

/** After a failure. */
const RETRY_MS = 30_000;

const load = async () => (await import("@lectern/ui/overlays/toaster")).Toaster;

/** The toaster, loaded when the page is idle. Toasts shown before that appear once it has loaded. */
export function LazyToaster() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    if (Toaster !== undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isMounted = true;
    const show = async () => {
      await whenIdle();
      // The app works without it.
      await ignorePrefetchFailure(fetchWhenOnline(load).then((loaded) => setToaster(() => loaded)));
      if (isMounted) timer = setTimeout(() => void show(), RETRY_MS);
    };
    void show();
    return () => {
      isMounted = false;
      clearTimeout(timer);
    };
  }, [Toaster]);
  return Toaster === undefined ? null : <Toaster />;
}

import { fetchWhenOnline } from "@lectern/ui/theme/lazy-part";
import { type ComponentType, useEffect, useState } from "react";
import { ignorePrefetchFailure } from "./stale-chunks.ts";
import { whenIdle } from "@lectern/browser/when-idle";

const load = async () => (await import("@lectern/ui/overlays/toaster")).Toaster;

/** The toaster, loaded when the page is idle. Toasts shown before that appear once it has loaded. */
export function LazyToaster() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    const show = async () => {
      await whenIdle();
      // The app works without it, and the next page loads it.
      await ignorePrefetchFailure(fetchWhenOnline(load).then((loaded) => setToaster(() => loaded)));
    };
    void show();
  }, []);
  return Toaster === undefined ? null : <Toaster />;
}

import { type ComponentType, useEffect, useState } from "react";
import { ignorePrefetchFailure } from "./stale-chunks.ts";
import { whenIdle } from "./when-idle.ts";

/** The toaster, loaded when the page is idle. Toasts shown before that appear once it has loaded. */
export function LazyToaster() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    const load = async () => {
      await whenIdle();
      // The app works without it, and the next page loads it.
      await ignorePrefetchFailure(
        import("@lectern/ui/overlays/toaster").then(({ Toaster }) => setToaster(() => Toaster)),
      );
    };
    void load();
  }, []);
  return Toaster === undefined ? null : <Toaster />;
}

import { type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "./when-idle.ts";
import { ignorePrefetchFailure } from "./stale-chunks.ts";

/** The toaster, once the page has whenIdle. What is told before waits for it. */
export function LazyToaster() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    const bring = async () => {
      await whenIdle();
      // Without it the app goes on, and the next page brings it.
      await ignorePrefetchFailure(
        import("@lectern/ui/overlays/toaster").then(({ Toaster }) => setToaster(() => Toaster)),
      );
    };
    void bring();
  }, []);
  return Toaster === undefined ? null : <Toaster />;
}

import { type ComponentType, useEffect, useState } from "react";
import { leisure } from "./leisure.ts";

/** The toaster, once the page has leisure. What is told before waits for it. */
export function LaterToaster() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    const bring = async () => {
      await leisure();
      const toaster = await import("@lectern/ui/overlays/toaster");
      setToaster(() => toaster.Toaster);
    };
    // Without it the app goes on, and the next page brings it.
    bring().catch(() => undefined);
  }, []);
  return Toaster === undefined ? null : <Toaster />;
}

import { type ComponentType, useEffect, useState } from "react";
import { leisure } from "./leisure.ts";
import { prefetching } from "./new-deploy.ts";

/** The toaster, once the page has leisure. What is told before waits for it. */
export function LaterToaster() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    const bring = async () => {
      await leisure();
      // Without it the app goes on, and the next page brings it.
      await prefetching(import("@lectern/ui/overlays/toaster").then(({ Toaster }) => setToaster(() => Toaster)));
    };
    void bring();
  }, []);
  return Toaster === undefined ? null : <Toaster />;
}

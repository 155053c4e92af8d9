import { toast } from "@lectern/ui/overlays/toaster";

// The toaster removes a toast in the next frame, which comes soon because nothing is painted.
globalThis.requestAnimationFrame ??= (callback) => Number(setTimeout(() => callback(performance.now()), 0));
globalThis.cancelAnimationFrame ??= (handle) => clearTimeout(handle);

/** Lists the visible toasts in a form for comparison: kind, title and, if there is one, the description. */
export const getToasts = (): readonly unknown[][] =>
  toast.getToasts().map((shown) => {
    if (!("title" in shown)) return [];
    return [shown.type, shown.title, ...(shown.description === undefined ? [] : [shown.description])];
  });

export const clearToasts = (): void => void toast.dismiss();

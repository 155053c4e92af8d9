import { type RefObject, useLayoutEffect } from "react";

/**
 * Tells an element's style how far below the page's top it begins, as `--begin` in pixels, so that it can end with the
 * window: what is above it wraps and changes.
 */
export function useToWindowEnd(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const measure = () => {
      const at = element.current;
      const begin = at === null ? 0 : at.getBoundingClientRect().top + window.scrollY;
      at?.style.setProperty("--begin", `${Math.floor(begin)}px`);
    };
    measure();
    let frame = 0;
    const changes = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      // Within the observer's turn, the changed height would be observed again.
      frame = requestAnimationFrame(measure);
    });
    changes.observe(document.body);
    return () => {
      changes.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [element]);
}

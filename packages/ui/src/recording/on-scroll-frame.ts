/** Calls a listener before the next frame after each scroll, and once at the start. @returns stops listening */
export function onScrollFrame(listener: () => void): () => void {
  let frame: number | undefined;
  const schedule = () => {
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      listener();
    });
  };
  const stop = new AbortController();
  for (const event of ["scroll", "resize"])
    window.addEventListener(event, schedule, { passive: true, signal: stop.signal });
  schedule();
  return () => {
    stop.abort();
    if (frame !== undefined) cancelAnimationFrame(frame);
  };
}

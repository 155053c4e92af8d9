import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { nextPaint, whenUserPauses } from "./when-idle.ts";

const page = { visibilityState: "visible" };
let signs: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  signs = new EventTarget();
  page.visibilityState = "visible";
  vi.stubGlobal("addEventListener", signs.addEventListener.bind(signs));
  vi.stubGlobal("document", page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether it has come to an end. */
function paused(milliseconds: number): () => Promise<boolean> {
  let ended = false;
  void whenUserPauses(milliseconds).then(() => {
    ended = true;
  });
  return async () => {
    await vi.advanceTimersByTimeAsync(0);
    return ended;
  };
}

test("a whenUserPauses begins again with whatever somebody does", async () => {
  const isOver = paused(3000);
  for (const sign of ["keydown", "pointermove", "scroll"]) {
    // oxlint-disable-next-line no-await-in-loop -- one after another
    await vi.advanceTimersByTimeAsync(2900);
    signs.dispatchEvent(new Event(sign));
  }
  await vi.advanceTimersByTimeAsync(2900);
  expect(await isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(await isOver()).toBe(true);
});

test("who leaves the page is in nobody's way", async () => {
  const isOver = paused(3000);
  expect(await isOver()).toBe(false);
  page.visibilityState = "hidden";
  signs.dispatchEvent(new Event("visibilitychange"));
  expect(await isOver()).toBe(true);
});

test("what waits for the paint comes in a task after the next frame", async () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => {
    frames.push(callback);
  });
  const done = vi.fn<() => void>();
  const came = nextPaint().then(done);
  await vi.advanceTimersByTimeAsync(1000);
  expect(done).not.toHaveBeenCalled();
  for (const frame of frames) frame();
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0);
  await came;
  expect(done).toHaveBeenCalledOnce();
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { nextPaint, whenUserPauses } from "./when-idle.ts";

const page = { visibilityState: "visible" };
let target: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  target = new EventTarget();
  page.visibilityState = "visible";
  vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
  vi.stubGlobal("document", page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Starts waiting for a pause. The returned function says whether it has resolved. */
function waitForPause(milliseconds: number): () => Promise<boolean> {
  let hasResolved = false;
  void whenUserPauses(milliseconds).then(() => {
    hasResolved = true;
  });
  return async () => {
    await vi.advanceTimersByTimeAsync(0);
    return hasResolved;
  };
}

test("whenUserPauses starts its wait again at each activity", async () => {
  const isOver = waitForPause(3000);
  for (const activity of ["keydown", "pointermove", "scroll"]) {
    // oxlint-disable-next-line no-await-in-loop -- one after another
    await vi.advanceTimersByTimeAsync(2900);
    target.dispatchEvent(new Event(activity));
  }
  await vi.advanceTimersByTimeAsync(2900);
  expect(await isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(await isOver()).toBe(true);
});

test("whenUserPauses resolves at once when the page is hidden", async () => {
  const isOver = waitForPause(3000);
  expect(await isOver()).toBe(false);
  page.visibilityState = "hidden";
  target.dispatchEvent(new Event("visibilitychange"));
  expect(await isOver()).toBe(true);
});

test("nextPaint resolves in a task after the next frame", async () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => {
    frames.push(callback);
  });
  const onPaint = vi.fn<() => void>();
  const painted = nextPaint().then(onPaint);
  await vi.advanceTimersByTimeAsync(1000);
  expect(onPaint).not.toHaveBeenCalled();
  for (const frame of frames) frame();
  await Promise.resolve();
  expect(onPaint).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0);
  await painted;
  expect(onPaint).toHaveBeenCalledOnce();
});

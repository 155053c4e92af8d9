import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchReading } from "./watch-reading.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Watches a page that is in front, with the end of its text in view. */
function watch() {
  const page = { isInFront: true, isEndInView: true };
  const onRead = vi.fn<() => void>();
  const stop = watchReading({ isInFront: () => page.isInFront, isEndInView: () => page.isEndInView, onRead });
  return { page, onRead, stop };
}
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

test("UNT-07 a lecture counts as read once, when its end is in view after 15 s", () => {
  const { onRead } = watch();
  pass(14);
  expect(onRead).not.toHaveBeenCalled();
  pass(60);
  expect(onRead).toHaveBeenCalledTimes(1);
});

test("UNT-07 a lecture whose end has not been reached isn't read, however long it is open", () => {
  const { page, onRead } = watch();
  page.isEndInView = false;
  pass(600);
  expect(onRead).not.toHaveBeenCalled();
  page.isEndInView = true;
  pass(1);
  expect(onRead).toHaveBeenCalledTimes(1);
});

test("UNT-07 opening a lecture and leaving at once isn't reading, and time in a hidden window doesn't count", () => {
  const { page, onRead, stop } = watch();
  pass(10);
  page.isInFront = false;
  pass(600);
  page.isInFront = true;
  pass(4);
  stop();
  pass(600);
  expect(onRead).not.toHaveBeenCalled();
});

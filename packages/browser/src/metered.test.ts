import { afterEach, expect, test, vi } from "vitest";
import { waitForUnmetered } from "./metered.ts";

afterEach(() => vi.unstubAllGlobals());

/** Begins to wait on a connection. */
function wait(facts: object | undefined) {
  const connection = facts && Object.assign(new EventTarget(), facts);
  vi.stubGlobal("navigator", connection && { connection });
  if (connection === undefined) vi.stubGlobal("navigator", {});
  const stop = new AbortController();
  const onWait = vi.fn<() => void>();
  let isOver = false;
  const over = waitForUnmetered(stop.signal, onWait).then(() => (isOver = true));
  const change = (changed: object) => {
    Object.assign(connection ?? {}, changed);
    connection?.dispatchEvent(new Event("change"));
  };
  return { stop, onWait, over, change, isOver: async () => (await Promise.resolve(), isOver) };
}

test.each([undefined, {}, { type: "wifi", saveData: false }, { type: "ethernet" }])(
  "OFF-04 nothing waits on %j",
  async (facts) => {
    const { onWait, over } = wait(facts);
    await over;
    expect(onWait).not.toHaveBeenCalled();
  },
);

test.each([{ type: "cellular" }, { type: "wifi", saveData: true }])(
  "OFF-04 keeping waits on %j until the connection is another",
  async (facts) => {
    const { onWait, over, change, isOver } = wait(facts);
    expect(onWait).toHaveBeenCalledTimes(1);
    change({ downlink: 10 });
    expect(await isOver()).toBe(false);
    change({ type: "wifi", saveData: false });
    expect(await over).toBe(true);
  },
);

test("OFF-04 the student can go on now, or stop", async () => {
  const { stop, over } = wait({ type: "cellular" });
  stop.abort();
  expect(await over).toBe(true);
});

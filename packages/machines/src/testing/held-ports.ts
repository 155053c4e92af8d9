import { type AnyEventObject, fromCallback, fromPromise } from "xstate";

/** A port call that waits until the test answers it. */
export interface HeldCall {
  readonly input: unknown;
  answer(output?: unknown): void;
  fail(error: unknown): void;
  readonly isStopped: boolean;
  /** Whether the test has answered it. */
  readonly isSettled: boolean;
}

/** Creates ports for a test. Every call waits until the test answers it. */
export function holdPorts<Name extends string>(promises: readonly Name[], callbacks: readonly Name[]) {
  const calls = new Map<Name, HeldCall[]>();
  const senders = new Map<Name, (event: AnyEventObject) => void>();
  const actors: Record<string, unknown> = {};

  for (const name of promises) {
    // oxlint-disable-next-line typescript/no-explicit-any -- one maker for ports of every type
    actors[name] = fromPromise<any, any>(({ input, signal }) => {
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      let isSettled = false;
      const settle =
        (resolveOrReject: (value: unknown) => void) =>
        (value?: unknown): void => {
          isSettled = true;
          resolveOrReject(value);
        };
      const call = {
        input,
        answer: settle(resolve),
        fail: settle(reject),
        get isSettled() {
          return isSettled;
        },
        get isStopped() {
          return signal.aborted;
        },
      };
      calls.set(name, [...(calls.get(name) ?? []), call]);
      return promise;
    });
  }
  for (const name of callbacks) {
    actors[name] = fromCallback<AnyEventObject>(({ sendBack }) => {
      senders.set(name, sendBack);
      return () => senders.delete(name);
    });
  }

  return {
    actors,
    /** Returns the last call of a port. Throws if there was none. */
    lastCall(name: Name): HeldCall {
      const call = calls.get(name)?.at(-1);
      if (call === undefined) throw new Error(`${name} was not called`);
      return call;
    },
    listCalls: (name: Name): readonly HeldCall[] => calls.get(name) ?? [],
    countCalls: (name: Name): number => calls.get(name)?.length ?? 0,
    emit(name: Name, event: AnyEventObject): void {
      const sender = senders.get(name);
      if (sender === undefined) throw new Error(`${name} is not listening`);
      sender(event);
    },
  };
}

/** Waits until settled promises have reached the actor, which takes less than five turns of the microtask queue. */
export async function flushPromises(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
}

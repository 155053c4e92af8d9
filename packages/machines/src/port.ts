import { type AnyEventObject, fromCallback, fromPromise } from "xstate";

const unprovided = (name: string): never => {
  throw new Error(`${name} is not provided`);
};

/** An actor that the app must fill; until then it fails with its own name. */
export const promisePort = <Output = void, Input = void>(name: string) =>
  fromPromise<Output, Input>(async () => unprovided(name));

/** An observing actor that the app must fill; until then it fails with its own name. */
export const callbackPort = (name: string) => fromCallback<AnyEventObject>(() => unprovided(name));

/** What an action receives: xstate's arguments, then its own. */
type Action<Params> = (args: unknown, params: Params) => void;

/** An action that the app must fill; until then it fails with its own name. */
export const actionPort =
  <Params = undefined>(name: string): Action<Params> =>
  () =>
    unprovided(name);

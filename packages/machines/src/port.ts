import { type AnyEventObject, fromCallback, fromPromise } from "xstate";

const throwNotProvided = (name: string): never => {
  throw new Error(`${name} is not provided`);
};

/** A promise actor that the app provides. An unprovided one rejects with its own name. */
export const promisePort = <Output = void, Input = void>(name: string) =>
  fromPromise<Output, Input>(async () => throwNotProvided(name));

/** A callback actor that the app provides. An unprovided one throws its own name. */
export const callbackPort = (name: string) => fromCallback<AnyEventObject>(() => throwNotProvided(name));

/** XState passes its own arguments first, then the action's parameters. */
type Action<Params> = (args: unknown, params: Params) => void;

/** An action that the app provides. An unprovided one throws its own name. */
export const actionPort =
  <Params = undefined>(name: string): Action<Params> =>
  () =>
    throwNotProvided(name);

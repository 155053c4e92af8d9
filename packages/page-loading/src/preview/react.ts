/**
 * Replaces `react` in a preview, which renders a View once (ADR 0009): no state changes, no effect runs, nothing is
 * fetched. `../vite/preview-config.ts` aliases `react` to this module; an import that is missing here fails the build.
 */

import { suspend } from "./render.ts";

const noop = () => undefined;

export { Fragment, Suspense } from "./render.ts";

export const memo = <Component>(component: Component): Component => component;
/** Suspense renders its fallback. */
export const lazy = () => suspend;

export const createContext = <Value>(current: Value) => ({ current });
export const useContext = <Value>(context: { readonly current: Value }): Value => context.current;

const resolveInitial = <Value>(initial: Value | (() => Value)): Value =>
  typeof initial === "function" ? (initial as () => Value)() : initial;

export const useState = <Value>(first?: Value | (() => Value)) => [resolveInitial(first), noop];
export const useReducer = <Value>(_: unknown, first: Value) => [first, noop];
export const useRef = <Value>(current?: Value) => ({ current });
export const useId = () => undefined;
export const useMemo = <Value>(make: () => Value): Value => make();
export const useCallback = <Callback>(callback: Callback): Callback => callback;
export const useDeferredValue = <Value>(value: Value, first = value): Value => first;
export const useSyncExternalStore = <Value>(_: unknown, now: () => Value): Value => now();

export const useEffect = noop;
export const useLayoutEffect = noop;
export const useImperativeHandle = noop;

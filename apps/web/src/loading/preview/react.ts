/**
 * What stands for `react` where a View is drawn once and never again (ADR 0009): no state changes, no effect runs,
 * nothing is fetched. `vite.preview.config.ts` puts it there; what a View uses and is not here fails the build.
 */

import { suspend } from "./render.ts";

const noop = () => undefined;

export { Fragment, Suspense } from "./render.ts";

export const memo = <Component>(component: Component): Component => component;
/** Its fallback is drawn. */
export const lazy = () => suspend;

export const createContext = <Value>(current: Value) => ({ current });
export const useContext = <Value>(context: { readonly current: Value }): Value => context.current;

const valueOf = <Value>(given: Value | (() => Value)): Value =>
  typeof given === "function" ? (given as () => Value)() : given;

export const useState = <Value>(first?: Value | (() => Value)) => [valueOf(first), noop];
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

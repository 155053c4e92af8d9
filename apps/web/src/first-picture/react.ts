/**
 * What stands for `react` where a View is drawn once and never again (ADR 0009): no state changes, no effect runs,
 * nothing is fetched. `vite/pictures.ts` puts it there; what a View uses and is not here fails the build.
 */

import { later } from "./draw.ts";

const nothing = () => undefined;

export { Fragment, Suspense } from "./draw.ts";

export const memo = <Component>(component: Component): Component => component;
/** Its fallback is drawn. */
export const lazy = () => later;

export const createContext = <Value>(current: Value) => ({ current });
export const useContext = <Value>(context: { readonly current: Value }): Value => context.current;

const valueOf = <Value>(given: Value | (() => Value)): Value =>
  typeof given === "function" ? (given as () => Value)() : given;

export const useState = <Value>(first?: Value | (() => Value)) => [valueOf(first), nothing];
export const useReducer = <Value>(_: unknown, first: Value) => [first, nothing];
export const useRef = <Value>(current?: Value) => ({ current });
export const useId = () => undefined;
export const useMemo = <Value>(make: () => Value): Value => make();
export const useCallback = <Callback>(callback: Callback): Callback => callback;
export const useDeferredValue = <Value>(value: Value, first = value): Value => first;
export const useSyncExternalStore = <Value>(_: unknown, now: () => Value): Value => now();

export const useEffect = nothing;
export const useLayoutEffect = nothing;
export const useImperativeHandle = nothing;

import { type ComponentType, lazy, type LazyExoticComponent } from "react";

export interface LazyScreen<Props> {
  readonly Screen: LazyExoticComponent<ComponentType<Props>>;
  /** Fetches the screen's code before anybody opens it: on hover, on focus, on touch. */
  readonly preload: () => void;
}

/** A screen in a chunk of its own. */
export function lazyScreen<Props = object>(load: () => Promise<ComponentType<Props>>): LazyScreen<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const once = () => {
    loading ??= load().then((component) => ({ default: component }));
    // A chunk that could not be fetched must be asked for again when somebody really opens the screen.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  return { Screen: lazy(once), preload: () => void once().catch(() => undefined) };
}

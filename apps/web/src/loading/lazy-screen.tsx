import { fetchWhenOnline } from "@lectern/ui/theme/lazy-part";
import { type ComponentType, lazy, type ReactElement, useState } from "react";
import { ignorePrefetchFailure, isReloadingFor, wasAborted } from "./stale-chunks.ts";

export interface LazyScreen<Props> {
  readonly Screen: (props: Props) => ReactElement;
  /** Fetches the screen's code before the screen is opened: on hover, focus or touch. Never rejects. */
  readonly preload: () => Promise<void>;
}

/**
 * A screen in a chunk of its own. Once the chunk has loaded, the screen renders at once, without a fallback. Without a network
 * the fallback stays until there is one.
 *
 * @example const settings = lazyScreen(async () => (await import("./SettingsScreen.tsx")).SettingsScreen);
 */
export function lazyScreen<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = () => {
    loading ??= load().then((component) => ({ default: (loaded = component) }));
    // A chunk that could not be fetched is requested again when the screen is opened.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  const loadForRender = async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      // A prefetch may have failed without an error: the screen needs the chunk now.
      if (loading !== undefined) return await loading.catch(() => fetchWhenOnline(loadOnce));
      return await fetchWhenOnline(loadOnce);
    } catch (error) {
      if (await wasAborted()) return await loadForRender();
      if (isReloadingFor(error)) return await new Promise<never>(() => undefined);
      throw error;
    }
  };
  // One lazy component for all mounts: React starts a suspended mount many times, and with a lazy component each it would
  // request a missing chunk without end. React keeps its failure, as the error screen does.
  let lazyComponent: ComponentType<Props> | undefined;
  const getLazyComponent = (): ComponentType<Props> => (lazyComponent ??= lazy(loadForRender) as ComponentType<Props>);
  return {
    Screen: function Screen(props: Props) {
      // Chosen once a mount: another component in the same place would lose its state, and what was typed.
      const [Component] = useState(() => loaded ?? getLazyComponent());
      return <Component {...props} />;
    },
    preload: () => ignorePrefetchFailure(loadOnce()),
  };
}

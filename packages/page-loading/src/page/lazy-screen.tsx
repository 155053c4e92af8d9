import { fetchWhenOnline } from "@lectern/ui/theme/lazy-part";
import { type ComponentType, lazy, type ReactElement, useState } from "react";
import { ignorePrefetchFailure, isReloadingFor, wasAborted } from "./stale-chunks.ts";

export interface LazyScreen<Props> {
  readonly Screen: (props: Props) => ReactElement;
  /** Fetches the screen's code before the screen is opened: on hover, focus or touch. Never rejects. */
  readonly preload: () => Promise<void>;
}

/**
 * A screen in its own chunk. Once the chunk has loaded, the screen renders at once, without a fallback. Without a
 * network the fallback stays until the network is back.
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
    // If a chunk could not be fetched, it is requested again when the screen opens.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  const loadForRender = async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      // A prefetch may have failed without an error. Now the screen needs the chunk.
      if (loading !== undefined) return await loading.catch(() => fetchWhenOnline(loadOnce));
      return await fetchWhenOnline(loadOnce);
    } catch (error) {
      if (await wasAborted()) return await loadForRender();
      if (isReloadingFor(error)) return await new Promise<never>(() => undefined);
      throw error;
    }
  };
  // One lazy component for all mounts: React starts a suspended mount many times, and with a new lazy component for
  // each it would request a missing chunk endlessly. React keeps the lazy component's failure, and the error screen
  // stays.
  let lazyComponent: ComponentType<Props> | undefined;
  const getLazyComponent = (): ComponentType<Props> => (lazyComponent ??= lazy(loadForRender) as ComponentType<Props>);
  return {
    Screen: function Screen(props: Props) {
      // Chosen once for each mount, because switching components would lose state and typed text.
      const [Component] = useState(() => loaded ?? getLazyComponent());
      return <Component {...props} />;
    },
    preload: () => ignorePrefetchFailure(loadOnce()),
  };
}

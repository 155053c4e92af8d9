import { type ComponentType, lazy, type ReactElement, useState } from "react";
import { isReloadingFor, ignorePrefetchFailure, wasAborted } from "./stale-chunks.ts";

export interface LazyScreen<Props> {
  readonly Screen: (props: Props) => ReactElement;
  /** Fetches the screen's code before anybody opens it: on hover, on focus, on touch. Never rejects. */
  readonly preload: () => Promise<void>;
}

/**
 * A screen in a chunk of its own. Once the chunk is there the screen is rendered at once, without a fallback.
 */
export function lazyScreen<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const once = () => {
    loading ??= load().then((component) => ({ default: (loaded = component) }));
    // A chunk that could not be fetched must be asked for again when somebody really opens the screen.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  const whenWanted = async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      // What was fetched ahead for nobody may have failed in silence: somebody waits now.
      if (loading !== undefined) return await loading.catch(once);
      return await once();
    } catch (error) {
      if (await wasAborted()) return await whenWanted();
      if (isReloadingFor(error)) return await new Promise<never>(() => undefined);
      throw error;
    }
  };
  // One for all mounts: React begins a mount that waits again and again, and one of its own each time would fetch code
  // that is missing without end. It remembers a failure for ever, as the error screen does.
  let drawn: ComponentType<Props> | undefined;
  const whenLoaded = (): ComponentType<Props> => (drawn ??= lazy(whenWanted) as ComponentType<Props>);
  return {
    Screen: function Screen(props: Props) {
      // Chosen once: another component in the same place would begin anew, and forget what was typed.
      const [Component] = useState(() => loaded ?? whenLoaded());
      return <Component {...props} />;
    },
    preload: () => ignorePrefetchFailure(once()),
  };
}

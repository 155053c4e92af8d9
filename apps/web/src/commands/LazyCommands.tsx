import { fetchWhenOnline } from "@lectern/ui/theme/lazy-part";
import { type ComponentType, useEffect, useState } from "react";
import { ignorePrefetchFailure } from "@lectern/page-loading/page/stale-chunks";
import { whenIdle } from "@lectern/browser/when-idle";
import type { CommandsProps } from "./Commands.tsx";

const load = async () => (await import("./Commands.tsx")).Commands;

/** Keyboard shortcuts and palette, loaded when the page is idle. A palette that was requested before opens then. */
export function LazyCommands(props: CommandsProps) {
  const [Commands, setCommands] = useState<ComponentType<CommandsProps>>();
  useEffect(() => {
    const show = async () => {
      await whenIdle();
      // The app works without it, and the next page loads it.
      await ignorePrefetchFailure(fetchWhenOnline(load).then((loaded) => setCommands(() => loaded)));
    };
    void show();
  }, []);
  return Commands === undefined ? null : <Commands {...props} />;
}

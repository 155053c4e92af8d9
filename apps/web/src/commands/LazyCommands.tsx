import { type ComponentType, useEffect, useState } from "react";
import { ignorePrefetchFailure } from "../loading/stale-chunks.ts";
import { whenIdle } from "../loading/when-idle.ts";
import type { CommandsProps } from "./Commands.tsx";

/** Keyboard shortcuts and palette, loaded when the page is idle. A palette that was requested before opens then. */
export function LazyCommands(props: CommandsProps) {
  const [Commands, setCommands] = useState<ComponentType<CommandsProps>>();
  useEffect(() => {
    const load = async () => {
      await whenIdle();
      // The app works without it, and the next page loads it.
      await ignorePrefetchFailure(import("./Commands.tsx").then((loaded) => setCommands(() => loaded.Commands)));
    };
    void load();
  }, []);
  return Commands === undefined ? null : <Commands {...props} />;
}

import { createLazyOverlay } from "@lectern/ui/theme/lazy-part";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import { ignorePrefetchFailure } from "@lectern/page-loading/page/stale-chunks";
import { paths } from "../paths.ts";
import { useServices } from "../flows/services.ts";
import { useThemeChoice } from "../platform/use-theme-choice.ts";
import type { CommandPorts } from "./commands.ts";
import { pageCommands } from "./page-commands.ts";
import { findSearchTarget, focusSearch, FOCUS_SEARCH } from "./page-search.ts";
import { findCommandInDocument } from "./shortcuts.ts";

const palette = createLazyOverlay(async () => (await import("./Palette.tsx")).Palette);
const sheet = createLazyOverlay(async () => (await import("./Shortcuts.tsx")).Shortcuts);

export type CommandsShown = "none" | "palette" | "shortcuts";

export interface CommandsProps {
  readonly shown: CommandsShown;
  readonly onShownChange: (shown: CommandsShown) => void;
  readonly onSignOut: () => void;
}

/**
 * Runs commands by their keyboard shortcuts, and shows the palette and the sheet of shortcuts, whose code is loaded
 * with them.
 */
export function Commands({ shown, onShownChange, onSignOut }: CommandsProps) {
  const { userAgent } = useServices();
  const navigate = useNavigate();
  const [, chooseTheme] = useThemeChoice();
  const [opened, setOpened] = useState({ palette: false, shortcuts: false });
  if (shown !== "none" && !opened[shown]) setOpened({ ...opened, [shown]: true });

  const ports: CommandPorts = useMemo(
    () => ({
      open: (href) => void navigate(href, href === paths.search ? { state: FOCUS_SEARCH } : {}),
      openPalette: () => onShownChange("palette"),
      openShortcuts: () => onShownChange("shortcuts"),
      focusSearch: () => {
        const target = findSearchTarget(pageCommands.list());
        if (target.kind === "command") target.command.run();
        else if (target.kind === "field") focusSearch(target.field);
        else void navigate(paths.search, { state: FOCUS_SEARCH });
      },
      chooseTheme,
      signOut: onSignOut,
    }),
    [navigate, chooseTheme, onShownChange, onSignOut],
  );

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // The next key is likely to need the palette's code.
    if (event.key === "Control" || event.key === "Meta") void ignorePrefetchFailure(palette.load());
    const command = findCommandInDocument(event, userAgent);
    if (command === undefined) return;
    event.preventDefault();
    command.run(ports);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);

  const close = (isOpen: boolean) => {
    if (!isOpen) onShownChange("none");
  };
  const forget = () => {
    setOpened({ palette: false, shortcuts: false });
    onShownChange("none");
  };
  return (
    <>
      {opened.palette && (
        <palette.Overlay open={shown === "palette"} onOpenChange={close} onMissing={forget} ports={ports} />
      )}
      {opened.shortcuts && <sheet.Overlay open={shown === "shortcuts"} onOpenChange={close} onMissing={forget} />}
    </>
  );
}

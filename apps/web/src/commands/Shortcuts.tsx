import { ShortcutSheet } from "@lectern/ui/overlays/shortcut-sheet";
import { useServices } from "../flows/services.ts";
import { commands, SEARCH_HERE } from "./commands.ts";
import { pageCommands } from "./page-commands.ts";
import { toKeyNames } from "./shortcuts.ts";
import { areSingleKeysOn } from "./single-keys.ts";

interface ShortcutsProps {
  readonly open: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Keys of a recording's page. */
const transcriptShortcuts = [
  { label: "Make a card from words selected in a transcript", keys: ["C"] },
  { label: "Fix words selected in a transcript", keys: ["E"] },
  { label: "Edit a line of a transcript", keys: ["Shift", "E"] },
];

/** The sheet of keyboard shortcuts that are switched on. */
export function Shortcuts({ open, onOpenChange }: ShortcutsProps) {
  const { userAgent } = useServices();
  const hasSingleKeys = areSingleKeysOn(localStorage);
  const own = pageCommands.list().find(({ isSearch }) => isSearch);
  return (
    <ShortcutSheet
      open={open}
      onOpenChange={onOpenChange}
      shortcuts={[
        ...commands
          .filter(({ shortcut }) => shortcut !== undefined && (shortcut.withModifier || hasSingleKeys))
          .map((command) => ({
            label: command.id === SEARCH_HERE && own !== undefined ? own.label : command.label,
            keys: toKeyNames(command, userAgent) ?? [],
          })),
        ...(hasSingleKeys ? transcriptShortcuts : []),
      ]}
      note={
        hasSingleKeys
          ? "You can turn off single-key shortcuts in Settings."
          : "Single-key shortcuts are off. You can turn them on in Settings."
      }
      focusFallback={{ current: document.querySelector("main") }}
    />
  );
}

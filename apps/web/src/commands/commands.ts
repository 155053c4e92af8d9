import {
  experiment,
  gift,
  home,
  info,
  library,
  search,
  settings,
  signOut,
  star,
  tools,
  type Glyph,
} from "@lectern/ui/elements/icon/glyphs";
import { day, device, folder, help, layers, night, practice } from "@lectern/ui/elements/icon/screen-glyphs";
import type { ThemeChoice } from "@lectern/ui/theme/choice";
import { paths } from "../paths.ts";
import { sellsPlans } from "../platform/sells-plans.ts";

/** The functions that a command may use. */
export interface CommandPorts {
  /** Opens an address. */
  readonly open: (href: string) => void;
  readonly openPalette: () => void;
  readonly openShortcuts: () => void;
  /** Focuses the page's search field, or opens the search page. */
  readonly focusSearch: () => void;
  readonly chooseTheme: (theme: ThemeChoice) => void;
  readonly signOut: () => void;
}

export const commandGroups = ["Go to", "Lectern"] as const;

export interface Command {
  readonly id: string;
  readonly label: string;
  /** Further words by which the palette finds the command. */
  readonly also?: string;
  readonly group: (typeof commandGroups)[number];
  readonly glyph: Glyph;
  /** Runs the command from anywhere. A key without a modifier can be switched off in Settings (SHL-16). */
  readonly shortcut?: { readonly key: string; readonly withModifier: boolean };
  /** Whether the command is useful on the page at a path. @default everywhere */
  readonly isHere?: (pathname: string) => boolean;
  readonly run: (ports: CommandPorts) => void;
}

/** The id of the command that searches the current page, or everything if the page has no search. */
export const SEARCH_HERE = "search-here";

const goTo = (label: string, href: string, glyph: Glyph, also = ""): Command => ({
  id: `go-${href}`,
  label,
  also,
  group: "Go to",
  glyph,
  isHere: (pathname) => pathname !== href,
  run: ({ open }) => open(href),
});

const theme = (label: string, choice: ThemeChoice, glyph: Glyph): Command => ({
  id: `theme-${choice}`,
  label,
  also: "appearance dark mode",
  group: "Lectern",
  glyph,
  run: ({ chooseTheme }) => chooseTheme(choice),
});

/**
 * The commands that work on every page (FND-03), for the palette, the sheet of shortcuts and the key handler. A page
 * adds its own with `usePageCommands`.
 */
export const commands: readonly Command[] = [
  goTo("Home", paths.dashboard, home),
  goTo("Recordings", paths.recordings, library, "library lectures"),
  goTo("Folders", paths.folders, folder),
  goTo("Favorites", paths.favorites, star, "starred"),
  goTo("Study Guides", paths.reviews, layers, "reviews"),
  goTo("Practice", paths.practice(), practice, "cards flashcards quiz review due"),
  goTo("Search your lectures", paths.search, search, "find moment transcript said"),
  goTo("Tools", paths.tools, tools, "export transcription"),
  goTo("Experimental", paths.experimental, experiment),
  ...(sellsPlans ? [goTo("Referrals", paths.referrals(), gift, "invite friends free week")] : []),
  goTo("Settings", paths.settings, settings, "account appearance keyboard"),
  goTo("Contact Support", paths.contactSupport, help, "help"),

  {
    id: "palette",
    label: "Search or jump to…",
    group: "Lectern",
    glyph: search,
    shortcut: { key: "k", withModifier: true },
    // The palette is open when its own command could be chosen.
    isHere: () => false,
    run: ({ openPalette }) => openPalette(),
  },
  {
    id: SEARCH_HERE,
    label: "Search on this page",
    group: "Lectern",
    glyph: search,
    shortcut: { key: "/", withModifier: false },
    run: ({ focusSearch }) => focusSearch(),
  },
  {
    id: "shortcuts",
    label: "Keyboard shortcuts",
    also: "keys help",
    group: "Lectern",
    glyph: info,
    shortcut: { key: "?", withModifier: false },
    run: ({ openShortcuts }) => openShortcuts(),
  },
  theme("Light appearance", "light", day),
  theme("Dark appearance", "dark", night),
  theme("System appearance", "system", device),
  {
    id: "sign-out",
    label: "Sign Out",
    also: "log out leave",
    group: "Lectern",
    glyph: signOut,
    run: (ports) => ports.signOut(),
  },
];

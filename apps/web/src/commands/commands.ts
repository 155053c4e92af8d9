import {
  addFolder,
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
import {
  chat,
  customize,
  day,
  device,
  folder,
  help,
  layers,
  night,
  pencil,
  summary,
  transcript,
} from "@lectern/ui/elements/icon/screen-glyphs";
import type { ThemeChoice } from "@lectern/ui/theme/choice";
import { paths, patterns } from "../paths.ts";

/** What a command may do. */
export interface CommandPorts {
  /** Opens an address; one of the same page may begin with `?`. */
  readonly open: (href: string) => void;
  readonly openPalette: () => void;
  readonly openShortcuts: () => void;
  /** Focuses the search of the page, or opens the search page. */
  readonly focusSearch: () => void;
  /** Presses the control of the page that has this name. */
  readonly press: (name: string) => void;
  readonly chooseTheme: (theme: ThemeChoice) => void;
  readonly signOut: () => void;
}

/** The page that is shown. */
interface CommandPage {
  readonly pathname: string;
  /** Whether a control with this name can be pressed. */
  readonly hasControl: (name: string) => boolean;
}

export const commandGroups = ["On this page", "Go to", "Lectern"] as const;

export interface Command {
  readonly id: string;
  readonly label: string;
  /** Other words by which the palette finds it. */
  readonly also?: string;
  readonly group: (typeof commandGroups)[number];
  readonly glyph: Glyph;
  /** Starts it from anywhere. A key without the modifier can be switched off in Settings (SHL-16). */
  readonly shortcut?: { readonly key: string; readonly withModifier: boolean };
  /** Everywhere unless given. */
  readonly isHere?: (page: CommandPage) => boolean;
  readonly run: (ports: CommandPorts) => void;
}

const isRecording = ({ pathname }: CommandPage): boolean => pathname.startsWith(patterns.recording.replace(":id", ""));

const goTo = (label: string, href: string, glyph: Glyph, also = ""): Command => ({
  id: `go-${href}`,
  label,
  also,
  group: "Go to",
  glyph,
  isHere: ({ pathname }) => pathname !== href,
  run: ({ open }) => open(href),
});

const openTab = (label: string, tab: string, glyph: Glyph): Command => ({
  id: `tab-${tab}`,
  label,
  group: "On this page",
  glyph,
  isHere: isRecording,
  run: ({ open }) => open(`?tab=${tab}`),
});

const press = (name: string, glyph: Glyph): Command => ({
  id: `press-${name}`,
  label: name,
  group: "On this page",
  glyph,
  isHere: ({ hasControl }) => hasControl(name),
  run: ({ press: pressOnPage }) => pressOnPage(name),
});

const theme = (label: string, choice: ThemeChoice, glyph: Glyph): Command => ({
  id: `theme-${choice}`,
  label,
  also: "appearance dark mode",
  group: "Lectern",
  glyph,
  run: ({ chooseTheme }) => chooseTheme(choice),
});

/** Every command (FND-03): the palette, the sheet of shortcuts and the dispatcher of keys read this table and no other. */
export const commands: readonly Command[] = [
  openTab("Show the summary", "summary", summary),
  openTab("Customize the notes", "customize", customize),
  openTab("Chat about this recording", "chat", chat),
  openTab("Show the transcript", "transcript", transcript),
  press("Edit title", pencil),
  press("New Folder", addFolder),
  press("Add Recording", addFolder),

  goTo("Home", paths.dashboard, home),
  goTo("Recordings", paths.recordings, library, "library lectures"),
  goTo("Folders", paths.folders, folder),
  goTo("Favorites", paths.favorites, star, "starred"),
  goTo("Reviews", paths.reviews, layers, "study guides"),
  goTo("Search what was said", paths.search, search, "find moment transcript"),
  goTo("Tools", paths.tools, tools),
  goTo("Experimental", paths.experimental, experiment),
  goTo("Referrals", paths.referrals(), gift, "invite friends free week"),
  goTo("Settings", paths.settings, settings, "account appearance keyboard"),
  goTo("Contact Support", paths.contactSupport, help, "help"),

  {
    id: "palette",
    label: "Go to or do",
    group: "Lectern",
    glyph: search,
    shortcut: { key: "k", withModifier: true },
    // It is open when it could be chosen.
    isHere: () => false,
    run: ({ openPalette }) => openPalette(),
  },
  {
    id: "search-here",
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
  theme("Appearance as this device", "system", device),
  {
    id: "sign-out",
    label: "Sign Out",
    also: "log out leave",
    group: "Lectern",
    glyph: signOut,
    run: (ports) => ports.signOut(),
  },
];

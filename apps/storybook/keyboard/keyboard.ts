/** A key of a component: what it does, and what a screen reader then says. */
interface KeyRow {
  readonly keys: string;
  readonly does: string;
  /** The keys that the test presses after those of the previous row. */
  readonly press: readonly string[];
  /** The announcement of the element that gets or has the focus, as `toAnnouncement` returns it. */
  readonly hears: string;
}

interface KeyboardTable {
  /** The story in which the keys are pressed, once its play function has ended. @default "Default" */
  readonly story?: string;
  readonly rows: readonly KeyRow[];
}

const row = (keys: string, does: string, press: string, hears: string): KeyRow => ({
  keys,
  does,
  press: press.split(" "),
  hears,
});

/**
 * The keyboard tables of all interactive components of the core, by their titles in Storybook. keyboard.test.ts presses
 * the keys and compares the announcements.
 */
export const keyboard: Readonly<Record<string, KeyboardTable>> = {
  "elements/button/Button": {
    rows: [
      row("Tab", "Focuses it; Enter and Space press it", "Tab", "Generate notes, button"),
      row("Shift+Tab", "Goes back", "Tab Shift+Tab", "Generate notes, button"),
    ],
  },
  "elements/button-link/ButtonLink": {
    rows: [row("Tab", "Focuses it; Enter follows it", "Tab", "Go to Dashboard, link")],
  },
  "elements/icon-button/IconButton": {
    rows: [row("Tab", "Focuses it; Enter and Space press it", "Tab", "Delete Recording, button")],
  },
  "elements/link/Link": {
    rows: [row("Tab", "Focuses it; Enter follows it", "Tab", "Terms of Service, link")],
  },
  "forms/checkbox/Checkbox": {
    story: "By Keyboard And By Label",
    rows: [
      row("Space", "Checks it", "Space", "Constitutional law seminar, checkbox, checked"),
      row("Space", "Unchecks it", "Space", "Constitutional law seminar, checkbox, not checked"),
    ],
  },
  "forms/choice-cards/ChoiceCards": {
    rows: [
      row("Tab", "Focuses the chosen card", "Tab", "Outline Headings with nested points, radio button, checked"),
      row("→, ↓", "Chooses the next card", "ArrowRight", "Essay A full write-up, radio button"),
      row("→, ↓", "After the last card, the first", "ArrowDown", "Bullet Points One fact per line, radio button"),
      row("←, ↑", "Chooses the card before", "ArrowLeft", "Essay A full write-up, radio button"),
    ],
  },
  "forms/color-swatches/ColorSwatches": {
    story: "By Arrow Keys",
    rows: [
      row("→, ↓", "Chooses the next color", "ArrowRight", "Pink, radio button"),
      row("←, ↑", "Chooses the color before", "ArrowLeft", "Violet, radio button, checked"),
    ],
  },
  "forms/file-picker/FilePicker": {
    rows: [
      row(
        "Tab",
        "Focuses it; Enter and Space ask for files",
        "Tab",
        "Screenshots, button, No file chosen, 0 of 3 images",
      ),
    ],
  },
  "forms/inline-edit/InlineEdit": {
    rows: [
      row("Tab", "Focuses the pencil", "Tab", "Edit Title, button"),
      row("Enter, Space", "Begins to write", "Enter", "Title, edit text, Linear algebra"),
      row("Escape", "Takes back what was written", "Escape", "Edit Title, button"),
      row("Enter", "In the field, keeps what was written", "Space Enter", "Edit Title, button"),
    ],
  },
  "forms/radio-group/RadioGroup": {
    story: "By Arrow Keys",
    rows: [
      row(
        "↓, →",
        "Chooses the next one; after the last, the first",
        "ArrowDown",
        "Bullet Points, radio button, checked",
      ),
      row("↑, ←", "Chooses the one before", "ArrowUp", "Outline, radio button, checked"),
    ],
  },
  "forms/search-field/SearchField": {
    story: "Filled",
    rows: [
      row("Tab", "Focuses the button that clears it", "Tab", "Clear Search, button"),
      row("Enter, Space", "Clears it; the field takes the focus", "Enter", "Search recordings, search field"),
    ],
  },
  "forms/select/Select": {
    story: "Chosen",
    rows: [
      row("Tab", "Focuses it", "Tab", "Category, combo box, collapsed, opens a menu, User interface"),
      row("Enter, Space", "Opens the browser's list", "Enter", "Category, combo box, expanded, opens a menu"),
      row("Escape", "Closes it", "Escape", "Category, combo box, collapsed, opens a menu, User interface"),
    ],
  },
  "forms/switch/Switch": {
    story: "By Keyboard",
    rows: [
      row("Space, Enter", "Switches it on", "Space", "Tools, switch, on, Shows the tools page."),
      row("Space, Enter", "Switches it off", "Enter", "Tools, switch, off, Shows the tools page."),
    ],
  },
  "forms/text-area/TextArea": {
    rows: [row("Tab", "Focuses it", "Tab", "Message, edit text")],
  },
  "forms/text-field/TextField": {
    rows: [row("Tab", "Focuses it", "Tab", "Folder Name, edit text, As it is called in the syllabus.")],
  },
  "overlays/command-palette/CommandPalette": {
    story: "Commands",
    rows: [
      row("↓", "Goes to the next item; the field keeps the focus", "ArrowDown", "Recordings, option, selected"),
      row("↑", "Goes to the item before; Enter chooses it", "ArrowUp", "Home, option, selected"),
    ],
  },
  "overlays/confirm-dialog/ConfirmDialog": {
    story: "Focus Returns",
    rows: [
      row("Enter", "Opens it, on the answer that changes nothing", "Enter", "Cancel, button"),
      row("Tab", "Goes round its answers", "Tab", "Delete, button"),
      row("Escape", "Cancels; the focus returns", "Escape", "Ask, button"),
    ],
  },
  "overlays/delete-dialog/DeleteDialog": {
    story: "Recording",
    rows: [
      row("Tab", "Goes from Cancel, where it opens, to Delete", "Tab", "Delete, button"),
      row("Tab", "Goes round its answers; Escape cancels", "Tab", "Cancel, button"),
    ],
  },
  "overlays/delete-menu/DeleteMenu": {
    rows: [
      row("Tab", "Focuses its button", "Tab", "More options for Midterm, button, collapsed, opens a menu"),
      row("Enter, Space, ↓", "Opens it", "Enter", "Delete, menu item"),
      row("Enter", "Asks before it deletes", "Enter", "Cancel, button"),
      row(
        "Escape",
        "Deletes nothing; the focus returns",
        "Escape",
        "More options for Midterm, button, collapsed, opens a menu",
      ),
    ],
  },
  "overlays/dialog/Dialog": {
    story: "Focus Returns",
    rows: [
      row("Enter", "Opens it, on its first control", "Enter", "Close, button"),
      row("Tab", "Stays inside of it", "Tab", "Close, button"),
      row("Escape", "Closes it; the focus returns", "Escape", "Rename, button"),
    ],
  },
  "overlays/menu/Menu": {
    rows: [
      row("Tab", "Focuses its button", "Tab", "More options for Linear algebra, button, collapsed, opens a menu"),
      row("Enter, Space, ↓", "Opens it, on its first item", "Enter", "Rename, menu item"),
      row("↓", "Goes to the next item", "ArrowDown", "Delete, menu item"),
      row("↑", "Goes to the item before", "ArrowUp", "Rename, menu item"),
      row("End", "Goes to the last item", "End", "Delete, menu item"),
      row("Home", "Goes to the first item", "Home", "Rename, menu item"),
      row("A letter", "Goes to the item that begins with it; Enter chooses it", "d", "Delete, menu item"),
      row(
        "Escape",
        "Closes it; the focus returns",
        "Escape",
        "More options for Linear algebra, button, collapsed, opens a menu",
      ),
    ],
  },
  "overlays/shortcut-sheet/ShortcutSheet": {
    rows: [row("Tab", "Stays on its one control; Escape closes it", "Tab", "Close, button")],
  },
  "overlays/toaster/Toaster": {
    rows: [row("Tab", "Focuses the newest toast, which then stays", "Tab", "Summary style updated, button")],
  },
  "navigation/back-link/BackLink": {
    rows: [row("Tab", "Focuses it; Enter follows it", "Tab", "Folders, link")],
  },
  "navigation/disclosure/Disclosure": {
    story: "Closed",
    rows: [
      row("Tab", "Focuses the question", "Tab", "How much can I record for free?, disclosure, collapsed"),
      row("Enter, Space", "Shows the answer", "Enter", "How much can I record for free?, disclosure, expanded"),
      row("Enter, Space", "Hides it", "Space", "How much can I record for free?, disclosure, collapsed"),
    ],
  },
  "navigation/nav-list/NavList": {
    rows: [
      row("Tab", "Goes from link to link; Enter follows it", "Tab", "Contact Support, link"),
      row("Tab", "To the next", "Tab", "Bug Report, link"),
    ],
  },
  "navigation/tabs/Tabs": {
    story: "By Keyboard",
    rows: [
      row("Home", "Shows the first tab", "Home", "Summary, tab, selected"),
      row("→", "Shows the next tab", "ArrowRight", "Transcript, tab"),
      row("→", "After the last, the first", "ArrowRight", "Summary, tab, selected"),
      row("←", "Shows the tab before", "ArrowLeft", "Transcript, tab"),
      row("End", "Shows the last tab", "Home End", "Transcript, tab"),
    ],
  },
  "feedback/error-region/ErrorRegion": {
    story: "Retry",
    rows: [row("Tab", "Focuses the button below the failure", "Tab", "Try Again, button")],
  },
};

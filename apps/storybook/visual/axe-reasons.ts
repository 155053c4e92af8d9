import type { Undecided } from "@lectern/story-shots/examiners/examiner";
import type { Story } from "@lectern/story-shots/stories";

interface Reviewed {
  readonly rule: string;
  readonly why: string;
  /** Titles of the stories that a reviewer has checked. Left out where the reason holds for all. */
  readonly components?: readonly string[];
  readonly reason: string;
}

/**
 * Checks that axe can't decide, and a reviewer's reason to accept each. What is not listed fails the comparison
 * until a reviewer adds it here.
 */
const reviewed: readonly Reviewed[] = [
  {
    rule: "color-contrast",
    why: "bgGradient",
    reason:
      "The gradient is the highlighter's stroke or wash, or a hovered link's, whose words turn to the primary colour: contrast.test.ts compares them with it and with the paper below.",
  },
  {
    rule: "color-contrast",
    why: "pseudoContent",
    components: [
      "cards/folder-card/FolderCard",
      "cards/recording-card/RecordingCard",
      "screens/folders/FoldersView",
      "screens/recordings/RecordingsView",
    ],
    reason:
      "The pseudo-element is the folder's coloured edge and the link's click area: no colour lies behind the words.",
  },
  {
    rule: "color-contrast",
    why: "bgOverlap",
    components: [
      "recording/chapter-links/ChapterLinks",
      "recording/reader-bar/ReaderBar",
      "recording/transcript/Transcript",
      "screens/ask-unit/AskUnitView",
      "screens/export/ExportView",
      "screens/recording/Chat.states",
      "screens/recording/RecordingView",
    ],
    reason:
      "Paragraphs that are not laid out yet (content-visibility), or are scrolled out of view or below a button that stays, share their place with others; those in view are text on paper.",
  },
  {
    rule: "color-contrast",
    why: "bgOverlap",
    components: [
      "cards/library-card/LibraryCard",
      "cards/recording-card/RecordingCard",
      "frames/dashboard-shell/DashboardShell",
      "screens/favorites/FavoritesView",
      "screens/folder/FolderView",
      "screens/recordings/RecordingsView",
      "screens/study-guides/StudyGuidesView",
    ],
    reason:
      "The lines of a title that its clamp hides lie over the date, unseen; and while a selection is made, the checkbox's label covers a card without a colour.",
  },
  {
    rule: "color-contrast",
    why: "bgOverlap",
    components: ["recording/markdown/Markdown"],
    reason: "Parts of a formula are set over one another without a colour behind them: they are text on paper.",
  },
  {
    rule: "color-contrast",
    why: "shortTextContent",
    components: ["recording/markdown/Markdown"],
    reason: "The letters of a formula have the colour of the words beside them.",
  },
  {
    rule: "color-contrast",
    why: "elmPartiallyObscured",
    components: ["recording/markdown/Markdown"],
    reason: "A formula that is wider than a phone scrolls in its block, whose edge cuts it.",
  },
  {
    rule: "color-contrast",
    why: "elmPartiallyObscured",
    components: ["screens/recording/RecordingView"],
    reason: "The chat is scrolled to its newest question: the window's edge or the bar cuts what stands above.",
  },
  {
    rule: "color-contrast",
    why: "elmPartiallyObscured",
    components: ["frames/form-page/FormPage"],
    reason: "The story has no page around it, in whose space above the title the link back stands.",
  },
  {
    rule: "color-contrast",
    why: "elmPartiallyObscuring",
    components: ["recording/chapter-links/ChapterLinks", "recording/transcript/Transcript"],
    reason:
      "As above: blocks of a long transcript that are not laid out yet have one place for all of their paragraphs.",
  },
  {
    rule: "color-contrast",
    why: "elmPartiallyObscuring",
    components: ["screens/recording/RecordingView"],
    reason:
      "The composer sticks to the window's end, where axe measures it over the alert above; on the page they don't meet.",
  },
  {
    rule: "color-contrast",
    why: "elmPartiallyObscured",
    components: [
      "frames/dashboard-shell/DashboardShell",
      "screens/filing-dialog/FilingDialog",
      "screens/folder/add-recordings-dialog/AddRecordingsDialog",
      "screens/tags-dialog/TagsDialog",
    ],
    reason:
      "A list that scrolls: its last row is cut by the edge of its frame, and becomes whole when it is scrolled to.",
  },
  {
    rule: "color-contrast",
    why: "elmPartiallyObscured",
    components: ["screens/favorites/FavoritesView", "screens/folder/FolderView", "screens/recordings/RecordingsView"],
    reason: "What is in a card far below the window is not laid out, and has one place until it is scrolled to.",
  },
  {
    rule: "aria-hidden-focus",
    why: "focusable-modal-open",
    reason:
      "Radix hides the page behind an open dialog from assistive technology and keeps the keyboard inside it: what is hidden can't be reached until the dialog closes.",
  },
  {
    rule: "color-contrast",
    why: "nonBmp",
    components: ["overlays/command-palette/CommandPalette", "overlays/shortcut-sheet/ShortcutSheet"],
    reason: "The names of keys (↑, ↓, ⌘) have the colour of the words beside them.",
  },
  {
    rule: "color-contrast",
    why: "nonBmp",
    components: ["recording/markdown/Markdown"],
    reason: "The signs of a formula have the colour of the words beside them.",
  },
  {
    rule: "label-content-name-mismatch",
    why: "label-content-name-mismatch",
    components: ["frames/account-menu/AccountMenu", "frames/dashboard-shell/DashboardShell"],
    reason: "The letter in the avatar is a picture of the account, hidden from assistive technology, and no label.",
  },
  {
    rule: "aria-required-children",
    why: "aria-required-children",
    components: ["overlays/command-palette/CommandPalette"],
    reason: "The list is empty where nothing was found, which the status beside it says.",
  },
  {
    rule: "th-has-data-cells",
    why: "th-has-data-cells",
    components: ["screens/practice/PracticeView"],
    reason: "The table is empty until something has happened.",
  },
];

/** Finds the reviewer's reason to accept a check that axe could not decide; `undefined` if there is none yet. */
export const findReason = ({ rule, why }: Undecided, { title }: Story): string | undefined =>
  reviewed.find((each) => each.rule === rule && each.why === why && (each.components?.includes(title) ?? true))?.reason;

import type { Undecided } from "@lectern/story-shots/examiners/examiner";
import type { Story } from "@lectern/story-shots/stories";

interface Reviewed {
  readonly rule: string;
  readonly why: string;
  /** Titles of the stories that a reviewer has checked. */
  readonly components: readonly string[];
  readonly reason: string;
}

/**
 * Checks that axe can't decide, and a reviewer's reason to accept each. A rule, an axe message or a component that is
 * not listed fails the comparison until a reviewer adds it here.
 */
const reviewed: readonly Reviewed[] = [
  {
    rule: "color-contrast",
    why: "bgGradient",
    components: [
      "cards/course-end-notice/CourseEndNotice",
      "elements/direction-provider/DirectionProvider",
      "elements/highlight/Highlight",
      "elements/link/Link",
      "forms/choice-cards/ChoiceCards",
      "frames/dashboard-shell/DashboardShell",
      "frames/first-run/FirstRun",
      "frames/found-moments/FoundMoments",
      "frames/library-toolbar/LibraryToolbar",
      "frames/list-options/ListOptions",
      "frames/page-header/PageHeader",
      "frames/sidebar/Sidebar",
      "navigation/tabs/Tabs",
      "recording/card-front/CardFront",
      "recording/card-quote/CardQuote",
      "recording/chapter-links/ChapterLinks",
      "recording/chat-thread/ChatThread",
      "recording/cited-markdown/CitedMarkdown",
      "recording/keep-cards/KeepCards",
      "recording/moment-chip/MomentChip",
      "recording/moment-link/MomentLink",
      "recording/not-helpful/NotHelpful",
      "recording/quiz/Quiz",
      "recording/reader-bar/ReaderBar",
      "recording/reading-dialog/ReadingDialog",
      "recording/reading-panel/ReadingPanel",
      "recording/style-choices/StyleChoices",
      "screens/ask-unit/AskUnitView",
      "screens/card-dialog/CardDialog",
      "screens/connect-assistant/ConnectAssistantView",
      "screens/connect/ConnectView",
      "screens/contact-support/ContactSupportView",
      "screens/correction-dialog/CorrectionDialog",
      "screens/download/DownloadView",
      "screens/experimental/ExperimentalView",
      "screens/export/Export.states",
      "screens/export/ExportView",
      "screens/faq/FaqView",
      "screens/favorites/FavoritesView",
      "screens/folder/FolderView",
      "screens/folder/exam-region/ExamRegion",
      "screens/forgot-password/ForgotPasswordView",
      "screens/home/HomeView",
      "screens/home/next-up/NextUp",
      "screens/kept-data/KeptDataView",
      "screens/landing/LandingView",
      "screens/lecture-cards/LectureCards.states",
      "screens/lecture-cards/LectureCardsView",
      "screens/login/LoginView",
      "screens/not-kept/NotKeptView",
      "screens/password-entry/PasswordEntryView",
      "screens/practice-session/PracticeSession.states",
      "screens/practice-session/PracticeSessionView",
      "screens/practice/PracticeView",
      "screens/pricing/Pricing.states",
      "screens/pricing/PricingView",
      "screens/recording/Chat.states",
      "screens/recording/Customize.states",
      "screens/recording/RecordingView",
      "screens/recordings/RecordingsView",
      "screens/recordings/recording-list/RecordingList",
      "screens/sample/SampleView",
      "screens/settings/DeleteAccount.states",
      "screens/settings/SettingsView",
      "screens/sign-up/SignUpView",
      "screens/study-guides/StudyGuidesView",
      "screens/tools/ToolsView",
    ],
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
    components: [
      "frames/dashboard-shell/DashboardShell",
      "overlays/announcer/Announcer",
      "overlays/command-palette/CommandPalette",
      "overlays/confirm-dialog/ConfirmDialog",
      "overlays/delete-dialog/DeleteDialog",
      "overlays/dialog/Dialog",
      "overlays/shortcut-sheet/ShortcutSheet",
      "recording/reading-dialog/ReadingDialog",
      "screens/card-dialog/CardDialog",
      "screens/correction-dialog/CorrectionDialog",
      "screens/edit-folder-dialog/EditFolderDialog",
      "screens/edit-folder-dialog/course-end-dialog/CourseEndDialog",
      "screens/edit-folder-dialog/exam-dialog/ExamDialog",
      "screens/export/Export.states",
      "screens/export/ExportView",
      "screens/filing-dialog/FilingDialog",
      "screens/filter-dialog/FilterDialog",
      "screens/folder/FolderView",
      "screens/folder/add-recordings-dialog/AddRecordingsDialog",
      "screens/folders/FoldersView",
      "screens/folders/create-folder-dialog/CreateFolderDialog",
      "screens/lecture-cards/LectureCardsView",
      "screens/rename-dialog/RenameDialog",
      "screens/settings/SettingsView",
      "screens/settings/delete-account-dialog/DeleteAccountDialog",
      "screens/tagging-dialog/TaggingDialog",
      "screens/tags-dialog/TagsDialog",
    ],
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
  reviewed.find((each) => each.rule === rule && each.why === why && each.components.includes(title))?.reason;

/** A step of a flow: a state of a screen, and what is heard in it, in this order. */
interface FlowStep {
  /** The screen's baseline, and the state: `login/LoginView idle` */
  readonly at: `${string} ${string}`;
  /** Whole announcements. What is heard between them isn't listed. */
  readonly hears: readonly string[];
}

/** The flows of the specification, as a screen reader says them: name, role, state; `alert:` and `status:` by themselves. */
export const flows: Readonly<Record<string, readonly FlowStep[]>> = {
  "signing in": [
    {
      at: "login/LoginView idle",
      hears: [
        "Log in to Lectern, heading 1",
        "Continue with Google, button",
        "Continue with Apple, button",
        "Terms of Service, link",
        "Privacy Policy, link",
      ],
    },
    {
      at: "login/LoginView signing-in",
      hears: ["Continue with Google, button, dimmed, busy", "Continue with Apple, button, dimmed"],
    },
    {
      at: "login/LoginView failed",
      hears: ["Log in to Lectern, heading 1", "alert: Failed to sign in with Google", "Continue with Google, button"],
    },
    {
      at: "login/LoginView invited",
      hears: [
        "Log in to Lectern, heading 1",
        "note",
        "A friend invited you: 20 extra minutes for both of you",
        "Continue with Google, button",
      ],
    },
    {
      at: "choose-account/ChooseAccountView asking",
      hears: [
        "Which account?, heading 1",
        "Stay signed in as maya@ lectern.test, button",
        "Continue as noah@ lectern.test, button",
      ],
    },
  ],
  "joining the beta": [
    {
      at: "sign-up/SignUpView idle",
      hears: [
        "Join the beta, heading 1",
        "Email, edit text, required",
        "Password, edit text, required, At least 6 characters.",
        "Join Beta Program, button",
      ],
    },
    { at: "sign-up/SignUpView failed", hears: ["alert: Failed to join beta program", "Email, edit text, required"] },
  ],
  "a new password": [
    {
      at: "new-password/NewPasswordView too-short",
      hears: [
        "Choose a new password, heading 1",
        "New password, edit text, required, invalid entry, Use at least 6 characters.",
        "Change Password, button",
      ],
    },
    {
      at: "new-password/NewPasswordView failed",
      hears: ["alert: Your password could not be changed. Please try again.", "Change Password, button"],
    },
    {
      at: "forgot-password/ForgotPasswordView sent",
      hears: [
        "Forgot your password?, heading 1",
        "status: If a tester has the address new@lectern.test, a link is on its way to it. Open it in this browser, within the hour. Nothing there? Look among the spam, or send …",
        "Email, edit text, required",
        "Send It Again, button",
      ],
    },
  ],
  "going through the library": [
    {
      at: "recordings/RecordingsView loading",
      hears: ["Recordings, heading 1", "Search recordings, search field", "status: Loading recordings"],
    },
    {
      at: "recordings/RecordingsView ready",
      hears: [
        "Recordings, heading 1",
        "Search recordings, search field",
        "Sort by, radiogroup",
        "Date, radio button, checked",
        "Microeconomics: price elasticity, heading 3",
        "Favorite Microeconomics: price elasticity, button, not pressed",
        "More for Microeconomics: price elasticity, button, collapsed, opens a menu",
        "Open Recording Microeconomics: price elasticity, link",
      ],
    },
    { at: "recordings/RecordingsView empty", hears: ["Recordings, heading 1", "No recordings, heading 2"] },
    {
      at: "recordings/RecordingsView tagged",
      hears: ["Filter, button, opens a dialog", "Remove filter: Exam, button", "status: 7 recordings found"],
    },
    {
      at: "recordings/RecordingsView selecting",
      hears: [
        "Selection, region",
        "2",
        "Select all 7, button",
        "Move, button",
        "Add to favorites, button",
        "Delete, button",
        "Select Organic Chemistry, lecture 14: nucleophilic substitution, checkbox, checked",
      ],
    },
  ],
  "creating a folder": [
    {
      at: "folders/FoldersView dialog-open",
      hears: [
        "Create New Folder, dialog",
        "Create New Folder, heading 2",
        "Folder Name, edit text",
        "Description, edit text",
        "Color, radiogroup",
        "Blue, radio button, checked",
        "Cancel, button",
        "Create Folder, button",
      ],
    },
    {
      at: "folders/FoldersView dialog-creating",
      hears: ["Cancel, button, dimmed", "Create Folder, button, dimmed, busy"],
    },
  ],
  "adding recordings to a folder": [
    {
      at: "folder/add-recordings-dialog/AddRecordingsDialog choosing",
      hears: [
        "Add Recordings, dialog, Recordings can only be added to one folder at a time.",
        "Constitutional law seminar Sep 30, 2025, checkbox, checked",
        "Close, button",
        "Add to Folder (2), button",
      ],
    },
    {
      at: "folder/add-recordings-dialog/AddRecordingsDialog failed",
      hears: ["Add Recordings, heading 2", "alert: Failed to load recordings", "Close, button"],
    },
  ],
  "asking about a lecture": [
    {
      at: "recording/RecordingView chat-waiting",
      hears: ["Chat, tab, selected", "Chat, tabpanel"],
    },
    {
      at: "recording/RecordingView chat-failed",
      hears: ["Chat, tab, selected", "alert: Failed to get response", "Try Again, button"],
    },
    {
      at: "ask-unit/AskUnitView failed",
      hears: [
        "Ask this unit, region",
        "alert: Failed to get response . You can ask the assistant ten times a minute. Please try again in 20 seconds.",
        "Try Again, button",
        "Ask about these 4 lectures, edit text",
      ],
    },
    {
      at: "recording/RecordingView chat",
      hears: [
        "Chat, tabpanel",
        "Common requests, list",
        "Explain simply, button",
        "Ask about your recording, edit text",
        "Send, button",
      ],
    },
    {
      at: "recording/RecordingView chat-answered",
      hears: [
        "log: Conversation",
        "You asked:",
        "What was the bus comparison about?",
        "Answer:",
        "Transcript at 0:21, link, “There are two ways to take a seat on a crowded bus.”",
        "Copy answer, button",
      ],
    },
  ],
  "searching what was said": [
    {
      at: "search/SearchView found",
      hears: [
        "Search what was said, heading 1",
        "Search what was said, search field, membrane folds",
        "Favorites only, switch, off",
        "status: Found in 2 recordings",
        "Results, list",
        "Photosynthesis: the light reactions, heading 2",
      ],
    },
    {
      at: "search/SearchView failed",
      hears: ["alert: The search did not work. Type again to try once more."],
    },
  ],
  "practicing cards": [
    {
      at: "practice-session/PracticeSessionView asking",
      hears: ["Practice session, heading 1", "Card, region", "What is a thylakoid?", "Show answer, button"],
    },
    {
      at: "practice-session/PracticeSessionView failed",
      hears: ["alert: The cards could not be loaded. Your reviews are safe.", "Try Again, button"],
    },
    {
      at: "practice/PracticeView due",
      hears: [
        "Practice, heading 1",
        "22 cards",
        "due today",
        "Start, link",
        "By folder and lecture, list",
        "Practice all of Biology 101, link",
      ],
    },
    {
      at: "practice-session/PracticeSessionView shown",
      hears: [
        "status: A membrane folded into stacks, where the light reactions happen",
        "Card, region",
        "Transcript at 12:34, link",
        "How well did you know it?, group",
        "Again 1 min, button",
        "Easy 8 days, button",
      ],
    },
    {
      at: "practice-session/PracticeSessionView choice",
      hears: [
        "status: Where do the light reactions happen?",
        "Card, region",
        "In the stroma, button",
        "In the thylakoid membrane, button",
      ],
    },
    {
      at: "practice-session/PracticeSessionView chosen-wrong",
      hears: [
        "status: Not right. The answer is: In the thylakoid membrane",
        "In the stroma",
        "Your answer",
        "In the thylakoid membrane",
        "Right answer",
        "It counts as, group",
        "Again 1 min, button, pressed",
      ],
    },
    {
      at: "practice-session/PracticeSessionView not-recorded",
      hears: ["alert: This device could not keep the answer. Rate the card again.", "How well did you know it?, group"],
    },
    {
      at: "practice-session/PracticeSessionView finished",
      hears: [
        "status: Session finished. 17 right the first time, 3 repeated until you knew them.",
        "20 cards practiced, heading 2",
        "Back to Practice, link",
      ],
    },
  ],
  paying: [
    {
      at: "pricing/PricingView choosing",
      hears: [
        "Pricing, heading 1",
        "Everything in Premium, heading 2",
        "Three ways to pay, heading 2",
        "Monthly, heading 3",
      ],
    },
    {
      at: "manage-subscription/ManageSubscriptionView cancelled",
      hears: [
        "Thank you for subscribing!, heading 1",
        "Your plan, region",
        "Cancelling Soon",
        "Manage Subscription, button",
      ],
    },
    {
      at: "pricing/PricingView opening-checkout",
      hears: [
        "What is free, and what Premium adds, table",
        "Premium, columnheader",
        "Recording, rowheader",
        "Three ways to pay, heading 2",
      ],
    },
    {
      at: "manage-subscription/ManageSubscriptionView active",
      hears: [
        "Thank you for subscribing!, heading 1",
        "Your plan, region",
        "Premium Semester, heading 2",
        "Active",
        "January 15, 2026",
        "Manage Subscription, button",
      ],
    },
    {
      at: "manage-subscription/ManageSubscriptionView opening-portal",
      hears: ["Manage Subscription, button, dimmed, busy"],
    },
    {
      at: "manage-subscription/ManageSubscriptionView failed",
      hears: [
        "Your Subscription, heading 1",
        "alert: Failed to load subscription page. Please try again.",
        "Check again, button",
      ],
    },
  ],
  "taking everything out": [
    {
      at: "export/ExportView writing",
      hears: [
        "Export, dialog, Your library",
        "1,240 of 1,812, progressbar, 1240",
        "status: Exporting",
        "Cancel, button",
      ],
    },
    {
      at: "export/ExportView failed",
      hears: ["alert: Your recordings could not be read. 1,240 are written and stay.", "Try Again, button"],
    },
    { at: "export/ExportView done", hears: ["Exported, dialog, Your library", "status: Exported", "Done, button"] },
  ],
  "a first lecture": [
    {
      at: "home/HomeView first-lecture-to-come",
      hears: [
        "Welcome to Lectern, heading 1",
        "No recent recordings, heading 3",
        "Recordings can only be created on the mobile app",
        "QR code of Lectern in the store, image",
        "Get the app, link",
        "status: Waiting for your first lecture",
      ],
    },
    {
      at: "home/HomeView arrived",
      hears: [
        "Recent Recordings, heading 2",
        "status: New recording: Organic Chemistry, lecture 14: nucleophilic substitution.",
        "Organic Chemistry, lecture 14: nucleophilic substitution October 2, 2025 Writing your summary…, link",
      ],
    },
  ],
  "reading a recording": [
    {
      at: "recording/RecordingView ready",
      hears: [
        "Recordings, link",
        "Organic Chemistry, lecture 14: nucleophilic substitution, heading 1",
        "Edit title, button",
        "Favorite Organic Chemistry, lecture 14: nucleophilic substitution, button, pressed",
        "Delete recording, button",
        "Recording, tablist",
        "Summary, tab, selected",
        "Transcript, tab",
        "Summary, tabpanel",
        "What, columnheader",
      ],
    },
    {
      at: "recording/RecordingView transcript",
      hears: ["Transcript, tab, selected", "Transcript, tabpanel", "0:04", "Dr. Okafor"],
    },
    {
      at: "recording/RecordingView transcript-failed",
      hears: ["Transcript, tabpanel", "alert: Failed to load transcript"],
    },
    {
      at: "recording/RecordingView two-panes",
      hears: ["Summary, tabpanel", "Transcript at 12:34, link", "status: Transcript at 0:21", "Transcript, region"],
    },
  ],
  "generating notes": [
    {
      at: "recording/RecordingView no-notes",
      hears: [
        "Customize, tab, selected",
        "Style, radiogroup",
        "Outline Headings with nested points, radio button, checked",
        "Generate Notes, button",
        "No notes generated yet., heading 2",
      ],
    },
    {
      at: "recording/RecordingView notes-generating",
      hears: ["Generate Notes, button, dimmed, busy", "status: Generating notes"],
    },
    {
      at: "recording/RecordingView notes-failed",
      hears: [
        "Generate Notes, button",
        "alert: Failed to generate notes . You can ask the assistant ten times a minute. Please try again in 34 seconds.",
      ],
    },
    {
      at: "recording/RecordingView notes-unsaved",
      hears: [
        "alert: Failed to generate notes",
        "Save Again, button",
        "These notes are not saved yet.",
        "Copy Notes, button",
      ],
    },
    {
      at: "recording/RecordingView notes-ready",
      hears: ["Generate Notes, button", "Copy Notes, button", "Nucleophilic substitution in two pictures, heading 2"],
    },
  ],
  "keeping favorites": [
    {
      at: "favorites/FavoritesView loading",
      hears: ["Favorites, heading 1", "status: Loading favorites"],
    },
    {
      at: "favorites/FavoritesView ready",
      hears: [
        "Favorites, heading 1",
        "Search favorites, search field",
        "Organic Chemistry, lecture 14: nucleophilic substitution, heading 2",
        "Favorite Organic Chemistry, lecture 14: nucleophilic substitution, button, pressed",
        "Open Recording Organic Chemistry, lecture 14: nucleophilic substitution, link",
      ],
    },
    {
      at: "favorites/FavoritesView no-match",
      hears: ["Search favorites, search field, botany", "Clear search, button", "No favorites found, heading 2"],
    },
    {
      at: "favorites/FavoritesView empty",
      hears: ["No favorites, heading 2"],
    },
  ],
  "tagging and filing": [
    {
      at: "tagging-dialog/TaggingDialog ready",
      hears: [
        "Tags, dialog, Organic Chemistry, lecture 14: nucleophilic substitution",
        "Tags, grid",
        "Remove Exam, button",
        "Add a tag, combo box, collapsed, opens a list",
        "Done, button",
      ],
    },
    {
      at: "filing-dialog/FilingDialog ready",
      hears: [
        "Add to folder, dialog, Organic Chemistry, lecture 14: nucleophilic substitution",
        "Law, button, not pressed",
        "New folder, edit text",
        "Create and add, button",
      ],
    },
  ],
  "studying a unit": [
    {
      at: "folder/FolderView ready",
      hears: [
        "Folders, link",
        "Organic Chemistry, heading 1",
        "Edit Folder, button",
        "Add Recording, button",
        "Delete Folder, button",
        "Organic Chemistry, lecture 14: nucleophilic substitution, heading 2",
        "Open Recording Organic Chemistry, lecture 14: nucleophilic substitution, link",
      ],
    },
    {
      at: "folder/FolderView failed",
      hears: ["Folder, heading 1", "alert: Failed to load folder", "Try Again, button"],
    },
    {
      at: "folder/exam-region/ExamRegion far",
      hears: [
        "Exam · December 12, region",
        "In 18 days",
        "31 cards today, about 22 a day after that, 64 the day before the exam.",
        "Practice, link",
        "Change Exam, button",
      ],
    },
    {
      at: "folder/key-terms/KeyTerms ready",
      hears: [
        "Key terms, region",
        "Key terms, button, expanded",
        "membrane, term",
        "Cells and their membranes · 12:34, transcript, link",
      ],
    },
    {
      at: "ask-unit/AskUnitView choosing-lectures",
      hears: [
        "Send, button, dimmed",
        "Choose a lecture to ask",
        "0 of 4 chosen, button, expanded",
        "Lectures that are asked, group",
        "All lectures, checkbox, not checked",
      ],
    },
    {
      at: "ask-unit/AskUnitView answered",
      hears: [
        "log: Conversation",
        "Answer:",
        "Microeconomics: price elasticity · 30:40, transcript, link, “Double the nucleophile, and the rate stays where it was.”",
        "Mentioned in 3 of 4 lectures, first on October 4.",
        "Copy answer, button",
      ],
    },
  ],
  "setting a folder's dates": [
    {
      at: "edit-folder-dialog/exam-dialog/ExamDialog changed-elsewhere",
      hears: [
        "Change Exam, dialog",
        "Exam Date, Date, 2026-12-12, You'll see a study plan on the folder's page.",
        "Remove Exam, button",
        "Exam Name (optional), edit text, Midterm",
        "The exam was changed in another tab. Save again to use what you see here.",
      ],
    },
    {
      at: "edit-folder-dialog/course-end-field/CourseEndField wrong",
      hears: [
        "Last Day of Its Recordings, Date, invalid entry, 2026-12-12, Choose tomorrow or a later day.",
        "Remove Course End, button",
      ],
    },
    {
      at: "edit-folder-dialog/course-end-dialog/CourseEndDialog asking",
      hears: [
        "Delete 2 recordings, 6 cards and 1 review after December 5?, dialog",
        "Back, button",
        "Set Course End, button",
      ],
    },
  ],
  "reading study guides": [
    {
      at: "study-guides/StudyGuidesView ready",
      hears: [
        "Study Guides, heading 1",
        "Search study guides, search field",
        "Midterm: substitution and elimination, heading 2",
        "Open Study Guide Midterm: substitution and elimination, link",
      ],
    },
    {
      at: "study-guide/StudyGuideView ready",
      hears: [
        "Study Guides, link",
        "Midterm: substitution and elimination, heading 1",
        "Edit title, button",
        "Delete study guide, button",
        "Substitution and elimination, heading 2",
      ],
    },
    {
      at: "study-guide/StudyGuideView failed",
      hears: ["Study Guide, heading 1", "alert: Failed to load study guide", "Try Again, button"],
    },
  ],
  "referring friends": [
    {
      at: "referrals/ReferralsView ready",
      hears: [
        "Referrals, heading 1",
        "Your code, region",
        "QUIET7OWL",
        "Copy Code, button",
        "Copy Link, button",
        "Redeem a code, region",
        "Referral code, edit text, BRAVE2FOX",
        "Apply Code, button",
        "Progress toward your free week, progressbar, 3",
      ],
    },
    {
      at: "referrals/ReferralsView applying",
      hears: ["Apply Code, button, dimmed, busy"],
    },
    {
      at: "referrals/ReferralsView redeemed",
      hears: ["BRAVE2FOX", "You've already redeemed a referral code"],
    },
    {
      at: "referrals/ReferralsView free-week-active",
      hears: ["Your free week, region", "Active", "Record as much as you like until October 9, 2025."],
    },
  ],
  "making cards": [
    {
      at: "lecture-cards/LectureCardsView ready",
      hears: [
        "Cards, heading 1",
        "status: Dismissed. 3 left.",
        "Proposed cards, region",
        "3 suggestions, heading 2",
        "What is a thylakoid?, article",
        "Transcript at 12:34, link",
        "Keep, button",
        "Dismiss, button",
      ],
    },
    {
      at: "lecture-cards/LectureCardsView kept",
      hears: [
        "Kept cards, region",
        "3 kept, heading 2",
        "Kind, combo box, collapsed, opens a menu, All kinds",
        "Delete, button",
      ],
    },
  ],
  "writing to support": [
    {
      at: "contact-support/ContactSupportView default",
      hears: [
        "Contact Support, heading 1",
        "How do I delete my account?, disclosure, collapsed",
        "Subject, edit text, required",
        "Message, edit text, required",
        "Send, button, dimmed",
        "Please fill in all fields",
      ],
    },
    {
      at: "bug-report/BugReportView filling",
      hears: [
        "Bug Report, heading 1",
        "Title, edit text, required, Slow list",
        "Remove Recordings page.svg, button",
        "Send, button",
      ],
    },
  ],
  "reading aloud": [
    {
      at: "reading/ReadAloud.states all-states@speaking",
      hears: [
        "Read aloud, region",
        "Pause reading, button",
        "Next line, button",
        "Faster, button",
        "Stop reading, button",
        "Reading aloud",
      ],
    },
    {
      at: "reading/ReadAloud.states all-states@noVoice",
      hears: [
        "Read aloud, region",
        "Try Again, button",
        "status: This device has no voice for German. You can add one in its settings.",
      ],
    },
  ],
  "changing settings": [
    {
      at: "settings/SettingsView free",
      hears: [
        "Settings, heading 1",
        "Account, region",
        "Default Summary Style, radiogroup",
        "Bullet Points One fact per line, radio button, checked",
        "Appearance, radiogroup",
        "System, radio button, checked",
        "Presets, group",
        "Standard, button, pressed",
      ],
    },
    {
      at: "kept-data/KeptDataView ready",
      hears: [
        "What We Keep About You, heading 1",
        "Export, button",
        "Account and minutes 1 account, disclosure, expanded",
        "How long, term",
        "Until you delete your account.",
      ],
    },
  ],
  "deleting the account": [
    {
      at: "settings/delete-account-dialog/DeleteAccountDialog confirming",
      hears: ["Are you sure?, heading 2", "Cancel, button", "Yes, Delete My Account, button"],
    },
    {
      at: "settings/delete-account-dialog/DeleteAccountDialog deleting",
      hears: ["Are you sure?, heading 2", "Cancel, button, dimmed", "Yes, Delete My Account, button, dimmed, busy"],
    },
    {
      at: "settings/delete-account-dialog/DeleteAccountDialog deleted",
      hears: ["Your account is deleted, heading 2", "Download Receipt, button", "Done, button"],
    },
  ],
};

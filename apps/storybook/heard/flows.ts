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
        "New password, edit text, required, invalid entry, This password is too short. Choose one of at least 6 characters.",
        "Change Password, button",
      ],
    },
    {
      at: "new-password/NewPasswordView failed",
      hears: ["alert: Your password could not be changed. Please try again.", "Change Password, button"],
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
  ],
  "searching what was said": [
    {
      at: "search/SearchView found",
      hears: [
        "Search what was said, heading 1",
        "Search what was said, search field, membrane folds",
        "Favorites only, switch, off",
        "status: Found in 2 places of your library",
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
  "deleting the account": [
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

import type { DeletionReceipt } from "@lectern/domain/export/receipt";
import type { SummaryStyle } from "@lectern/domain/summary-style";
import type { ReactNode } from "react";
import type { ThemeChoice } from "../../theme/choice/theme-choice.ts";
import type { ReadingSettings } from "../../theme/reading/reading-settings.ts";

/** SET-01: `premium` and `cancelling` have a badge. If the read failed there is none (AUT-08). */
export type AccountPlanState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "free" }
  | { readonly kind: "premium" }
  | { readonly kind: "cancelling" };

/** SET-02. After a failed save the state is `ready` again with the old style, and the app shows a toast. */
export type DefaultStyleState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "ready"; readonly style: SummaryStyle }
  /** `style` is the new one. */
  | { readonly kind: "saving"; readonly style: SummaryStyle };

/** TUT-09: who writes answers and summaries. `quotes`: no model is set up. */
export type WriterState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "quotes" }
  /** `host` is null for a model on the machine that runs the functions. */
  | { readonly kind: "model"; readonly model: string; readonly host: string | null };

/** SET-04. After a failed deletion the state is `confirming` again, and the app shows a toast. */
export type DeletionState =
  | { readonly kind: "idle" }
  | { readonly kind: "confirming" }
  | { readonly kind: "deleting" }
  /** The account is deleted, and the receipt shows until it is closed (EXP-04). */
  | { readonly kind: "deleted"; readonly receipt: DeletionReceipt };

/** The lectures that this device keeps for offline reading. */
export interface KeptLectures {
  /** Undefined while it is loading. */
  readonly bytes: number | undefined;
  /** Whether they open without a network; undefined in a browser that can't store the app. */
  readonly isReady: boolean | undefined;
  /** The number of recordings. */
  readonly lectures: number;
  /** Whether the browser promised not to remove them; undefined if it was not asked or gave no answer. */
  readonly isPersistent: boolean | undefined;
}

/** OFF-01: whether lectures are kept on this device. */
export type KeepingState =
  | { readonly kind: "off" }
  /** Keeping is being switched on or off. */
  | { readonly kind: "changing"; readonly isOn: boolean }
  | { readonly kind: "on"; readonly kept: KeptLectures }
  /** The browser has no room: the kept data stays, and nothing is added. */
  | { readonly kind: "full"; readonly kept: KeptLectures }
  /** Keeping is on, and the browser has removed the kept data. */
  | { readonly kind: "evicted" }
  /** The browser does not let this page store anything. */
  | { readonly kind: "blocked" };

/** An assistant of another maker that may read the student's lectures. */
export interface ListedAssistant {
  readonly clientId: string;
  /** As it calls itself, prepared to be shown; null if it has no name. */
  readonly name: string | null;
  /** The host that it leads to; null for a program on a computer of the student's. */
  readonly host: string | null;
  readonly connectedAt: string;
  /** Null if it has read nothing yet. */
  readonly lastUsedAt: string | null;
}

/** CON-02: the connected assistants. After a failed disconnection the state is `list` again, and the app shows a toast. */
export type AssistantsState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "none" }
  | {
      readonly kind: "list";
      readonly assistants: readonly ListedAssistant[];
      /** The one that is being disconnected. */
      readonly disconnecting: string | null;
    };

export interface SettingsState {
  readonly plan: AccountPlanState;
  readonly style: DefaultStyleState;
  readonly writer: WriterState;
  readonly deletion: DeletionState;
  readonly keeping: KeepingState;
  readonly assistants: AssistantsState;
}

/** TLS-03, product decision 3: stored on the device. */
export interface Flags {
  readonly toolsEnabled: boolean;
  readonly experimentalEnabled: boolean;
}

export interface SettingsViewProps {
  readonly state: SettingsState;
  readonly email: string;
  readonly flags: Flags;
  readonly theme: ThemeChoice;
  /** ACC-01 */
  readonly reading: ReadingSettings;
  readonly onReadingChange: (settings: ReadingSettings) => void;
  /** SHL-16: whether keys without a modifier start commands. */
  readonly hasSingleKeys: boolean;
  readonly onSingleKeysChange: (isOn: boolean) => void;
  readonly onThemeChange: (theme: ThemeChoice) => void;
  readonly onStyleChange: (style: SummaryStyle) => void;
  /** Switches keeping on; switching it off removes the kept data. */
  readonly onKeepingChange: (isOn: boolean) => void;
  readonly onDisconnect: (clientId: string) => void;
  readonly onAssistantsRetry: () => void;
  /** Called with the new values of both. */
  readonly onFlagsChange: (flags: Flags) => void;
  /** Called by Delete Account, to ask for confirmation. */
  readonly onDeletionRequest: () => void;
  /** Called by Yes, Delete My Account. */
  readonly onDeletionConfirm: () => void;
  /** Called by Cancel and Escape, but not while deleting. */
  readonly onDeletionCancel: () => void;
  readonly onReceiptDownload: () => void;
  /** Called when the receipt is closed: the app signs out and leaves the page. */
  readonly onReceiptClose: () => void;
  /** Exports everything in the account before it is deleted (EXP-04). */
  readonly exportAction?: ReactNode;
  readonly paths: {
    readonly contactSupport: string;
    readonly featureRequest: string;
    readonly bugReport: string;
    readonly keptData: string;
    readonly connect: string;
    readonly privacyPolicy: string;
    readonly terms: string;
    readonly faq: string;
  };
}

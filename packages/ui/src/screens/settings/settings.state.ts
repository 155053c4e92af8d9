import type { DeletionReceipt } from "@lectern/domain/export/receipt";
import type { SummaryStyle } from "@lectern/domain/summary-style";
import type { ReactNode } from "react";
import type { ThemeChoice } from "../../theme/choice/theme-choice.ts";
import type { ReadingSettings } from "../../theme/reading/reading-settings.ts";

/** SET-01: `premium` and `cancelling` have a badge. A read that failed shows none (AUT-08). */
export type AccountPlanState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "free" }
  | { readonly kind: "premium" }
  | { readonly kind: "cancelling" };

/** SET-02. Saving that failed goes back to `ready` with the old style; the app's toast says so. */
export type DefaultStyleState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "ready"; readonly style: SummaryStyle }
  /** `style` is the wanted one. */
  | { readonly kind: "saving"; readonly style: SummaryStyle };

/** SET-04. A deletion that failed goes back to `confirming`; the app's toast says so. */
export type DeletionState =
  | { readonly kind: "idle" }
  | { readonly kind: "confirming" }
  | { readonly kind: "deleting" }
  /** The account is gone; what went with it shows until it is closed (EXP-04). */
  | { readonly kind: "deleted"; readonly receipt: DeletionReceipt };

/** The lectures that a device keeps for reading without a network. */
export interface KeptLectures {
  /** Undefined until it is known. */
  readonly bytes: number | undefined;
  /** How many recordings. */
  readonly lectures: number;
  /** Whether the browser promised to keep it; undefined where it was not asked or gave no answer. */
  readonly isPersistent: boolean | undefined;
}

/** OFF-01: whether lectures are kept on this device. */
export type KeepingState =
  | { readonly kind: "off" }
  /** Switched on, or off, and not done yet. */
  | { readonly kind: "changing"; readonly isOn: boolean }
  | { readonly kind: "on"; readonly kept: KeptLectures }
  /** The browser has no room: what is kept stays, and nothing is added. */
  | { readonly kind: "full"; readonly kept: KeptLectures }
  /** It is on, and the browser has removed what was kept. */
  | { readonly kind: "evicted" }
  /** The browser lets this page keep nothing. */
  | { readonly kind: "blocked" };

export interface SettingsState {
  readonly plan: AccountPlanState;
  readonly style: DefaultStyleState;
  readonly deletion: DeletionState;
  readonly keeping: KeepingState;
}

/** TLS-03, product decision 3: kept on the device. */
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
  /** Switches keeping lectures on; off removes what is kept. */
  readonly onKeepingChange: (isOn: boolean) => void;
  /** The wanted values of both. */
  readonly onFlagsChange: (flags: Flags) => void;
  /** Delete Account was pressed: ask. */
  readonly onDeletionRequest: () => void;
  /** Yes, Delete My Account. */
  readonly onDeletionConfirm: () => void;
  /** Cancel or Escape. Not called while deleting. */
  readonly onDeletionCancel: () => void;
  readonly onReceiptDownload: () => void;
  /** The receipt was seen: the app signs out and leaves. */
  readonly onReceiptClose: () => void;
  /** Takes everything out of the account before it is deleted (EXP-04). */
  readonly exportAction?: ReactNode;
  readonly paths: {
    readonly contactSupport: string;
    readonly featureRequest: string;
    readonly bugReport: string;
    readonly privacyPolicy: string;
    readonly terms: string;
    readonly faq: string;
  };
}

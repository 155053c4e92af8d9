import { basename, dirname } from "node:path";
import type { ChooseAccountState } from "./choose-account/ChooseAccountView.tsx";
import type { FreeWeek } from "@lectern/domain/free-week";
import { expect, it } from "vitest";
import type { DownloadState } from "./download/download.state.ts";
import type { ExperimentalState } from "./experimental/experimental.state.ts";
import type { ExportState } from "./export/export.state.ts";
import type { FavoritesState } from "./favorites/favorites.state.ts";
import type { FeatureRequestState } from "./feature-request/feature-request.state.ts";
import type { AddRecordingsState, FolderRecordingsState, FolderState } from "./folder/folder.state.ts";
import type { CreateFolderState, FoldersState } from "./folders/folders.state.ts";
import type { ForgotPasswordState } from "./forgot-password/forgot-password.state.ts";
import type { CountState, HomePlanState, MinutesState, RecentsState } from "./home/home.state.ts";
import type { LoginState } from "./login/login.state.ts";
import type { ManageSubscriptionState, PortalState } from "./manage-subscription/manage-subscription.state.ts";
import type { NewPasswordState } from "./new-password/new-password.state.ts";
import type { PricingState, PricingViewProps } from "./pricing/pricing.state.ts";
import type {
  ChatState,
  NotesState,
  RecordingState,
  RecordingTab,
  TranscriptState,
  TitleState,
} from "./recording/recording.state.ts";
import type { RecordingsState } from "./recordings/recordings.state.ts";
import type { RedeemState, ReferralsState } from "./referrals/referrals.state.ts";
import type { SearchState } from "./search/search.state.ts";
import type { AccountPlanState, DefaultStyleState, DeletionState } from "./settings/settings.state.ts";
import type { SignUpMode, SignUpState } from "./sign-up/sign-up.state.ts";
import type { StudyGuideState } from "./study-guide/study-guide.state.ts";
import type { StudyGuidesState } from "./study-guides/study-guides.state.ts";
import type { ToolsState } from "./tools/tools.state.ts";

type Kinds<Union extends { kind: string }> = Record<Union["kind"], true>;

/** Every region of every screen, with every kind it can be in. The compiler refuses a list that forgets one. */
const regions = {
  recordings: {
    state: {
      loading: true,
      failed: true,
      empty: true,
      "no-match": true,
      ready: true,
    } satisfies Kinds<RecordingsState>,
  },
  recording: {
    state: { loading: true, failed: true, ready: true } satisfies Kinds<RecordingState>,
    "state.transcript": {
      loading: true,
      failed: true,
      none: true,
      text: true,
      segments: true,
    } satisfies Kinds<TranscriptState>,
    "state.title": { idle: true, failed: true } satisfies Kinds<TitleState>,
    tab: { summary: true, customize: true, chat: true, transcript: true } satisfies Record<RecordingTab, true>,
    "customize.notes": { none: true, generating: true, ready: true, failed: true } satisfies Kinds<NotesState>,
    "chat.chat": { idle: true, waiting: true, receiving: true, failed: true } satisfies Kinds<ChatState>,
  },
  login: {
    state: { idle: true, "signed-out": true, "signing-in": true, failed: true } satisfies Kinds<LoginState>,
    "state.provider": { google: true, apple: true },
  },
  home: {
    "state.recordings": { loading: true, failed: true, ready: true } satisfies Kinds<CountState>,
    "state.favorites": { loading: true, failed: true, ready: true } satisfies Kinds<CountState>,
    "state.plan": { checking: true, premium: true, free: true, failed: true } satisfies Kinds<HomePlanState>,
    "state.plan.minutes": { loading: true, failed: true, ready: true } satisfies Kinds<MinutesState>,
    "state.recents": { loading: true, failed: true, empty: true, ready: true } satisfies Kinds<RecentsState>,
  },
  favorites: {
    state: {
      loading: true,
      failed: true,
      empty: true,
      "no-match": true,
      ready: true,
    } satisfies Kinds<FavoritesState>,
  },
  folders: {
    state: { loading: true, failed: true, empty: true, ready: true } satisfies Kinds<FoldersState>,
    dialog: { closed: true, open: true, creating: true } satisfies Kinds<CreateFolderState>,
  },
  folder: {
    state: { loading: true, failed: true, ready: true, deleting: true } satisfies Kinds<FolderState>,
    recordings: { loading: true, failed: true, empty: true, ready: true } satisfies Kinds<FolderRecordingsState>,
    adding: {
      closed: true,
      loading: true,
      failed: true,
      empty: true,
      ready: true,
      adding: true,
    } satisfies Kinds<AddRecordingsState>,
  },
  "study-guides": {
    state: {
      loading: true,
      failed: true,
      empty: true,
      "no-match": true,
      ready: true,
    } satisfies Kinds<StudyGuidesState>,
  },
  "study-guide": {
    state: { loading: true, failed: true, ready: true } satisfies Kinds<StudyGuideState>,
    "state.title": { idle: true, failed: true } satisfies Kinds<TitleState>,
  },
  tools: { state: { "coming-soon": true, enabled: true } satisfies Kinds<ToolsState> },
  experimental: { state: { "coming-soon": true, enabled: true } satisfies Kinds<ExperimentalState> },
  settings: {
    "state.plan": {
      loading: true,
      failed: true,
      free: true,
      premium: true,
      cancelling: true,
    } satisfies Kinds<AccountPlanState>,
    "state.style": { loading: true, failed: true, ready: true, saving: true } satisfies Kinds<DefaultStyleState>,
    "state.deletion": { idle: true, confirming: true, deleting: true, deleted: true } satisfies Kinds<DeletionState>,
    "flags.toolsEnabled": { true: true, false: true },
    "flags.experimentalEnabled": { true: true, false: true },
  },
  export: {
    state: {
      choosing: true,
      preparing: true,
      writing: true,
      finishing: true,
      failed: true,
      done: true,
      stopped: true,
    } satisfies Kinds<ExportState>,
    "state.reason": { "too-large": true, unwritable: true, "no-times": true },
    place: { disk: true, downloads: true },
  },
  "feature-request": { state: { checking: true, upsell: true, form: true } satisfies Kinds<FeatureRequestState> },
  pricing: {
    state: {
      checking: true,
      choosing: true,
      "opening-checkout": true,
      subscribed: true,
      "opening-portal": true,
    } satisfies Kinds<PricingState>,
    "frame.within": { shell: true, page: true } satisfies Record<PricingViewProps["frame"]["within"], true>,
  },
  "manage-subscription": {
    state: {
      checking: true,
      unconfirmed: true,
      failed: true,
      active: true,
      cancelled: true,
    } satisfies Kinds<ManageSubscriptionState>,
    portal: { idle: true, opening: true } satisfies Kinds<PortalState>,
    celebrating: { true: true, false: true },
  },
  referrals: {
    state: { loading: true, failed: true, ready: true } satisfies Kinds<ReferralsState>,
    "state.redeem": {
      idle: true,
      missing: true,
      applying: true,
      unconfirmed: true,
      redeemed: true,
    } satisfies Kinds<RedeemState>,
    "state.freeWeek": { "in-progress": true, active: true, used: true } satisfies Kinds<FreeWeek>,
  },
  search: {
    state: { idle: true, searching: true, found: true, nothing: true, failed: true } satisfies Kinds<SearchState>,
  },
  "sign-up": {
    state: { idle: true, submitting: true, failed: true } satisfies Kinds<SignUpState>,
    mode: { join: true, "sign-in": true } satisfies Record<SignUpMode, true>,
  },
  "forgot-password": {
    state: {
      idle: true,
      "link-refused": true,
      sending: true,
      failed: true,
      sent: true,
    } satisfies Kinds<ForgotPasswordState>,
  },
  "choose-account": { state: { asking: true, continuing: true } satisfies Kinds<ChooseAccountState> },
  "new-password": {
    state: { idle: true, saving: true, refused: true, failed: true } satisfies Kinds<NewPasswordState>,
  },
  download: { state: { waiting: true, staying: true } satisfies Kinds<DownloadState> },
} as const;

type Args = Record<string, unknown>;
interface StoryModule {
  readonly default: { readonly args?: Args };
  readonly [story: string]: { readonly args?: Args };
}

const stories = Object.fromEntries(
  Object.entries(import.meta.glob<StoryModule>("./*/*View.stories.tsx", { eager: true })).map(([file, module]) => [
    basename(dirname(file)),
    module,
  ]),
);
const views = Object.keys(import.meta.glob("./*/*View.tsx")).map((file) => basename(dirname(file)));

const at = (args: Args, path: string): unknown => {
  const value = path.split(".").reduce<unknown>((inner, key) => (inner as Args | undefined)?.[key], args);
  return typeof value === "object" && value !== null ? (value as { kind?: string }).kind : String(value);
};

const shown = (screen: string, path: string): unknown[] => {
  const { default: meta, ...named } = stories[screen] as StoryModule;
  return Object.values(named).map(({ args }) => at({ ...meta.args, ...args }, path));
};

it("QAS-01 every screen has stories", () => {
  expect(views.filter((view) => stories[view] === undefined)).toEqual([]);
  expect(views.length).toBeGreaterThan(0);
});

it("QAS-01 every screen with a state is listed here", () => {
  const withState = Object.keys(import.meta.glob("./*/*.state.ts")).map((file) => basename(dirname(file)));
  const plain = ["landing", "contact-support", "bug-report"];
  const drawn = withState.filter((screen) => views.includes(screen) && !plain.includes(screen));
  expect(drawn.filter((screen) => !Object.hasOwn(regions, screen))).toEqual([]);
});

const cases = Object.entries(regions).flatMap(([screen, parts]) =>
  Object.entries(parts).flatMap(([path, kinds]) => Object.keys(kinds).map((kind) => [screen, path, kind] as const)),
);

it.each(cases)("QAS-01 %s: a story shows %s %s", (screen, path, kind) => {
  expect(shown(screen, path)).toContain(kind);
});

import { basename, dirname } from "node:path";
import type { FreeWeek } from "@lectern/domain/free-week";
import { parseSync } from "rolldown/utils";
import { expect, it } from "vitest";
import type { AddRecordingsState, FolderRecordingsState } from "./folder/folder.state.ts";
import type { CreateFolderState } from "./folders/folders.state.ts";
import type { CountState, HomePlanState, MinutesState, RecentsState } from "./home/home.state.ts";
import type { PortalState } from "./manage-subscription/manage-subscription.state.ts";
import type { PricingViewProps } from "./pricing/pricing.state.ts";
import type { ChatState, NotesState, RecordingTab, TranscriptState, TitleState } from "./recording/recording.state.ts";
import type { RedeemState } from "./referrals/referrals.state.ts";
import type {
  AccountPlanState,
  AssistantsState,
  DefaultStyleState,
  DeletionState,
  KeepingState,
} from "./settings/settings.state.ts";
import type { SignUpMode } from "./sign-up/sign-up.state.ts";

type Kinds<Union extends { kind: string }> = Record<Union["kind"], true>;

/**
 * The regions of a screen in addition to its `state`, with all kinds of each. The compiler refuses an incomplete list.
 */
const regions = {
  recording: {
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
  "ask-unit": {
    chat: { idle: true, waiting: true, receiving: true, failed: true } satisfies Kinds<ChatState>,
  },
  login: {
    "state.provider": { google: true, apple: true },
  },
  home: {
    "state.recordings": { loading: true, failed: true, ready: true } satisfies Kinds<CountState>,
    "state.favorites": { loading: true, failed: true, ready: true } satisfies Kinds<CountState>,
    "state.plan": {
      checking: true,
      absent: true,
      premium: true,
      free: true,
      failed: true,
    } satisfies Kinds<HomePlanState>,
    "state.plan.minutes": { loading: true, failed: true, ready: true } satisfies Kinds<MinutesState>,
    "state.recents": { loading: true, failed: true, empty: true, ready: true } satisfies Kinds<RecentsState>,
  },
  folders: {
    dialog: { closed: true, open: true, creating: true } satisfies Kinds<CreateFolderState>,
  },
  folder: {
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
  "study-guide": {
    "state.title": { idle: true, failed: true } satisfies Kinds<TitleState>,
  },
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
    "state.keeping": {
      off: true,
      changing: true,
      on: true,
      full: true,
      evicted: true,
      blocked: true,
    } satisfies Kinds<KeepingState>,
    "state.assistants": { loading: true, failed: true, none: true, list: true } satisfies Kinds<AssistantsState>,
    "flags.toolsEnabled": { true: true, false: true },
    "flags.experimentalEnabled": { true: true, false: true },
  },
  export: {
    "state.reason": { "too-large": true, unwritable: true, "no-times": true },
    place: { disk: true, downloads: true },
  },
  pricing: {
    "frame.within": { shell: true, page: true } satisfies Record<PricingViewProps["frame"]["within"], true>,
  },
  "manage-subscription": {
    portal: { idle: true, opening: true } satisfies Kinds<PortalState>,
    celebrating: { true: true, false: true },
  },
  referrals: {
    "state.redeem": {
      idle: true,
      missing: true,
      applying: true,
      unconfirmed: true,
      applied: true,
      redeemed: true,
    } satisfies Kinds<RedeemState>,
    "state.freeWeek": { "in-progress": true, active: true, used: true } satisfies Kinds<FreeWeek>,
  },
  "sign-up": {
    mode: { join: true, "sign-in": true } satisfies Record<SignUpMode, true>,
  },
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

/** Returns the type name of a screen's state: `SearchState` for `search`. */
const toStateType = (screen: string): string =>
  `${screen.replaceAll(/(?:^|-)(.)/g, (_, first: string) => first.toUpperCase())}State`;

/** The kinds of a union's members, and the names of the unions that it has in it. */
interface TypeAlias {
  readonly kinds: readonly string[];
  readonly of: readonly string[];
}

/** Parses the unions that a module declares, by name. */
function parseUnions(file: string, source: string): [string, TypeAlias][] {
  return parseSync(file, source).program.body.flatMap((statement): [string, TypeAlias][] => {
    const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declared?.type !== "TSTypeAliasDeclaration") return [];
    const { typeAnnotation: type } = declared;
    const name = declared.id.name;
    const all = type.type === "TSUnionType" ? type.types : [type];
    const of = all.flatMap((member) =>
      member.type === "TSTypeReference" && member.typeName.type === "Identifier" ? [member.typeName.name] : [],
    );
    const members = all.filter((member) => member.type !== "TSTypeReference");
    const kinds = members
      .flatMap((member) => (member.type === "TSTypeLiteral" ? member.members : []))
      .map((member) => /^(?:readonly )?kind: "([^"]+)";?$/.exec(source.slice(member.start, member.end))?.[1])
      .filter((kind) => kind !== undefined);
    if (kinds.length > 0 && kinds.length < members.length)
      throw new Error(`${file}: each member of ${name} needs one kind`);
    return [[name, { kinds, of }]];
  });
}

const sources = import.meta.glob<string>("./*/*.state.ts", { query: "?raw", import: "default", eager: true });
const unions = new Map(Object.entries(sources).flatMap(([file, source]) => parseUnions(file, source)));

/** Lists all kinds of a screen's state in its module; none if the state is not a union. */
function listKinds(type: string): readonly string[] {
  const union = unions.get(type);
  return union === undefined ? [] : [...union.kinds, ...union.of.flatMap(listKinds)];
}

const at = (args: Args, path: string): unknown => {
  const value = path.split(".").reduce<unknown>((inner, key) => (inner as Args | undefined)?.[key], args);
  return typeof value === "object" && value !== null ? (value as { kind?: string }).kind : String(value);
};

const listShownKinds = (screen: string, path: string): unknown[] => {
  const { default: meta, ...named } = stories[screen] as StoryModule;
  return Object.values(named).map(({ args }) => at({ ...meta.args, ...args }, path));
};

it("QAS-01 every screen has stories", () => {
  expect(views.filter((view) => stories[view] === undefined)).toEqual([]);
  expect(views.length).toBeGreaterThan(0);
});

it("QAS-01 every screen with a state has a union of kinds, or regions in the list", () => {
  const withState = Object.keys(import.meta.glob("./*/*.state.ts")).map((file) => basename(dirname(file)));
  const plain = ["landing", "contact-support", "bug-report"];
  const drawn = withState.filter((screen) => views.includes(screen) && !plain.includes(screen));
  const without = drawn.filter((screen) => listKinds(toStateType(screen)).length === 0);
  expect(without.filter((screen) => !Object.hasOwn(regions, screen))).toEqual([]);
});

const states = views.flatMap((screen) =>
  listKinds(toStateType(screen)).map((kind) => [screen, "state", kind] as const),
);
const cases = Object.entries(regions).flatMap(([screen, parts]) =>
  Object.entries(parts).flatMap(([path, kinds]) => Object.keys(kinds).map((kind) => [screen, path, kind] as const)),
);

it.each([...states, ...cases])("QAS-01 %s: a story shows %s %s", (screen, path, kind) => {
  expect(listShownKinds(screen, path)).toContain(kind);
});

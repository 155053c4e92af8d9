import { basename, dirname } from "node:path";
import { expect, it } from "vitest";
import type { LoginState } from "./login/login.state.ts";
import type { RecordingState, RecordingTab, SegmentsState, TitleState } from "./recording/recording.state.ts";
import type { RecordingsState } from "./recordings/recordings.state.ts";

type Kinds<Union extends { kind: string }> = Record<Union["kind"], true>;

/** Every region of every screen, with every kind it can be in. The compiler refuses a list that forgets one. */
const regions = {
  recordings: {
    state: {
      loading: true,
      unavailable: true,
      empty: true,
      "no-match": true,
      ready: true,
    } satisfies Kinds<RecordingsState>,
  },
  recording: {
    state: { loading: true, failed: true, ready: true } satisfies Kinds<RecordingState>,
    "state.segments": { loading: true, none: true, ready: true } satisfies Kinds<SegmentsState>,
    "state.title": { idle: true, failed: true } satisfies Kinds<TitleState>,
    tab: { summary: true, customize: true, chat: true, transcript: true } satisfies Record<RecordingTab, true>,
  },
  login: {
    state: { idle: true, "signing-in": true, failed: true } satisfies Kinds<LoginState>,
    "state.provider": { google: true, apple: true },
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

const at = (args: Args, path: string): unknown => {
  const value = path.split(".").reduce<unknown>((inner, key) => (inner as Args | undefined)?.[key], args);
  return typeof value === "object" && value !== null ? (value as { kind?: string }).kind : value;
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
  const plain = ["landing"];
  const drawn = withState.filter((screen) => views.includes(screen) && !plain.includes(screen));
  expect(drawn.filter((screen) => !Object.hasOwn(regions, screen))).toEqual([]);
});

const cases = Object.entries(regions).flatMap(([screen, parts]) =>
  Object.entries(parts).flatMap(([path, kinds]) => Object.keys(kinds).map((kind) => [screen, path, kind] as const)),
);

it.each(cases)("QAS-01 %s: a story shows %s %s", (screen, path, kind) => {
  expect(shown(screen, path)).toContain(kind);
});

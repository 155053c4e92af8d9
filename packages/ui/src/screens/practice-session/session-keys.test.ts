import { describe, expect, test, vi } from "vitest";
import type { PracticeSessionState, PracticeSessionViewProps } from "./practice-session.state.ts";
import { toShortcutKey } from "../../theme/keys.ts";
import { findKeyAction, toKeyHelp } from "./session-keys.ts";

const card = {
  id: "1",
  kind: "definition",
  front: "What is a thylakoid?",
  back: "A folded membrane",
  choices: null,
  quote: "A thylakoid is a folded membrane.",
  source: { href: "#", seconds: 4 },
  lecture: "Cells",
  language: "en",
} as const;
const turn = { done: 0, repeats: 0, total: 20, key: "0" };
const asking = { kind: "asking", card, turn, isBusy: false, problem: null } as const;
const choosing = { ...asking, card: { ...card, kind: "choice", choices: ["a", "b", "c", "d"] } } as const;
const intervals = { 1: "1 min", 2: "6 min", 3: "10 min", 4: "8 days" };
const shown = { ...asking, kind: "shown", intervals, choice: null } as const;
const chosen = { ...shown, card: choosing.card, choice: { index: 1, rating: 1 } } as const;

/** Returns the call that a key causes, as "onRate 3". */
function press(
  key: string,
  state: PracticeSessionState,
  change: Partial<PracticeSessionViewProps> = {},
  isOnControl = false,
) {
  const calls: string[] = [];
  const props = new Proxy(
    { state, hasSingleKeys: true, hasTwoButtons: false, waiting: 0, ...change } as PracticeSessionViewProps,
    {
      get: (target, name: string) =>
        name in target
          ? target[name as keyof PracticeSessionViewProps]
          : vi.fn<(argument?: unknown) => void>((argument) => {
              calls.push(argument === undefined ? name : `${name} ${JSON.stringify(argument)}`);
            }),
    },
  );
  findKeyAction({ key: toShortcutKey({ key, code: "" }), isOnControl }, props)?.();
  return calls[0];
}

describe("PRC-04 keys of a session", () => {
  test.each([
    [" ", asking, "onShowAnswer"],
    ["Enter", asking, "onShowAnswer"],
    [" ", choosing, undefined],
    ["1", choosing, "onChoose 0"],
    ["4", choosing, "onChoose 3"],
    ["1", asking, undefined],
    ["1", shown, "onRate 1"],
    ["4", shown, "onRate 4"],
    ["5", shown, undefined],
    ["3", chosen, "onChangeRating 3"],
    ["Enter", chosen, "onRate 1"],
    ["Enter", shown, undefined],
    ["z", asking, "onUndo"],
    ["Z", { kind: "finished", result: { cards: 1, known: 1, due: 0, next: null }, problem: null }, "onUndo"],
    ["o", shown, "onOpenSource"],
    ["s", asking, "onSuspend"],
    ["r", asking, "onReadAloud"],
    ["s", { kind: "loading" }, undefined],
    ["Escape", shown, "onLeave"],
    [" ", { kind: "deleted", turn }, "onSkip"],
  ] as const)("PRC-04 %j does %o: %s", (key, state, expected) => {
    expect(press(key, state)).toBe(expected);
  });

  test.each([
    ["1", "onRate 1"],
    ["2", "onRate 3"],
    ["3", undefined],
  ])("PRC-04 with two buttons %s is %s", (key, expected) => {
    expect(press(key, shown, { hasTwoButtons: true })).toBe(expected);
  });

  test.each(["1", "z", "o", "s", "r"])("SHL-16 %s does nothing if single keys are switched off", (key) => {
    expect(press(key, shown, { hasSingleKeys: false })).toBeUndefined();
  });

  test("SHL-16 Space and Escape work even if single keys are switched off", () => {
    const off = { hasSingleKeys: false };
    expect([press(" ", asking, off), press("Escape", asking, off)]).toEqual(["onShowAnswer", "onLeave"]);
  });

  test("PRC-04 Space and Enter press the focused button or link", () => {
    expect([press(" ", asking, {}, true), press("Enter", chosen, {}, true)]).toEqual([undefined, undefined]);
  });

  test("PRC-04 no key but Escape works while something is being saved", () => {
    expect([press("3", { ...shown, isBusy: true }), press("Escape", { ...shown, isBusy: true })]).toEqual([
      undefined,
      "onLeave",
    ]);
  });
});

test("PRC-04 the help names the keys that do something now", () => {
  const action = vi.fn<() => void>();
  const help = "S suspend · R read aloud · O show in transcript · Z undo · Esc leave";
  expect(toKeyHelp({ onReadAloud: action, onUndo: action })).toBe(help);
  const withoutBoth = "S suspend · O show in transcript · Esc leave";
  expect(toKeyHelp({ onReadAloud: undefined, onUndo: undefined })).toBe(withoutBoth);
});

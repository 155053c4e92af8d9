import { Failure } from "@lectern/domain/failure";
import { cardProposalsModel } from "@lectern/machines/card-proposals/card-proposals.model";
import { describe, expect, test } from "vitest";
import { CHANGED_ELSEWHERE } from "../../copy/offline-copy.ts";
import { sampleCard } from "../../testing/cards.ts";
import { findSnapshot } from "../../testing/find-snapshot.ts";
import {
  hasNothing,
  toLectureCardsState,
  toMakingState,
  toSavingState,
  toShownCards,
  toTermCardState,
} from "./lecture-cards.view-state.ts";

const now = "2026-11-24T09:00:00Z";
const find = (name: string) => findSnapshot(cardProposalsModel, name);
const saved = find("saved");
const recording = { data: { id: "biology-7", hasTranscript: true, language: "en" }, isError: false };
const read = <Data>(data: Data) => ({ data, isError: false });
const proposed = { ...sampleCard, standing: "proposed" } as const;

describe("PRC-03 the lists of cards", () => {
  test("PRC-03 are proposals and kept cards", () => {
    const cards = [proposed, { ...sampleCard, id: "kept" }];
    const state = toLectureCardsState(recording, read(cards), undefined, saved, now);
    expect(state.kind === "ready" && [state.proposals.map(({ id }) => id), state.kept.map(({ id }) => id)]).toEqual([
      ["thylakoid"],
      ["kept"],
    ]);
  });

  test("PRC-03 include a decision that is not saved yet", () => {
    const saving = find("saving");
    const state = toLectureCardsState(recording, read([proposed]), undefined, saving, now);
    expect(state.kind === "ready" && [state.proposals.length, state.kept.length]).toEqual([0, 1]);
  });

  test("PRC-03 link a quote to its time, or to the transcript if it has none", () => {
    const cards = [sampleCard, { ...sampleCard, id: "text", start: null }];
    const state = toLectureCardsState(recording, read(cards), undefined, saved, now);
    expect(state.kind === "ready" && state.kept.map(({ source }) => source)).toEqual([
      { href: "/dashboard/library/recording/biology-7?tab=transcript&t=754", seconds: 754.5 },
      { href: "/dashboard/library/recording/biology-7?tab=transcript", seconds: null },
    ]);
  });

  test("PRC-06 keeping a card whose transcript changed confirms it", () => {
    const saving = find("saving");
    const state = toLectureCardsState(
      recording,
      read([{ ...sampleCard, isSourceChanged: true }]),
      undefined,
      saving,
      now,
    );
    expect(state.kind === "ready" && state.kept[0]?.isSourceChanged).toBe(false);
  });

  test.each([
    [undefined, recording, false, "loading"],
    [undefined, recording, true, "failed"],
    [[], { data: undefined, isError: true }, false, "failed"],
    [[], { data: { id: "biology-7", hasTranscript: false, language: null }, isError: false }, false, "no-transcript"],
    [[sampleCard], { data: { id: "biology-7", hasTranscript: false, language: null }, isError: false }, false, "ready"],
  ] as const)("PRC-03 with cards %j and the recording %j it is %s %s", (data, of, isError, kind) => {
    expect(toLectureCardsState(of, { data, isError }, undefined, saved, now).kind).toBe(kind);
  });
});

test("PRC-01 show proposals by request, best first, and kept cards in the order of the lecture", () => {
  const earlier = "2026-11-20T09:00:00Z";
  const cards = [
    { ...sampleCard, id: "kept-early", first: 1, rank: 5 },
    { ...sampleCard, id: "third", standing: "proposed", rank: 0 },
    { ...sampleCard, id: "second", standing: "proposed", rank: 4, createdAt: earlier },
    { ...sampleCard, id: "first", standing: "proposed", rank: 1, createdAt: earlier },
    { ...sampleCard, id: "kept-late", first: 9, rank: 1 },
  ] as const;
  const state = toLectureCardsState(recording, read(cards), undefined, saved, now);
  if (state.kind !== "ready") throw new Error(state.kind);
  const [proposals, kept] = [state.proposals, state.kept].map((some) => some.map(({ id }) => id));
  expect(proposals).toEqual(["first", "second", "third"]);
  expect(kept).toEqual(["kept-early", "kept-late"]);
});

test.each([
  [{ isPending: false, error: null, data: undefined }, { kind: "idle" }],
  [{ isPending: true, error: null, data: undefined }, { kind: "making" }],
  [
    { isPending: false, error: null, data: { cards: [1, 2, 3, 4], isFirst: true, needsModel: null } },
    { kind: "made", count: 4, isFirst: true },
  ],
  [
    { isPending: false, error: null, data: { cards: [], isFirst: false, needsModel: null } },
    { kind: "made", count: 0, isFirst: false },
  ],
  [
    { isPending: false, error: null, data: { cards: [], isFirst: true, needsModel: "none" } },
    { kind: "needs-model", why: "none" },
  ],
  [
    { isPending: false, error: null, data: { cards: [], isFirst: false, needsModel: "budget" } },
    { kind: "needs-model", why: "budget" },
  ],
  [
    { isPending: false, error: new Failure("server"), data: undefined },
    { kind: "failed", reason: null },
  ],
  [
    { isPending: false, error: new Failure("rate-limited", "Ask again at 14:20."), data: undefined },
    { kind: "failed", reason: "Ask again at 14:20." },
  ],
] as const)("PRC-01 the request %o is shown as %o", (making, state) => {
  expect(toMakingState(making)).toEqual(state);
});

test("PRC-01 nothing is offered to be requested without a model, or until it is known whether there is one", () => {
  const idle = { isPending: false, error: null, data: undefined };
  expect([true, false, "unknown" as const].map((hasModel) => toMakingState(idle, hasModel))).toEqual([
    { kind: "idle" },
    { kind: "needs-model", why: "none" },
    { kind: "unknown" },
  ]);
});

test("PRC-03 tells whether decisions are saved", () => {
  expect(["saved", "saving", "failed"].map((name) => toSavingState(find(name)))).toEqual([
    { kind: "saved" },
    { kind: "saving" },
    { kind: "failed", isOffline: false, reason: null },
  ]);
});

test("COR-03 says that a card's texts were changed elsewhere, and shows those", () => {
  const failed = find("failed");
  const texts = { cardId: sampleCard.id, to: { front: "Mine?" }, from: { front: "Old?" } };
  const refused: typeof failed = {
    ...failed,
    context: { ...failed.context, unsaved: [[texts]], failure: { code: "changed-elsewhere", reason: null } },
  };
  expect(toSavingState(refused)).toEqual({ kind: "failed", isOffline: false, reason: CHANGED_ELSEWHERE });
  expect(toShownCards([sampleCard], refused)).toEqual([sampleCard]);
});

test("PRC-01 a lecture with a card has something to show before it is known who writes", () => {
  const [none, one] = [[], [sampleCard]].map((cards) =>
    toLectureCardsState(recording, read(cards), undefined, saved, now),
  );
  expect([hasNothing(none!), hasNothing(one!), hasNothing({ kind: "failed" })]).toEqual([true, false, false]);
});

describe("PRC-01 key terms", () => {
  const place = { segment: 12, start: 754.5 };
  const terms = [
    { ...place, term: "stroma", definition: "The stroma is the fluid around the stacks." },
    { ...place, term: "granum" },
  ];
  const listTerms = (cards: readonly (typeof sampleCard)[]) => {
    const state = toLectureCardsState(recording, read(cards), terms, saved, now);
    return state.kind === "ready" ? state.terms : undefined;
  };

  test("PRC-01 are those with a definition, with their moment", () => {
    expect(listTerms([])).toEqual([
      {
        term: "stroma",
        definition: "The stroma is the fluid around the stacks.",
        segment: 12,
        source: { href: "/dashboard/library/recording/biology-7?tab=transcript&t=754", seconds: 754.5 },
      },
    ]);
  });

  test("PRC-01 leave out a term that a card asks for", () => {
    expect(listTerms([{ ...sampleCard, front: "What is the stroma?" }])).toEqual([]);
  });

  test.each([
    [{ isPending: false, error: null, variables: undefined }, { kind: "idle" }],
    [
      { isPending: true, error: null, variables: { term: "stroma" } },
      { kind: "adding", term: "stroma" },
    ],
    [
      { isPending: false, error: new Failure("invalid", "Full."), variables: { term: "stroma" } },
      { kind: "failed", reason: "Full." },
    ],
  ])("PRC-01 a card of a term in the state %o is shown as %o", (adding, state) => {
    expect(toTermCardState(adding)).toEqual(state);
  });
});

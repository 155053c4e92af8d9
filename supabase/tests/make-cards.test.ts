import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeClient, onEachDatabase, setMoment, type TestBackend } from "./testing/backend.ts";
import { startModel } from "./testing/model.ts";
import { callFunction, completed } from "./testing/phone.ts";

type Person = Awaited<ReturnType<TestBackend["setUpUser"]>>;

interface MadeCard {
  readonly id: string;
  readonly kind: string;
  readonly front: string;
  readonly back: string;
  readonly quote: string;
  readonly first: number;
  readonly last: number;
  readonly start: number | null;
  readonly standing: string;
  readonly origin: string;
  readonly rank: number;
}

const seed = new URL("../seed/lectures/", import.meta.url);

/** Converts "00:01:02.5" to seconds. */
const toSeconds = (time: string): number => time.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);

/** Reads the captions of a seeded lecture as segments. */
function readSegments(name: string) {
  return [
    ...readFileSync(new URL(`${name}.vtt`, seed), "utf8").matchAll(/^([\d:.]+) --> ([\d:.]+).*\n((?:.+\n?)+)/gm),
  ].map(([, start = "", end = "", text = ""]) => ({
    start: toSeconds(start),
    end: toSeconds(end),
    text: text
      .replaceAll(/<[^>]*>/g, "")
      .replaceAll("\n", " ")
      .trim(),
  }));
}

const model = await startModel();
const withModel = { OPENAI_API_KEY: "sk-local", OPENAI_BASE_URL: model.url, OPENAI_MODEL: "llama-local" };
afterAll(() => model.close());

/** Cards as a model writes them: one for each line, in other words than the lecture's. */
const writeCards = (lines: readonly unknown[]): string =>
  lines
    .map((_, n) => JSON.stringify({ front: `What does point ${n} explain?`, back: `It explains ${n}.`, lines: `${n}` }))
    .join("\n");

/** The questions of a reading. */
const toFronts = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => `Why does point ${n + from} hold?`);
const getFronts = (body: Record<string, unknown>) => (body["cards"] as MadeCard[]).map(({ front }) => front);

onEachDatabase("make-cards without a model", (backend) => {
  it("PRC-01 proposes no cards, says that it needs a model, and takes no turn", async () => {
    const person = await backend().setUpUser("no-model@school.edu");
    const [row] = await backend().sql<{ id: string }>(
      `insert into public.recordings (user_id, original_name, status, transcript, language)
        values ($1, 'Cells', 'completed', 'Mitochondria are small organelles that release energy.', 'en') returning id`,
      [person.user.id],
    );
    const make = (id: string) => callFunction(backend(), "make-cards", person.accessToken, { recording_id: id });
    const { status, body } = await make(row!.id);
    expect([status, body]).toEqual([200, { cards: [], first: true, needs_model: true }]);
    expect((await make(randomUUID())).status).toBe(404);
    expect(await backend().sql("select from private.assistant_turns", [])).toEqual([]);
  });

  it("PRC-01 SRV-01 tells nothing about another's recording", async () => {
    const [owner, other] = [
      await backend().setUpUser("owner@school.edu"),
      await backend().setUpUser("peeks@school.edu"),
    ];
    const [row] = await backend().sql<{ id: string }>(
      `insert into public.recordings (user_id, original_name, status, transcript, language)
        values ($1, 'Cells', 'completed', 'Cells divide.', 'en') returning id`,
      [owner.user.id],
    );
    expect((await callFunction(backend(), "make-cards", other.accessToken, { recording_id: row!.id })).status).toBe(
      404,
    );
  });
});

onEachDatabase("make-cards and add-card", makeAndAdd, withModel);

function makeAndAdd(backend: () => TestBackend, driver: string) {
  let person: Person;
  let other: Person;
  let recording: string;

  const send = async (name: string, who: Person) => {
    const body = {
      clientId: randomUUID(),
      name,
      startedAt: "2026-01-05T08:00:00Z",
      minutes: 60,
      transcript: { segments: readSegments(name) },
    };
    const answer = await callFunction(backend(), "ingest-recording", who.accessToken, body);
    expect(answer.body).toMatchObject({ id: expect.any(String), status: expect.any(String) });
    const id = String(answer.body["id"]);
    await completed(backend(), id);
    return id;
  };

  beforeAll(async () => {
    person = await backend().setUpUser("maker@school.edu");
    other = await backend().setUpUser("other-maker@school.edu");
    recording = await send("photosynthesis-light-reactions", person);
  });

  const clear = async () => {
    model.reset();
    await backend().sql("delete from public.cards; delete from private.assistant_turns");
  };
  const make = async (who = person, id = recording, lines: readonly unknown[] = segments) => {
    model.next({ says: writeCards(lines) });
    const { status, body } = await callFunction(backend(), "make-cards", who.accessToken, { recording_id: id });
    return { status, body, cards: (body["cards"] ?? []) as MadeCard[] };
  };
  const add = (changes: Record<string, unknown> = {}, who = person) =>
    callFunction(backend(), "add-card", who.accessToken, {
      id: randomUUID(),
      recording_id: recording,
      front: "What does light do?",
      back: "It drives the reactions.",
      quote: quoteAt(0),
      first: 0,
      last: 0,
      ...changes,
    });
  let segments: { start: number; text: string }[] = [];
  const quoteAt = (place: number) => segments[place]!.text;
  beforeAll(async () => {
    const [row] = await backend().sql<{ segments: typeof segments }>(
      "select segments from public.recording_segments where recording_id = $1",
      [recording],
    );
    segments = row!.segments;
  });

  it("PRC-01 proposes at most ten cards, each with a quote at its place", async () => {
    await clear();
    const { status, cards } = await make();
    expect(status).toBe(200);
    expect(cards.length).toBeGreaterThan(2);
    expect(cards.length).toBeLessThanOrEqual(10);
    for (const { quote, first, last, start, standing, origin } of cards) {
      const said = segments
        .slice(first, last + 1)
        .map(({ text }) => text)
        .join(" ");
      expect(said).toContain(quote);
      expect(start).toBeCloseTo(segments[first]!.start, 2);
      expect([standing, origin]).toEqual(["proposed", "model"]);
    }
    const client = makeClient(backend(), person.accessToken);
    const { data } = await client.from("cards").select("id").eq("recording_id", recording);
    expect(data?.map(({ id }) => String(id)).toSorted()).toEqual(cards.map(({ id }) => id).toSorted());
  });

  const setReading = (cards: readonly unknown[] | null) =>
    backend().sql("update public.recording_outlines set cards = $2 where recording_id = $1", [
      recording,
      cards === null ? null : JSON.stringify(cards),
    ]);
  const toCard = (n: number, changes: object = {}) => ({
    kind: "question",
    front: `Why does point ${n} hold?`,
    back: `Because of ${n}.`,
    choices: null,
    quote: quoteAt(n),
    first: n,
    last: n,
    start: segments[n]!.start,
    ...changes,
  });
  const askAssistant = async (query: string, history: readonly object[] = []) => {
    const about = { query, transcript: "", summary: "", recording_id: recording, history };
    return (await callFunction(backend(), "openai", person.accessToken, about)).body;
  };

  describe("the cards that a model wrote when it read the recording", () => {
    beforeEach(async () => {
      await clear();
      await setReading(Array.from({ length: 15 }, (_, n) => toCard(n)));
    });
    afterAll(() => setReading(null));

    it("TUT-04 PRC-01 are no proposals until asked for, then proposed at once and without the model", async () => {
      expect(await backend().sql("select from public.cards", [])).toEqual([]);
      const first = await make();
      expect([getFronts(first.body), first.body["first"]]).toEqual([toFronts(0, 10), true]);
      expect(model.requests).toEqual([]);
      const second = await make();
      expect(getFronts(second.body).slice(0, 5)).toEqual(toFronts(10, 15));
      expect(second.cards[5]).toMatchObject({ front: "What does point 0 explain?", origin: "model" });
      expect([second.cards.length, model.requests.length]).toEqual([10, 1]);
      // It knows the cards that stand and those that are proposed now.
      for (const n of [3, 14]) expect(model.getPrompt()).toContain(`- Why does point ${n} hold?`);
      expect(await backend().sql("select from private.assistant_turns where tokens > 0", [])).toHaveLength(1);
    });

    it("PRC-01 TUT-08 are proposed without others if the model fails", async () => {
      await make();
      model.reset();
      model.next({ status: 401 });
      const { body } = await callFunction(backend(), "make-cards", person.accessToken, { recording_id: recording });
      expect([getFronts(body), body["error"]]).toEqual([toFronts(10, 15), undefined]);
    });

    it("TUT-04 PRC-01 rest on several lines in a row", async () => {
      const quote = [0, 1, 2].map(quoteAt).join(" ");
      await setReading([toCard(0, { quote, last: 2 })]);
      expect((await make()).cards[0]).toMatchObject({ front: "Why does point 0 hold?", quote, last: 2 });
    });

    it("TUT-04 PRC-01 are left out where the transcript has other lines by now", async () => {
      await setReading([toCard(0, { quote: "Light is a kind of cheese." }), toCard(1, { first: 9999, last: 9999 })]);
      expect((await make()).cards[0]!.front).toBe("What does point 0 explain?");
      await clear();
      await setReading([toCard(0, { quote: "Light is a kind of cheese." }), toCard(2)]);
      expect(getFronts((await make()).body)).toEqual(toFronts(2, 3));
    });

    it("PRC-08 are asked in a quiz, and stored only if they are kept", async () => {
      const quiz = await askAssistant("Quiz me");
      expect(getFronts(quiz)).toEqual(toFronts(0, 10));
      expect(String(quiz["message"])).toMatch(
        /^1\. \*\*Why does point 0 hold\?\*\*\n\n {3}Because of 0\. \[0:\d\d\]\(#t=/,
      );
      expect(quiz["segments"]).toContainEqual(expect.objectContaining({ line: 3, text: quoteAt(3) }));
      expect(await backend().sql("select from public.cards", [])).toEqual([]);
      const [card] = quiz["cards"] as Record<string, unknown>[];
      expect((await add(card)).status).toBe(201);
      const history = [
        { role: "user", content: "Quiz me" },
        { role: "assistant", content: quiz["message"] },
      ];
      expect(getFronts(await askAssistant(" quiz me! ", history))).toEqual(toFronts(10, 15));
      expect(model.requests).toEqual([]);
    });

    it("PRC-08 PRC-01 a quiz is written by the same maker where there are none, and a model without cards answers", async () => {
      await setReading(null);
      model.next({ says: writeCards(segments) });
      expect(getFronts(await askAssistant("Quiz me"))).toHaveLength(10);
      model.next({ says: '{"front": "Why?", "back": "No line.", "lines": "99999"}' }, { says: "Ask me about light." });
      expect(await askAssistant("Quiz me")).toEqual({ message: "Ask me about light." });
    });

    it("PRC-08 a request in other words is a question like others", async () => {
      model.next({ says: "Here is one question: what is light?" });
      expect(await askAssistant("Quiz me on light")).toEqual({ message: "Here is one question: what is light?" });
    });
  });

  it("PRC-01 keeps the order of the proposals, best first, and says whether they are the first", async () => {
    await clear();
    const { body, cards } = await make();
    expect(body["first"]).toBe(true);
    expect(cards.map(({ rank }) => rank)).toEqual(cards.map((_, n) => n));
    const client = makeClient(backend(), person.accessToken);
    const { data } = await client.from("cards").select("id").eq("recording_id", recording).order("rank");
    expect(data?.map(({ id }) => String(id))).toEqual(cards.map(({ id }) => id));
    await client.from("cards").update({ standing: "dismissed" }).neq("standing", "kept");
    expect((await make()).body["first"]).toBe(false);
  });

  it("PRC-01 the next request proposes others, and never a dismissed, edited or kept card", async () => {
    await clear();
    const first = await make();
    const client = makeClient(backend(), person.accessToken);
    const [dismissed, edited, kept] = first.cards;
    await client.from("cards").update({ standing: "dismissed" }).eq("id", dismissed!.id);
    await client.from("cards").update({ front: "In my own words?", standing: "kept" }).eq("id", edited!.id);
    await client.from("cards").update({ standing: "kept" }).eq("id", kept!.id);
    const seen = new Set(first.cards.map(({ front }) => front));
    for (let n = 0; n < 4; n += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one request after another
      const { status, cards } = await make();
      expect(status).toBe(200);
      for (const { front, back, quote } of cards) {
        expect(seen.has(front)).toBe(false);
        expect([back, quote]).not.toEqual([edited!.back, edited!.quote]);
        seen.add(front);
      }
    }
  });

  it("PRC-01 two simultaneous requests store no card twice", async () => {
    await clear();
    const answers = await Promise.all([make(), make()]);
    const made = answers.flatMap(({ cards }) => cards.map(({ front }) => front));
    expect(new Set(made).size).toBe(made.length);
    const [row] = await backend().sql<{ count: number }>("select count(*)::int from public.cards", []);
    expect(row?.count).toBe(made.length);
  });

  it("PRC-01 stores fifty proposals, and says if there is no room for more", async () => {
    await clear();
    await backend().sql(
      `insert into public.cards (user_id, recording_id, kind, front, back, quote, first, last, source_hash, origin)
        select $1, $2, 'question', 'Question ' || n, 'Answer ' || n, 'Quote.', 0, 0, '', 'offline' from generate_series(1, 48) as n`,
      [person.user.id, recording],
    );
    const partly = await make();
    expect([partly.status, partly.cards.length, partly.body["limit"]]).toEqual([200, 2, "full"]);
    const full = await make();
    expect([full.status, full.body["error"]]).toEqual([409, expect.stringContaining("50 suggested cards")]);
  });

  it("PRC-01 counts as one of ten turns a minute with the assistant", async () => {
    await clear();
    await setMoment(backend(), new Date().toISOString());
    try {
      const answers = await Promise.all(Array.from({ length: 11 }, () => make()));
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    } finally {
      await setMoment(backend());
      await clear();
    }
  });

  it("PRC-01 PRC-03 SRV-01 makes and adds no card about another's recording, and none for a visitor", async () => {
    await clear();
    expect((await make(other)).status).toBe(404);
    expect((await add({}, other)).status).toBe(404);
    expect((await make(person, randomUUID())).status).toBe(404);
    for (const name of ["make-cards", "add-card", "review-cards"]) {
      expect((await callFunction(backend(), name, undefined, { recording_id: recording })).status).toBe(401);
    }
    expect(await backend().sql("select from public.cards", [])).toEqual([]);
  });

  it("PRC-03 adds a student's card once for an id, as kept, with the time of its first segment", async () => {
    await clear();
    const id = randomUUID();
    const quote = `${quoteAt(1)}  \n ${quoteAt(2)}`;
    const added = await add({ id, quote, first: 1, last: 2 });
    expect([added.status, added.body["card"]]).toEqual([
      201,
      expect.objectContaining({
        id,
        quote,
        start: segments[1]!.start,
        standing: "kept",
        origin: "student",
        kind: "question",
      }),
    ]);
    expect(await add({ id, front: "Another?" })).toMatchObject({ status: 200, body: added.body });
    const theirs = await callFunction(backend(), "add-card", other.accessToken, { id });
    expect(theirs.status).toBe(422);
  });

  it.each<[string, Record<string, unknown>]>([
    ["words that were not said", { quote: "Light is a kind of cheese." }],
    ["words of another place", { first: 3, last: 4 }],
    ["a place behind the end", { first: 100_000, last: 100_000 }],
    ["a place that ends before it begins", { first: 2, last: 1 }],
    ["no question", { front: "  " }],
    ["a question of 501 characters", { front: "x".repeat(501) }],
    ["an answer of 1,001 characters", { back: "x".repeat(1001) }],
    ["an id that is none", { id: "me" }],
  ])("PRC-03 refuses a card with %s", async (_case, changes) => {
    const { status, body } = await add(changes);
    expect([status, typeof body["error"]]).toEqual([422, "string"]);
  });

  it("PRC-01 a lecture without times gets cards too, checked against its whole text", async () => {
    const [row] = await backend().sql<{ id: string }>(
      `insert into public.recordings (user_id, original_name, status, transcript, language)
        values ($1, 'Cells', 'completed', E'Mitochondria are small organelles that release energy.\\n\\nCells divide.', 'en') returning id`,
      [person.user.id],
    );
    const quote = "Cells divide.";
    expect((await add({ recording_id: row!.id, quote, first: 1, last: 1 })).body["card"]).toMatchObject({
      start: null,
    });
    expect((await add({ recording_id: row!.id, quote: "Cells unite.", first: 1, last: 1 })).status).toBe(422);
    const { status, cards } = await make(person, row!.id, ["Mitochondria are small organelles that release energy."]);
    expect([status, cards.map(({ first, start }) => [first, start])]).toEqual([200, [[0, null]]]);
  });

  it("PRC-01 the limits of fifty proposals and 500 kept cards apply to a client's own writes", async () => {
    await clear();
    await backend().sql(
      `insert into public.cards (user_id, recording_id, kind, front, back, quote, first, last, source_hash, origin, standing)
        select $1, $2, 'question', 'Question ' || n, 'Answer', 'Quote.', 0, 0, '', 'offline',
            case when n <= 500 then 'kept' else 'dismissed' end
          from generate_series(1, 560) as n`,
      [person.user.id, recording],
    );
    const client = makeClient(backend(), person.accessToken);
    const kept = await client.from("cards").update({ standing: "kept" }).eq("front", "Question 501");
    expect(kept.error?.message).toContain("at_most_500_kept_cards");
    const proposed = await client.from("cards").update({ standing: "proposed" }).eq("standing", "dismissed");
    expect(proposed.error?.message).toContain("at_most_50_proposed_cards");
    expect((await add()).status).toBe(409);
    await clear();
  });

  if (driver === "pglite") return;

  it("PRC-01 if two requests keep the 500th card at once, one succeeds", async () => {
    await clear();
    await backend().sql(
      `insert into public.cards (user_id, recording_id, kind, front, back, quote, first, last, source_hash, origin, standing)
        select $1, $2, 'question', 'Question ' || n, 'Answer', 'Quote.', 0, 0, '', 'offline',
            case when n <= 499 then 'kept' else 'proposed' end
          from generate_series(1, 505) as n`,
      [person.user.id, recording],
    );
    const client = makeClient(backend(), person.accessToken);
    const attempts = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        client
          .from("cards")
          .update({ standing: "kept" })
          .eq("front", `Question ${500 + n}`),
      ),
    );
    expect(attempts.filter(({ error }) => error === null)).toHaveLength(1);
    await clear();
  });
}

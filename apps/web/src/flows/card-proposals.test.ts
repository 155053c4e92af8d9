import { practiceKeys } from "@lectern/data/practice/practice.queries";
import type { Card } from "@lectern/domain/practice";
import { getUnsaved } from "@lectern/machines/card-proposals/card-proposals.selectors";
import { expect, test } from "vitest";
import { waitFor } from "xstate";
import { sampleCard } from "../testing/cards.ts";
import { createTestPorts } from "../testing/ports.ts";
import { recording } from "../testing/samples.ts";
import { startFlow } from "../testing/start-flow.ts";
import { provideCardProposalsPorts } from "./card-proposals.ts";

const recordingId = recording.id;

function begin(respond: Parameters<typeof createTestPorts>[0]) {
  const { ports, requests, logged } = createTestPorts(respond);
  const key = practiceKeys.cards(ports.userId, recordingId);
  ports.queryClient.setQueryData<Card[]>(key, [
    { ...sampleCard, id: "a", standing: "proposed" },
    { ...sampleCard, id: "b", standing: "proposed" },
  ]);
  const actor = startFlow(provideCardProposalsPorts(ports, recordingId), { recordingId });
  const readCards = () => ports.queryClient.getQueryData<Card[]>(key) ?? [];
  return {
    actor,
    requests,
    logged,
    readStandings: () => readCards().map(({ standing }) => standing),
    readFronts: () => readCards().map(({ front }) => front),
    /** Gives card "a" a front, as a read after another tab's change does. */
    setFront: (front: string) =>
      ports.queryClient.setQueryData<Card[]>(key, (cards) =>
        cards?.map((card) => (card.id === "a" ? { ...card, front } : card)),
      ),
  };
}

const keep = (cardId: string) => ({ cardId, to: { standing: "kept" }, from: { standing: "proposed" } }) as const;

test("PRC-03 Keep all sends one request, after which the cache has the decisions", async () => {
  const { actor, requests, readStandings } = begin(() => Response.json([{ id: "a" }, { id: "b" }]));
  actor.send({ type: "cards.changed", changes: [keep("a"), keep("b")] });
  await waitFor(actor, (snapshot) => snapshot.matches("saved"));
  expect(requests).toEqual([{ method: "PATCH", path: "/rest/v1/cards", body: { standing: "kept" } }]);
  expect(readStandings()).toEqual(["kept", "kept"]);
});

test("PRC-03 a decision that could not be saved is logged, and the cache doesn't have it", async () => {
  const { actor, logged, readStandings } = begin(() => new Response("<html>down</html>", { status: 502 }));
  actor.send({ type: "cards.changed", changes: [keep("a")] });
  const snapshot = await waitFor(actor, (each) => each.matches("failed"));
  expect([logged, readStandings(), getUnsaved(snapshot, "a")]).toEqual([
    ["Error updating cards"],
    ["proposed", "proposed"],
    [{ standing: "kept" }],
  ]);
});

test("PRC-03 shows the limit that the database names", async () => {
  const message = 'new row for relation "cards" violates check constraint "at_most_500_kept_cards"';
  const { actor } = begin(() => Response.json({ code: "23514", message }, { status: 400 }));
  actor.send({ type: "cards.changed", changes: [keep("a")] });
  const { context } = await waitFor(actor, (each) => each.matches("failed"));
  expect(context.failure?.reason).toContain("500");
});

test("COR-03 texts that another tab changed are not overwritten before the student is told", async () => {
  const { actor, requests, setFront, readFronts } = begin(({ body }) => {
    const { p_shown } = body as { p_shown: { front: string } };
    if (p_shown.front === "Theirs?") return Response.json("changed");
    setFront("Theirs?");
    return Response.json("changed-elsewhere");
  });
  const [front, back] = [sampleCard.front, sampleCard.back];
  const edit = { cardId: "a", to: { front: "Mine?", back }, from: { front, back } };
  actor.send({ type: "cards.changed", changes: [edit] });
  const refused = await waitFor(actor, (snapshot) => snapshot.matches("failed"));
  expect([refused.context.failure?.code, getUnsaved(refused, "a"), readFronts()]).toEqual([
    "changed-elsewhere",
    [],
    ["Theirs?", front],
  ]);
  actor.send({ type: "save.requested", shown: [{ id: "a", front: "Theirs?", back }] });
  await waitFor(actor, (snapshot) => snapshot.matches("saved"));
  expect(readFronts()).toEqual(["Mine?", front]);
  expect(requests).toEqual(
    [front, "Theirs?"].map((seen) => ({
      method: "POST",
      path: "/rest/v1/rpc/change_card",
      body: { p_card_id: "a", p_shown: { front: seen, back }, p_texts: { front: "Mine?", back } },
    })),
  );
});

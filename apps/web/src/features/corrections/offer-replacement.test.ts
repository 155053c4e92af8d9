import { toast } from "@lectern/ui/overlays/toaster";
import { beforeEach, expect, test, vi } from "vitest";
import { createTestPorts } from "../../testing/ports.ts";
import { recording } from "../../testing/samples.ts";
import { clearToasts, getToasts } from "../../testing/toasts.ts";
import { offerReplacement } from "./offer-replacement.ts";

// Test files share the toaster, which removes a toast in the next frame.
beforeEach(async () => {
  clearToasts();
  await vi.waitUntil(() => getToasts().length === 0);
});

const none = { title: 0, summary: 0, notes: 0, outline: 0, cards: 0 };

interface Button {
  readonly label: string;
  readonly onClick: () => void;
}

/** Offers with a model or none, and returns the labels of the offer's buttons, which can be pressed. */
async function offer(places: Partial<typeof none>, model: string | null) {
  const openNotes = vi.fn<() => void>();
  const { ports, requests } = createTestPorts(({ path }) => {
    if (path.endsWith("written_places")) return Response.json({ ...none, ...places });
    if (path.endsWith("who-writes")) return Response.json({ model, host: null });
    if (path.endsWith("retry-summary")) return Response.json({ status: "processing" });
    return Response.json({ error: "unexpected" }, { status: 500 });
  });
  await offerReplacement({ ...ports, openNotes }, recording.id, { from: "Smershikov", to: "Smerdyakov" });
  const shown = toast.getToasts()[0] as { action?: Button; cancel?: Button };
  const { action, cancel } = shown;
  return {
    labels: [cancel?.label, action?.label].filter((label) => label !== undefined),
    writeAgain: () => cancel?.onClick(),
    openNotes,
    sent: () => requests.filter(({ path }) => path.endsWith("retry-summary")).map(({ body }) => body),
  };
}

test("COR-01 offers to write a summary again that has the old word, where a model is there", async () => {
  const { labels, writeAgain, sent, openNotes } = await offer({ summary: 2, cards: 1 }, "llama");
  expect(getToasts()).toEqual([[undefined, "3 places still say Smershikov"]]);
  expect(labels).toEqual(["Write Again", "Replace"]);
  writeAgain();
  await expect.poll(sent).toEqual([{ recording_id: recording.id, corrected: true }]);
  await expect.poll(getToasts).toContainEqual([undefined, "AI is writing the summary again"]);
  expect(openNotes).not.toHaveBeenCalled();
});

test("COR-01 leads to where notes are written in a style, and asks for no summary that is right", async () => {
  const { writeAgain, sent, openNotes } = await offer({ notes: 1 }, "llama");
  writeAgain();
  expect(openNotes).toHaveBeenCalledTimes(1);
  expect(sent()).toEqual([]);
  expect(getToasts()).toContainEqual([undefined, "Pick a style to write the notes again"]);
});

test.each([
  ["without a model", { summary: 2 }, null],
  ["for cards and titles, which no model writes again", { title: 1, cards: 2 }, "llama"],
])("COR-01 offers to replace alone %s", async (_, places, model) => {
  expect((await offer(places, model)).labels).toEqual(["Replace"]);
});

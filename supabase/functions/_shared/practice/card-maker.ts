import { cardKinds, type ProposedCard } from "@lectern/domain/cards.ts";
import { escapeMarkdown } from "@lectern/domain/markdown.ts";
import { createCiter } from "@lectern/assistant/search/cite-lines.ts";
import { createCardPlacer, toStoredLines } from "@lectern/assistant/model/place-card.ts";
import type { Turn } from "@lectern/assistant/writer/answers/read-conversation.ts";
import type { Source } from "@lectern/transcript/source.ts";
import * as v from "valibot";
import { chooseNewCards } from "../assistant/model/write-cards.ts";
import type { StandingCard, WrittenAnswer } from "../assistant/writing.ts";
import type { Caller } from "../caller.ts";
import { readRows } from "../database.ts";
import type { FunctionDeps } from "../deps.ts";

const card = { front: v.string(), back: v.string(), quote: v.string(), first: v.number(), last: v.number() };
const standingCards = v.array(
  v.pipe(
    v.object({ ...card, edited_at: v.nullable(v.string()) }),
    v.transform(({ edited_at: editedAt, ...card }) => ({ ...card, isEdited: editedAt !== null })),
  ),
);
const readings = v.array(v.object({ cards: v.nullable(v.array(v.object({ ...card, kind: v.picklist(cardKinds) }))) }));

/** Reads a recording's cards, including dismissed ones, so that others are proposed. @throws DatabaseError */
export function readStandingCards(id: string, caller: Caller, deps: FunctionDeps): Promise<StandingCard[]> {
  const cards = deps.readAs(caller.token).from("cards");
  return readRows(standingCards, cards.select("front, back, quote, first, last, edited_at").eq("recording_id", id));
}

/**
 * Reads the cards that a model wrote when it read the recording (TUT-04). Leaves out cards that the recording already
 * has, and cards whose lines are gone from the transcript. @throws DatabaseError
 */
export async function readReadyCards(
  id: string,
  { source, existing }: { readonly source: Source; readonly existing: readonly StandingCard[] },
  caller: Caller,
  deps: FunctionDeps,
): Promise<ProposedCard[]> {
  const outlines = deps.readAs(caller.token).from("recording_outlines");
  const rows = await readRows(readings, outlines.select("cards").eq("recording_id", id));
  const ready = rows.flatMap(({ cards }) => cards ?? []);
  const place = createCardPlacer(source);
  return chooseNewCards(
    ready.flatMap((card) => {
      const proposal = place({ ...card, lines: `${card.first}-${card.last}` });
      return proposal?.quote === card.quote ? [proposal] : [];
    }),
    existing,
  );
}

/** Reads the questions of earlier quizzes in a conversation, as cards that are not to be asked again. */
export const readAskedCards = (history: readonly Turn[]): StandingCard[] =>
  history
    .filter(({ role }) => role === "assistant")
    .flatMap(({ content }) => [...content.matchAll(/^\d{1,2}\. \*\*(.+)\*\*$/gm)])
    .map(([, front = ""]) => ({ front, back: "", quote: "", first: -1, last: -1, isEdited: false }));

/** Writes cards as a quiz: questions and answers as text, which the page shows one by one (PRC-08). */
export function toQuiz(cards: readonly ProposedCard[], source: Source): WrittenAnswer {
  const { cite, listCited } = createCiter(
    toStoredLines(source).map(({ text, start }, line) => ({ text, line, start })),
  );
  const write = ({ front, back, first, last }: ProposedCard, index: number) =>
    `${index + 1}. **${escapeMarkdown(front)}**\n\n   ${escapeMarkdown(back)} ${cite(first, last)}`;
  return {
    outcome: "answer",
    message: cards.map(write).join("\n\n"),
    segments: listCited(),
    cards: cards.map(({ front, back, quote, first, last }) => ({ front, back, quote, first, last })),
  };
}

import { createCiter } from "@lectern/assistant/search/cite-lines.ts";
import { type Sentence, toSentences } from "@lectern/assistant/search/sentences.ts";
import { getWords } from "@lectern/assistant/words/words.ts";
import type { Lecture } from "@lectern/transcript/source.ts";
import type { SummaryStyle } from "@lectern/domain/summary-style.ts";
import { CUT, type OnText } from "../writing.ts";
import { toNumberedLine } from "./choose-passages.ts";
import { type Budget, countParts, toBudget, countTokens } from "./cost.ts";
import type { Model } from "./model.ts";
import { ModelFailure } from "./model-failure.ts";
import { notesPrompt, pointsPrompt } from "./prompts.ts";
import { createAnswerStream, createMessage } from "./stream-answer.ts";

const PARTS_AT_ONCE = 4;

/** The passages in runs of about the same length: each goes to the part in which it begins. */
function toParts(passages: readonly Sentence[], budget: Budget): string[] {
  const lines = passages.map((passage) => {
    const line = `${toNumberedLine(passage)}\n`;
    return { line, tokens: countTokens(line) };
  });
  const allTokens = lines.reduce((sum, { tokens }) => sum + tokens, 0);
  const parts = Array.from({ length: countParts(allTokens, budget) }, () => "");
  let tokensRead = 0;
  for (const { line, tokens } of lines) {
    parts[Math.floor((tokensRead * parts.length) / allTokens)]! += line;
    tokensRead += tokens;
  }
  return parts.filter((part) => part !== "");
}

async function takePoints(model: Model, parts: readonly string[], budget: Budget): Promise<string> {
  const points: string[] = [];
  for (let from = 0; from < parts.length; from += PARTS_AT_ONCE) {
    const batch = parts.slice(from, from + PARTS_AT_ONCE);
    const pending = batch.map((part, index) =>
      model.complete(pointsPrompt(part, from + index + 1, parts.length), budget.points),
    );
    // oxlint-disable-next-line no-await-in-loop -- a few at once, so that a long lecture is not taken for an attack
    points.push(...(await Promise.all(pending)).map(({ text }) => text));
  }
  return points.join("\n");
}

/**
 * Has a model write notes of a whole recording that cite its lines, of a long one in parts.
 *
 * @param onText called with each piece as it is written
 * @throws ModelFailure
 */
export async function writeNotes(
  model: Model,
  {
    style,
    lecture,
    focus = "",
  }: { readonly style: SummaryStyle; readonly lecture: Lecture; readonly focus?: string | undefined },
  onText?: OnText,
): Promise<string> {
  const budget = toBudget(model.window);
  const passages = toSentences(lecture, getWords(lecture.language));
  const isSpoken = (address: string) => lecture.transcript.includes(address);
  const parts = toParts(passages, budget);
  const material = parts.length > 1 ? await takePoints(model, parts, budget) : (parts[0] ?? "");

  const stream = createAnswerStream(createCiter(passages), isSpoken);
  const { write, getMessage } = createMessage(onText);
  const { isCut } = await model.complete(notesPrompt(style, material, focus), budget.notes, (piece) =>
    write(stream.read(piece)),
  );
  write(stream.end());
  const message = getMessage();
  if (message === "") throw new ModelFailure("empty", isCut ? "length" : "empty");
  return isCut ? `${message}\n\n${CUT}` : message;
}

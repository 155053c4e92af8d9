import { type Sentence, toSentences } from "@lectern/assistant/search/sentences.ts";
import { getWords } from "@lectern/assistant/words/words.ts";
import type { Lecture } from "@lectern/transcript/lecture.ts";
import type { Claim } from "@lectern/domain/claim.ts";
import { createSupportIndex, type SupportIndex } from "@lectern/assistant/support/support.ts";
import type { SummaryStyle } from "@lectern/domain/summary-style.ts";
import { CUT, type OnClaim } from "../writing.ts";
import { type Budget, countParts, toBudget, countTokens } from "./cost.ts";
import type { Model } from "./model.ts";
import { ModelFailure } from "./model-failure.ts";
import { notesPrompt, pointsPrompt } from "./prompts.ts";
import { createSentenceReader } from "./read-sentences.ts";
import { createThoughtFilter } from "./strip-thoughts.ts";
import { tidyMarkdown } from "./tidy-markdown.ts";

const PARTS_AT_ONCE = 4;

/** The passages in runs of about the same length: each goes to the part in which it begins. */
function toParts(passages: readonly Sentence[], budget: Budget): string[] {
  const lines = passages.map(({ text }) => ({ line: `${text}\n`, tokens: countTokens(`${text}\n`) }));
  const whole = lines.reduce((sum, { tokens }) => sum + tokens, 0);
  const parts = Array.from({ length: countParts(whole, budget) }, () => "");
  let read = 0;
  for (const { line, tokens } of lines) {
    parts[Math.floor((read * parts.length) / whole)]! += line;
    read += tokens;
  }
  return parts.filter((part) => part !== "");
}

/** What a model writes without its thoughts. */
async function completeText(model: Model, ...[messages, mostTokens]: Parameters<Model["complete"]>): Promise<string> {
  const thoughts = createThoughtFilter();
  const { text } = await model.complete(messages, mostTokens);
  return thoughts.read(text) + thoughts.end();
}

async function takePoints(model: Model, parts: readonly string[], budget: Budget): Promise<string> {
  const points: string[] = [];
  for (let from = 0; from < parts.length; from += PARTS_AT_ONCE) {
    const some = parts.slice(from, from + PARTS_AT_ONCE);
    const pending = some.map((part, at) =>
      completeText(model, pointsPrompt(part, from + at + 1, parts.length), budget.points),
    );
    // oxlint-disable-next-line no-await-in-loop -- a few at once, so that a long lecture is not taken for an attack
    points.push(...(await Promise.all(pending)));
  }
  return points.join("\n");
}

/**
 * Has a model write notes of a whole recording, a long one in parts.
 * @param onClaim called with each sentence as it is written, graded; without it nothing is graded
 * @throws ModelFailure
 */
export async function writeNotes(
  model: Model,
  { style, lecture }: { readonly style: SummaryStyle; readonly lecture: Lecture },
  onClaim?: OnClaim,
): Promise<string> {
  const budget = toBudget(model.window);
  const passages = toSentences(lecture, getWords(lecture.language));
  const spoken = lecture.segments ?? passages;
  const isSpoken = (address: string) => spoken.some(({ text }) => text.includes(address));
  const parts = toParts(passages, budget);
  const material = parts.length > 1 ? await takePoints(model, parts, budget) : (parts[0] ?? "");

  let index: SupportIndex | undefined;
  const report = (texts: readonly string[]) => {
    if (onClaim === undefined) return;
    index ??= createSupportIndex(spoken);
    for (const text of texts) onClaim({ text, ...index.check(text) } satisfies Claim);
  };
  const thoughts = createThoughtFilter();
  const reader = createSentenceReader((text) => tidyMarkdown(text, isSpoken));
  const { isCut } = await model.complete(notesPrompt(style, material), budget.notes, (piece) =>
    report(reader.read(thoughts.read(piece))),
  );
  report(reader.read(thoughts.end()));
  report(reader.end());
  const message = reader.message().trim();
  if (message === "") throw new ModelFailure("empty", isCut ? "length" : "empty");
  return isCut ? `${message}\n\n${CUT}` : message;
}

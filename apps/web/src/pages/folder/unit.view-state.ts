import type { ChatMessage } from "@lectern/domain/chat";
import { formatMoment } from "@lectern/domain/moment";
import { type RecordingSummary, toTitle } from "@lectern/domain/recording";

/** Sorts the recordings of a folder, oldest first. */
export const toAskable = (recordings: readonly RecordingSummary[]): readonly RecordingSummary[] =>
  recordings.toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));

/** Returns the ids to send with a question; undefined for the whole folder. */
export const toScope = (
  lectures: readonly Pick<RecordingSummary, "id">[],
  leftOut: ReadonlySet<string>,
): readonly string[] | undefined =>
  lectures.some(({ id }) => leftOut.has(id)) ? lectures.flatMap(({ id }) => (leftOut.has(id) ? [] : [id])) : undefined;

/**
 * Writes an answer as Markdown, for copying it elsewhere: each sentence with its lecture and time, which are links on
 * the page.
 */
export function toAnswerText(
  { content, claims = [] }: Pick<ChatMessage, "content" | "claims">,
  lectures: readonly Pick<RecordingSummary, "id" | "name">[],
): string {
  const names = new Map(lectures.map(({ id, name }) => [id, toTitle(name)]));
  const sources = claims.flatMap(({ recording, start }) => {
    const name = recording === undefined ? undefined : names.get(recording);
    return [name, start === undefined ? undefined : formatMoment(start)]
      .filter((part) => part !== undefined)
      .join(" · ");
  });
  let point = -1;
  return content
    .split("\n")
    .map((line) => {
      if (!line.startsWith("- ")) return line;
      const source = sources[(point += 1)];
      return source === undefined || source === "" ? line : `${line} (${source})`;
    })
    .join("\n");
}

/** Writes a conversation as Markdown, with each question as a heading. */
export const toUnitConversation = (
  messages: readonly ChatMessage[],
  lectures: readonly Pick<RecordingSummary, "id" | "name">[],
): string =>
  messages
    .map((message) =>
      message.role === "user" ? message.content.replaceAll(/^/gm, "### ") : toAnswerText(message, lectures),
    )
    .join("\n\n");

const MOST_STARTERS = 3;

/** Questions to begin with: the first of each lecture's own, the newest lectures first. */
export function toStarters(questions: readonly (readonly string[])[]): readonly string[] {
  const firsts = questions.flatMap((ofLecture) => ofLecture.slice(0, 1));
  return [...new Set(firsts)].slice(0, MOST_STARTERS);
}
